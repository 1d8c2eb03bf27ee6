import { mlAiGenaiSolutions as content } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Tabs } from "../../../widgets/tabs/tabs.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero, useCasesId } from "../service-hero.tsx";
import { AdditionalIndustries } from "./additional-industries.tsx";
import { GenerativeAi } from "./generative-ai.tsx";
import { IndustryPanel } from "./industry-panel.tsx";
import { ModelCardDiagram } from "./model-card-diagram.tsx";
import { Outlook } from "./outlook.tsx";

const { meta, hero, generative, industries, additionalIndustries, outlook, closing } = content;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.mlAiGenAiSolutions.path} />
      <ServiceHero hero={hero} drawing={<ModelCardDiagram words={hero.diagram} />} />
      <Section tone="white" title={generative.title} intro={generative.intro}>
        <GenerativeAi items={generative.items} useCases={generative.useCases} />
      </Section>
      <Section tone="paper" id={useCasesId} title={industries.title} intro={industries.intro}>
        <Tabs
          label={industries.title}
          noun="Industry"
          layout="above"
          autoPlay={null}
          swipeHint={industries.swipeHint}
          tabs={industries.items.map((industry) => ({
            id: industry.key,
            title: industry.title,
            panel: <IndustryPanel industry={industry} labels={industries.labels} />,
          }))}
        />
      </Section>
      <Section tone="white" title={additionalIndustries.title} intro={additionalIndustries.intro}>
        <AdditionalIndustries items={additionalIndustries.items} />
      </Section>
      <Section tone="night" title={outlook.title} intro={outlook.intro}>
        <Outlook columns={outlook.items} />
      </Section>
      <ServiceClosing closing={closing} />
    </>
  );
}
