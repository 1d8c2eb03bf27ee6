import { dataCloudSolutions as content } from "../../../../content/services/data-cloud-solutions.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { Statement } from "../../../components/statement/statement.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { keyBenefitsAutoPlay } from "../key-benefits.ts";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { Statistic } from "../statistic.tsx";
import panel from "../use-cases.module.css";
import { Part, UseCases } from "../use-cases.tsx";
import partStyles from "./infrastructure.module.css";
import { layers } from "./layers.picture.ts";
import { RestoreLog } from "./restore-log.tsx";
import { stack } from "./stack.picture.ts";
import styles from "./use-case.module.css";

const { meta, hero, infrastructure, benefits, useCases, faq, closing } = content;
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
        <Statement>{infrastructure.statement}</Statement>
      </Section>
      <Section tone="night" layout="split" title={benefits.title}>
        <BenefitCarousel
          label={benefits.title}
          items={benefits.items}
          autoPlay={keyBenefitsAutoPlay}
          layout="rows"
        />
      </Section>
      <RestoreLog />
      <UseCases
        section={useCases}
        layout="above"
        arrows="always"
        panel={({ title, features, outcome, claim, useCase }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
            <div className={styles.side}>
              <Part label={labels.features}>
                <ol className={cx(primitives.ruled, primitives.numbered, styles.features)}>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ol>
              </Part>
              {claim !== undefined && <Statistic claim={claim} />}
            </div>
            <div className={styles.side}>
              <Part label={labels.outcome} className={panel.opening}>
                <p className={panel.quote}>{outcome}</p>
                {claim !== undefined && <p className={panel.text}>{claim.note}</p>}
              </Part>
              <Part label={labels.useCase} className={primitives.note}>
                <p>{useCase}</p>
              </Part>
            </div>
          </div>
        )}
      />
      <ServiceClosing faq={faq} closing={closing} />
    </>
  );
}
