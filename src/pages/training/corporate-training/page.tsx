import { forms } from "../../../../content/forms.ts";
import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import { trainingPlan } from "../../../../content/training/exhibits.ts";
import { grow } from "../../../components/banner/grow.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { type AutoPlay, phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import styles from "./corporate-training.module.css";
import { projections } from "./market.picture.ts";
import { Programs } from "./programs.tsx";
import { picture as teams } from "./teams.picture.svg";
import paper from "./training-plan.module.css";

const { meta, hero, benefits, market, programs, reserve, closing } = corporateTraining;

const reserveId = "reserve";

/** Where the rings are, in percent of the drawing. */
const rings = [
  [36, 13],
  [40.88, 28.6],
  [40.13, 44.2],
  [39.79, 59.8],
  [42.5, 75.4],
  [41.46, 91],
] as const;

const namedTeams = {
  ...teams,
  words: rings.map(([x, y], at) => ({
    text: hero.teams[at] ?? "",
    x: `${x + 2}%`,
    y: `${y}%`,
    dy: "-1.15em",
  })),
};

const benefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, resumesAfterMs: 5000 };

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.corporateTraining.path} />
      <Hero
        content={hero}
        sections={[reserveId]}
        drawing={<Illustration picture={namedTeams} className={styles.teams} />}
      />
      <Section tone="paper" title={benefits.title}>
        <BenefitCarousel
          label={benefits.title}
          items={benefits.items}
          autoPlay={benefitsAutoPlay}
          layout="cells"
        />
      </Section>
      <Market />
      <Programs programs={programs} reserveId={reserveId} />
      <FormSection
        id={reserveId}
        content={reserve}
        form={forms.corporateTraining}
        offset="80px"
        under={<TrainingPlan />}
      />
      <MailBanner {...closing} ending={grow("corporate", 18, 3)} />
    </>
  );
}

/** Projections on one scale, of one size, with what is not known of them below. */
function Market() {
  return (
    <Section tone="night" layout="split" title={market.title}>
      <figure className={styles.figure}>
        <Illustration picture={projections} className={styles.chart} />
        <dl className={cx(primitives.three, styles.values)}>
          {market.items.map(({ value, period, caption }) => (
            <div key={value}>
              <dt className={styles.value}>{value}</dt>
              <dd>
                {period}, {caption}
              </dd>
            </div>
          ))}
        </dl>
        <figcaption className={primitives.meta}>
          {market.intro} {market.scaleNote}
        </figcaption>
      </figure>
    </Section>
  );
}

/** The sheet on which a custom program is agreed. */
function TrainingPlan() {
  const { title, intro, columns, teams, heading, caption, sheet } = trainingPlan;
  return (
    <>
      <h3>{title}</h3>
      <p className={paper.intro}>{intro}</p>
      <Paper caption={caption} sheet={sheet}>
        <div className={paper.plan}>
          <h4>{heading}</h4>
          <dl>
            {teams.map(({ name, task, sessions, result }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span>{columns.task}</span> {task}
                </dd>
                <dd>
                  <span>{columns.sessions}</span> {sessions}
                </dd>
                <dd>
                  <span>{columns.result}</span> {result}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Paper>
    </>
  );
}
