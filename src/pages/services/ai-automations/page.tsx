import { aiAutomations as content } from "../../../../content/services/ai-automations.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { KeyBenefits } from "../key-benefits.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { Statistic } from "../statistic.tsx";
import panel from "../use-cases.module.css";
import { CheckList, Part, UseCases } from "../use-cases.tsx";
import rows from "./benefit-rows.module.css";
import { Opportunities } from "./opportunities.tsx";
import { pipeline } from "./pipeline.picture.ts";
import styles from "./use-case.module.css";

const { meta, hero, benefits, keyBenefits, revolution, useCases, closing } = content;
const { labels } = useCases;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.aiAutomations.path} />
      <ServiceHero hero={hero} diagram={pipeline} />
      <Section tone="white" layout="split" title={benefits.title} intro={benefits.intro}>
        <ul className={primitives.ruled}>
          {benefits.items.map(({ icon, title, description }) => (
            <li key={title} className={rows.row}>
              <h3 className={rows.title}>
                <Icon name={icon} />
                {title}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="paper" title={keyBenefits.title} intro={keyBenefits.intro}>
        <KeyBenefits {...keyBenefits} layout="cards" />
      </Section>
      <Section tone="night" title={revolution.title} intro={revolution.intro}>
        <Opportunities revolution={revolution} />
      </Section>
      <UseCases
        section={useCases}
        layout="above"
        panel={({ title, description, applications, impact, integration }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <div className={panel.opening}>
              <h3 className={primitives.title}>{title}</h3>
              <p className={cx(panel.text, styles.text)}>{description}</p>
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
      <ServiceClosing closing={closing} />
    </>
  );
}
