import type { DetailedStep } from "../../../../content/talent/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { picture as arrival } from "./arrival.picture.svg";
import styles from "./for-talents.module.css";
import { picture as rise } from "./rise.picture.svg";

/** The steps as a path that climbs from one to the next on wide screens, and runs down on narrow ones. */
export function Path({ steps }: { steps: readonly DetailedStep[] }) {
  return (
    <ol className={cx(primitives.path, primitives.counted, styles.path)}>
      {steps.map(({ title, description, details }, index) => (
        <li key={title} className={styles.step}>
          {index < steps.length - 1 ? (
            <Illustration picture={rise} className={styles.rise} />
          ) : (
            <Illustration picture={arrival} className={styles.arrival} />
          )}
          <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
          <p className={styles.text}>{description}</p>
          <ul className={cx(primitives.bulleted, styles.details)}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
