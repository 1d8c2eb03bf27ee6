import { conversationalAi as content } from "../../../../content/services/conversational-ai.ts";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Tabs } from "../../../widgets/tabs/tabs.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero, useCasesId } from "../service-hero.tsx";
import { Benefits } from "./benefits.tsx";
import { ConversationDiagram } from "./conversation-diagram.tsx";
import { UseCasePanel } from "./use-case-panel.tsx";
import { VoiceFeatures } from "./voice-features.tsx";

const { meta, hero, benefits, voice, useCases, closing } = content;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.conversationalAi.path} />
      <ServiceHero hero={hero} drawing={<ConversationDiagram words={hero.diagram} />} />
      <Section tone="paper" title={benefits.title} intro={benefits.intro}>
        <Benefits label={benefits.title} figure={benefits.figure} items={benefits.items} />
      </Section>
      <Section tone="night" title={voice.title} intro={voice.intro}>
        <VoiceFeatures items={voice.items} />
      </Section>
      <Section tone="white" id={useCasesId} title={useCases.title} intro={useCases.intro}>
        <Tabs
          label={useCases.title}
          noun="Use case"
          layout="beside"
          arrows="always"
          autoPlay={null}
          tabs={useCases.items.map((useCase) => ({
            id: useCase.key,
            title: useCase.label,
            panel: <UseCasePanel useCase={useCase} labels={useCases.labels} />,
          }))}
        />
      </Section>
      <ServiceClosing closing={closing} />
    </>
  );
}
