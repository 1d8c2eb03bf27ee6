import type { AiAutomationsPage } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./opportunities.module.css";
import { night } from "./timeline.picture.ts";

export function Opportunities({ revolution }: { revolution: AiAutomationsPage["revolution"] }) {
  const { candidates, aroundTheClock } = revolution;
  return (
    <>
      <div className={cx(primitives.beside, styles.row)}>
        <div className={styles.head}>
          <h3 className={primitives.title}>{candidates.title}</h3>
          <p>{candidates.intro}</p>
        </div>
        <ul className={cx(primitives.two, styles.candidates)}>
          {candidates.items.map(({ title, description }) => (
            <li key={title} className={styles.candidate}>
              <h4 className={primitives.subtitle}>{title}</h4>
              <p className={primitives.soft}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={cx(primitives.beside, styles.row)}>
        <div className={styles.head}>
          <h3 className={primitives.title}>{aroundTheClock.title}</h3>
        </div>
        <p className={cx(primitives.lead, styles.lead)}>{aroundTheClock.intro}</p>
      </div>
      <div className={styles.timeline}>
        <h4 className={cx(primitives.label, styles.example)}>{aroundTheClock.exampleTitle}</h4>
        <Illustration picture={night} className={cx(primitives.wideOnly, styles.line)} />
        <ol className={cx(primitives.thread, styles.entries)}>
          {aroundTheClock.items.map(({ time, description }) => (
            <li key={time} className={styles.entry}>
              <p className={styles.time}>{time}</p>
              <p className={primitives.soft}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
