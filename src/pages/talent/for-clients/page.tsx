import { forms } from "../../../../content/forms.ts";
import { forClients } from "../../../../content/talent/for-clients.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { TalentPage } from "../talent-page.tsx";
import styles from "./for-clients.module.css";
import { picture as network } from "./network.picture.svg";
import { Promises } from "./promises.tsx";

const { roles, progress, reasons } = forClients;

const progressId = "ai-progresses";

export function Page() {
  return (
    <TalentPage
      path={urls.talentForClients.path}
      content={forClients}
      picture={network}
      explanationId={progressId}
      formId="find-your-talent"
      form={forms.client}
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
                <h3 className={primitives.title}>{title}</h3>
                <p>{description}</p>
                <ul className={cx(primitives.bulleted, styles.skills)}>
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
        <Promises promises={progress.items} />
        <p className={primitives.statement}>{progress.statement}</p>
      </Section>
      <Section tone="white" layout="split" title={reasons.title}>
        <BenefitCarousel label={reasons.title} items={reasons.items} autoPlay={phoneAutoPlay} layout="rows" />
      </Section>
    </TalentPage>
  );
}
