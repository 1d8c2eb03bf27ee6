import { dataCloudSolutions as content } from "../../../../content/services/data-cloud-solutions.ts";
import { costSheet, restoreLog } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import numbered from "../../../components/numbered.module.css";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import topped from "../../../components/topped.module.css";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import place from "../../../widgets/form-ground/form-ground.module.css";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import cards from "../cards.module.css";
import { ServiceHero } from "../service-hero.tsx";
import { ServiceNote } from "../service-note.tsx";
import { keyBenefitsAutoPlay, ServiceClosing } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { Part, Statistic, UseCases } from "../use-cases.tsx";
import { benefitPictures } from "./benefits.picture.ts";
import { casePictures } from "./cases.picture.ts";
import styles from "./data-cloud-solutions.module.css";
import { ground } from "./ending.picture.ts";
import { picture as curves } from "./layer-curves.picture.svg";
import { picture as grid } from "./layer-grid.picture.svg";
import { picture as table } from "./layer-table.picture.svg";
import { picture as windows } from "./layer-windows.picture.svg";
import { RestoreLog } from "./restore-log.tsx";
import { stack } from "./stack.picture.ts";

const { meta, hero, infrastructure, benefits, useCases, faq, closing } = content;
const { labels } = useCases;

const layers = [grid, table, curves, windows];

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.dataCloudSolutions.path} />
      <ServiceHero hero={hero} diagram={stack} />
      <Section tone="paper" title={infrastructure.title} intro={infrastructure.intro}>
        <ul className={cx(cards.cards, topped.rows, styles.parts)}>
          {infrastructure.items.map(({ title, description }, at) => (
            <li key={title} className={styles.part}>
              <Illustration picture={layers[at]} className={styles.drawing} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="white" title={benefits.title}>
        <BenefitCarousel
          label={benefits.title}
          items={benefits.items}
          autoPlay={keyBenefitsAutoPlay}
          layout="columns"
          pictures={benefitPictures}
          figures={styles.figures}
        />
      </Section>
      <Section tone="night" layout="split" title={restoreLog.title} intro={restoreLog.intro}>
        <div className={styles.hangs}>
          <RestoreLog />
        </div>
      </Section>
      <UseCases
        section={useCases}
        layout="above"
        arrows="always"
        panel={({ key, title, features, outcome, claim, useCase }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
            <Part label={labels.outcome} className={styles.opening}>
              <p className={cx(panel.quote, styles.outcome)}>{outcome}</p>
              <Illustration picture={casePictures[key]} className={styles.case} />
              {claim !== undefined && (
                <div className={styles.claim}>
                  <Statistic claim={claim} />
                </div>
              )}
            </Part>
            <Part label={labels.features} className={styles.list}>
              <ol className={cx(primitives.ruled, numbered.numbered, styles.features)}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ol>
            </Part>
            <Part label={labels.useCase} className={cx(panel.note, styles.note)}>
              <p>{useCase}</p>
            </Part>
            {claim !== undefined && <p className={cx(primitives.meta, styles.promise)}>{claim.note}</p>}
          </div>
        )}
      />
      <ServiceClosing faq={faq} closing={closing} picture={ground} place={cx(place.mint, place.left)}>
        <ServiceNote note={costSheet} hand={{ file: "cost-sheet", width: 226, height: 68 }} />
      </ServiceClosing>
    </>
  );
}
