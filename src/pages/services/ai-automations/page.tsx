import { aiAutomations as content } from "../../../../content/services/ai-automations.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { BenefitRows, keyBenefitsAutoPlay, ServiceClosing, ServiceHero } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { CheckList, Part, Statistic, UseCases } from "../use-cases.tsx";
import styles from "./ai-automations.module.css";
import { Opportunities } from "./opportunities.tsx";
import { pipeline } from "./pipeline.picture.ts";
import { RunRecord } from "./run-record.tsx";

const { meta, hero, benefits, keyBenefits, revolution, useCases, faq, closing } = content;
const { labels } = useCases;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.aiAutomations.path} />
      <ServiceHero hero={hero} diagram={pipeline} />
      <Section tone="white" layout="split" title={benefits.title}>
        <BenefitRows items={benefits.items} />
      </Section>
      <RunRecord />
      <Section tone="paper" title={keyBenefits.title} intro={keyBenefits.intro}>
        <BenefitCarousel
          label={keyBenefits.title}
          items={keyBenefits.items}
          autoPlay={keyBenefitsAutoPlay}
          layout="cards"
        />
        <p className={primitives.statement}>{keyBenefits.statement}</p>
      </Section>
      <Section tone="night" title={revolution.title} intro={revolution.intro}>
        <Opportunities revolution={revolution} />
      </Section>
      <UseCases
        section={useCases}
        layout="above"
        panel={({ title, applications, impact, integration }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <div className={cx(panel.opening, styles.words)}>
              <h3 className={primitives.title}>{title}</h3>
              <CheckList label={labels.applications} items={applications} />
            </div>
            <div className={styles.side}>
              <Part label={labels.impact} className={panel.opening}>
                {impact.claim !== undefined && <Statistic claim={impact.claim} />}
                <p className={impact.claim === undefined ? panel.quote : panel.text}>{impact.description}</p>
              </Part>
              <Part label={labels.integration} className={styles.integration}>
                <p>{integration}</p>
              </Part>
            </div>
          </div>
        )}
      />
      <ServiceClosing faq={faq} closing={closing} />
    </>
  );
}
