import { forms } from "../../../../content/forms.ts";
import { roleSheet } from "../../../../content/talent/exhibits.ts";
import { forClients } from "../../../../content/talent/for-clients.ts";
import { choose } from "../../../components/banner/choose.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { TalentPage, TalentPaper } from "../talent-page.tsx";
import styles from "./for-clients.module.css";
import { joining } from "./missing.picture.ts";
import { team } from "./team.picture.ts";

const { roles, progress, reasons } = forClients;

const formId = "find-your-talent";

const progressId = "ai-progresses";

export function Page() {
  return (
    <TalentPage
      path={urls.talentForClients.path}
      content={forClients}
      picture={joining}
      explanationId={progressId}
      formId={formId}
      form={forms.client}
      paper={<TalentPaper {...roleSheet} />}
      ending={choose}
    >
      <Section tone="paper" title={roles.title} intro={roles.intro}>
        <Carousel
          label={roles.title}
          autoPlay={null}
          className={styles.index}
          slides={roles.items.map(({ title, description, skills }) => ({
            title,
            content: (
              <div className={cx(primitives.card, styles.role)}>
                <h3>
                  <SectionLink to={formId} className={styles.ask}>
                    {title}
                  </SectionLink>
                </h3>
                <p>{description}</p>
                <Fan />
                <ul className={styles.skills}>
                  {skills.map((skill) => (
                    <li key={skill}>{skill}</li>
                  ))}
                </ul>
              </div>
            ),
          }))}
        />
      </Section>
      <Section tone="night" id={progressId} offset="100px" title={progress.title} intro={progress.intro}>
        <figure className={styles.team}>
          <Illustration picture={team} className={styles.drawing} />
          <figcaption className={cx(primitives.label, styles.stages)}>
            {progress.stages.map((stage) => (
              <span key={stage}>{stage}</span>
            ))}
            <span className={styles.fresh}>{progress.fresh}</span>
          </figcaption>
        </figure>
        <ul className={cx(primitives.four, styles.promises)}>
          {progress.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="white" title={reasons.title}>
        <BenefitCarousel
          label={reasons.title}
          items={reasons.items}
          autoPlay={phoneAutoPlay}
          layout="lines"
        />
      </Section>
    </TalentPage>
  );
}

/** A role's strands to its four skills, stretched to their height. */
function Fan() {
  const ends = [12.5, 37.5, 62.5, 87.5];
  return (
    <svg className={styles.fan} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={ends.map((y) => `M0 50C55 50 45 ${y} 100 ${y}`).join("")} />
      <path className={styles.ends} d={`M0 50h0${ends.map((y) => `M100 ${y}h0`).join("")}`} />
    </svg>
  );
}
