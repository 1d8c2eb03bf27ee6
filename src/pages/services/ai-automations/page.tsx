import { aiAutomations as content } from "../../../../content/services/ai-automations.ts";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Tabs } from "../../../widgets/tabs/tabs.tsx";
import { KeyBenefits } from "../key-benefits.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero, useCasesId } from "../service-hero.tsx";
import { BenefitRows } from "./benefit-rows.tsx";
import { Opportunities } from "./opportunities.tsx";
import { PipelineDiagram } from "./pipeline-diagram.tsx";
import { UseCasePanel } from "./use-case-panel.tsx";

const { meta, hero, benefits, keyBenefits, revolution, useCases, closing } = content;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.aiAutomations.path} />
      <ServiceHero hero={hero} drawing={<PipelineDiagram words={hero.diagram} />} />
      <Section tone="white" layout="split" title={benefits.title} intro={benefits.intro}>
        <BenefitRows items={benefits.items} />
      </Section>
      <Section tone="paper" title={keyBenefits.title} intro={keyBenefits.intro}>
        <KeyBenefits {...keyBenefits} layout="cards" />
      </Section>
      <Section tone="night" title={revolution.title} intro={revolution.intro}>
        <Opportunities revolution={revolution} />
      </Section>
      <Section tone="white" id={useCasesId} title={useCases.title} intro={useCases.intro}>
        <Tabs
          label={useCases.title}
          noun="Use case"
          layout="above"
          autoPlay={null}
          tabs={useCases.items.map((useCase) => ({
            id: useCase.key,
            title: useCase.title,
            panel: <UseCasePanel useCase={useCase} labels={useCases.labels} />,
          }))}
        />
      </Section>
      <ServiceClosing closing={closing} />
    </>
  );
}
