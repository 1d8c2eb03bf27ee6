import type { DetailedStep } from "../../../../content/talent/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import styles from "./path.module.css";

/** The steps as a path that climbs from one to the next on wide screens, and runs down on narrow ones. */
export function Path({ steps }: { steps: readonly DetailedStep[] }) {
  return (
    <ol className={cx(primitives.thread, styles.path)}>
      {steps.map(({ title, description, details }, index) => (
        <li key={title} className={styles.step}>
          {index < steps.length - 1 ? <Rise /> : <Arrival />}
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
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

function Rise() {
  return (
    <svg className={styles.rise} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 100C55 100 45 0 100 0" />
    </svg>
  );
}

function Arrival() {
  return (
    <svg className={styles.arrival} viewBox="0 0 200 80" aria-hidden="true">
      <path d="M0 78C90 78 100 30 186 14" />
      <path className={styles.tip} d="M168 2l21 11-14 20" />
    </svg>
  );
}
