import { forms } from "../../../../content/forms.ts";
import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { meet } from "../../../components/banner/meet.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { columnClass, Section, sectionClass } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { type AutoPlay, phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import canvas from "../hero-canvas.module.css";
import { benefitPictures } from "./benefits.picture.ts";
import styles from "./corporate-training.module.css";
import { projections } from "./market.picture.ts";
import { Programs } from "./programs.tsx";
import { teams } from "./teams.picture.ts";
import { PlanCalendar, TrainingPlan } from "./training-plan.tsx";

const { meta, hero, benefits, market, programs, reserve, closing } = corporateTraining;

const reserveId = "reserve";

const benefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, resumesAfterMs: 5000 };

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.corporateTraining.path} />
      <Hero
        content={hero}
        facts={hero.facts}
        sections={[reserveId]}
        drawing={
          <Illustration picture={teams} className={cx(canvas.drawing, styles.teams)} label={hero.drawing} />
        }
        drawingAt="beside"
      />
      <Section tone="paper" title={benefits.title}>
        <div className={cx(primitives.beside, styles.second)}>
          <BenefitCarousel
            label={benefits.title}
            items={benefits.items}
            autoPlay={benefitsAutoPlay}
            layout="lines"
            pictures={benefitPictures}
            figures={styles.benefits}
          />
          <TrainingPlan />
        </div>
      </Section>
      <Market />
      <Programs programs={programs} reserveId={reserveId} />
      <FormSection
        id={reserveId}
        content={reserve}
        form={forms.corporateTraining}
        offset="80px"
        fills
        under={<PlanCalendar />}
      />
      <MailBanner {...closing} ending={meet} />
    </>
  );
}

/** Published projections as lines to scale, with what is not known of them. */
function Market() {
  const { title, intro, items } = market;
  return (
    <section className={sectionClass}>
      <div className={columnClass}>
        <div className={styles.market}>
          <h2>{title}</h2>
          <dl className={styles.values}>
            {items.map(({ value, period, caption }, at) => (
              <div key={value}>
                <dt>{value}</dt>
                <dd>
                  {period}
                  {caption !== undefined && `, ${caption}`}
                  <Illustration picture={projections[at]} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={primitives.meta}>{intro}</p>
        </div>
      </div>
    </section>
  );
}
