import { forms } from "../../../../content/forms.ts";
import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import { trainingPlan } from "../../../../content/training/exhibits.ts";
import { grow } from "../../../components/banner/grow.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { Steps } from "../../../components/steps/steps.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { type AutoPlay, phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import styles from "./corporate-training.module.css";
import { projections } from "./market.picture.ts";
import { Programs } from "./programs.tsx";
import { picture as teams } from "./teams.picture.svg";
import paper from "./training-plan.module.css";

const { meta, hero, benefits, market, programs, reserve, closing } = corporateTraining;
const [projection, ...otherProjections] = market.items;

const reserveId = "reserve";

const benefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, resumesAfterMs: 5000 };

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.corporateTraining.path} />
      <Hero
        content={hero}
        sections={[reserveId]}
        drawing={<Illustration picture={teams} className={styles.teams} />}
      />
      <Section tone="paper" title={benefits.title}>
        <BenefitCarousel
          label={benefits.title}
          items={benefits.items}
          autoPlay={benefitsAutoPlay}
          layout="cells"
        />
      </Section>
      <Section tone="night" title={market.title} intro={market.intro}>
        <figure className={styles.figure}>
          <p className={styles.quote}>
            <b className={styles.big}>{projection?.value}</b>
            <span className={styles.period}>
              {market.measure} {projection?.period}, {projection?.caption}
            </span>
          </p>
          <Illustration picture={projections} className={styles.chart} />
          <figcaption className={cx(primitives.meta, styles.note)}>{market.scaleNote}</figcaption>
        </figure>
        <div className={styles.others}>
          {otherProjections.map(({ value, period, caption }) => (
            <p key={value} className={styles.other}>
              <b className={styles.value}>{value}</b>
              <span className={styles.when}>{period}</span>
              <span className={primitives.meta}>{caption}</span>
            </p>
          ))}
        </div>
        <p className={primitives.statement}>{market.conclusion}</p>
      </Section>
      <Programs programs={programs} reserveId={reserveId} />
      <TrainingPlan />
      <FormSection id={reserveId} content={reserve} form={forms.corporateTraining} offset="80px">
        <Steps steps={reserve.steps} />
        <div className={styles.contact}>
          <h3>{reserve.contact.title}</h3>
          <p>{reserve.contact.description}</p>
          <a className={styles.email} href={`mailto:${reserve.contact.email}`}>
            {reserve.contact.email}
          </a>
        </div>
      </FormSection>
      <MailBanner {...closing} ending={grow("corporate", 18, 3)} />
    </>
  );
}

/** The sheet on which a custom program is agreed. */
function TrainingPlan() {
  const { columns, teams, ...exhibit } = trainingPlan;
  return (
    <Exhibit {...exhibit} className={paper.plan}>
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
    </Exhibit>
  );
}
