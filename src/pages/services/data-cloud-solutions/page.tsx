import { dataCloudSolutions as content } from "../../../../content/services/data-cloud-solutions.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { KeyBenefits } from "../key-benefits.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { Statistic } from "../statistic.tsx";
import panel from "../use-cases.module.css";
import { Part, UseCases } from "../use-cases.tsx";
import partStyles from "./infrastructure.module.css";
import { layers } from "./layers.picture.ts";
import { stack } from "./stack.picture.ts";
import styles from "./use-case.module.css";

const { meta, hero, infrastructure, benefits, useCases, closing } = content;
const { labels } = useCases;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.dataCloudSolutions.path} />
      <ServiceHero hero={hero} diagram={stack} />
      <Section tone="paper" title={infrastructure.title} intro={infrastructure.intro}>
        <ol className={cx(primitives.four, partStyles.parts)}>
          {infrastructure.items.map(({ title, description }, at) => (
            <li key={title} className={partStyles.part}>
              <Illustration picture={layers[at]} className={partStyles.drawing} />
              <div className={partStyles.words}>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="night" title={benefits.title} intro={benefits.intro}>
        <KeyBenefits {...benefits} layout="cells" />
      </Section>
      <UseCases
        section={useCases}
        layout="above"
        arrows="always"
        panel={({ title, features, outcome, claim, useCase }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
            <Part label={labels.features} className={styles.list}>
              <ol className={cx(primitives.ruled, primitives.numbered, styles.features)}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ol>
            </Part>
            <div className={styles.side}>
              <Part label={labels.outcome} className={panel.opening}>
                <p className={panel.quote}>{outcome}</p>
                {claim !== undefined && <Statistic claim={claim} />}
              </Part>
              <Part label={labels.useCase} className={primitives.note}>
                <p>{useCase}</p>
              </Part>
            </div>
          </div>
        )}
      />
      <ServiceClosing closing={closing} />
    </>
  );
}
