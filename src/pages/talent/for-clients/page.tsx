import { forms } from "../../../../content/forms.ts";
import { forClients } from "../../../../content/talent/for-clients.ts";
import type { Item } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { TalentPage } from "../talent-page.tsx";
import styles from "./for-clients.module.css";
import { picture as network } from "./network.picture.svg";
import { picture as arrive } from "./team-arrive.picture.svg";
import { picture as gather } from "./team-gather.picture.svg";
import { picture as learn } from "./team-learn.picture.svg";
import { picture as scale } from "./team-scale.picture.svg";

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

/** Four pictures of a team that join at their edges: it gathers, learns, scales and arrives. */
const team = [gather, learn, scale, arrive];

function Promises({ promises }: { promises: readonly Item[] }) {
  return (
    <ul className={primitives.four}>
      {promises.map(({ title, description }, index) => (
        <li key={title} className={styles.promise}>
          <Illustration picture={team[index]} className={styles.drawing} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
