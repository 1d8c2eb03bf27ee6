import { dataCloudSolutions as content } from "../../../../content/services/data-cloud-solutions.ts";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Tabs } from "../../../widgets/tabs/tabs.tsx";
import { KeyBenefits } from "../key-benefits.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero, useCasesId } from "../service-hero.tsx";
import { Infrastructure } from "./infrastructure.tsx";
import { StackDiagram } from "./stack-diagram.tsx";
import { UseCasePanel } from "./use-case-panel.tsx";

const { meta, hero, infrastructure, benefits, useCases, closing } = content;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.dataCloudSolutions.path} />
      <ServiceHero hero={hero} drawing={<StackDiagram words={hero.diagram} />} />
      <Section tone="paper" title={infrastructure.title} intro={infrastructure.intro}>
        <Infrastructure items={infrastructure.items} />
      </Section>
      <Section tone="night" title={benefits.title} intro={benefits.intro}>
        <KeyBenefits {...benefits} layout="cells" />
      </Section>
      <Section tone="white" id={useCasesId} title={useCases.title} intro={useCases.intro}>
        <Tabs
          label={useCases.title}
          noun="Use case"
          layout="above"
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
