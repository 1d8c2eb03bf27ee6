import { forms } from "../../../../content/forms.ts";
import { profile } from "../../../../content/talent/exhibits.ts";
import { forTalents } from "../../../../content/talent/for-talents.ts";
import type { DetailedStep } from "../../../../content/talent/types.ts";
import { spread } from "../../../components/banner/spread.ts";
import bulleted from "../../../components/bulleted.module.css";
import counted from "../../../components/counted.module.css";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { TalentPage, TalentPaper } from "../talent-page.tsx";
import { picture as arrival } from "./arrival.picture.svg";
import styles from "./for-talents.module.css";
import { picture as landing } from "./landing.picture.svg";
import { openings } from "./openings.picture.ts";
import { receiptPicture } from "./receipt.picture.ts";
import { picture as rise } from "./rise.picture.svg";

const { reasons, steps } = forTalents;

const stepsId = "how-it-works";

export function Page() {
  return (
    <TalentPage
      path={urls.talentForTalents.path}
      content={forTalents}
      picture={openings}
      explanationId={stepsId}
      formId="join"
      form={forms.talent}
      paper={<TalentPaper {...profile} />}
      ending={spread}
    >
      <Section tone="paper" title={reasons.title}>
        <div className={cx(primitives.beside, styles.split)}>
          <div className={styles.panel}>
            <Illustration className={styles.drawing} picture={receiptPicture} />
          </div>
          <ul className={primitives.ruled}>
            {reasons.items.map(({ title, description }) => (
              <li key={title} className={styles.row}>
                <h3 className={primitives.title}>{title}</h3>
                <p className={styles.reason}>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section tone="night" id={stepsId} offset="100px" title={steps.title}>
        <Path steps={steps.items} />
      </Section>
    </TalentPage>
  );
}

/** The steps climb from left to right on wide screens, and run down on narrow ones. */
function Path({ steps }: { steps: readonly DetailedStep[] }) {
  return (
    <ol className={cx(primitives.path, counted.counted, styles.path)}>
      {steps.map(({ title, description, details }, index) => (
        <li key={title} className={styles.step}>
          {index < steps.length - 1 ? (
            <Illustration picture={rise} className={styles.rise} />
          ) : (
            <Illustration picture={arrival} className={styles.arrival} />
          )}
          <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
          <p className={styles.text}>{description}</p>
          <ul className={cx(bulleted.bulleted, styles.details)}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          {index === steps.length - 1 && <Illustration picture={landing} className={styles.landing} />}
        </li>
      ))}
    </ol>
  );
}
