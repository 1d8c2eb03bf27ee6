import type { AiAutomationsPage } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./ai-automations.module.css";
import { picture as night } from "./timeline.picture.svg";

export function Opportunities({ revolution }: { revolution: AiAutomationsPage["revolution"] }) {
  const { candidates, aroundTheClock } = revolution;
  return (
    <>
      <div className={cx(primitives.beside, styles.row)}>
        <h3 className={primitives.title}>{candidates.title}</h3>
        <p className={cx(primitives.lead, styles.lead)}>{candidates.intro}</p>
      </div>
      <div className={cx(primitives.beside, styles.row)}>
        <h3 className={primitives.title}>{aroundTheClock.title}</h3>
        <p className={cx(primitives.lead, styles.lead)}>{aroundTheClock.intro}</p>
      </div>
      <div className={styles.timeline}>
        <h4 className={cx(primitives.label, styles.example)}>{aroundTheClock.exampleTitle}</h4>
        <Illustration picture={night} className={cx(primitives.wideOnly, styles.line)} />
        <ol className={cx(primitives.path, styles.entries)}>
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
