import type { AiAutomationsPage } from "../../../../content/services/types.ts";
import { NightLine } from "./night-line.tsx";
import styles from "./revolution.module.css";

/** What can be automated, and what that looks like over one night. */
export function Revolution({ revolution }: { revolution: AiAutomationsPage["revolution"] }) {
  const { candidates, aroundTheClock } = revolution;
  return (
    <>
      <div className={styles.row}>
        <div className={styles.head}>
          <h3 className={styles.title}>{candidates.title}</h3>
          <p className={styles.text}>{candidates.intro}</p>
        </div>
        <ul className={styles.candidates}>
          {candidates.items.map(({ title, description }) => (
            <li key={title} className={styles.candidate}>
              <h4 className={styles.name}>{title}</h4>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.row}>
        <div className={styles.head}>
          <h3 className={styles.title}>{aroundTheClock.title}</h3>
        </div>
        <p className={styles.lead}>{aroundTheClock.intro}</p>
      </div>
      <div className={styles.night}>
        <h4 className={styles.example}>{aroundTheClock.exampleTitle}</h4>
        <NightLine className={styles.line} />
        <ol className={styles.entries}>
          {aroundTheClock.items.map(({ time, description }) => (
            <li key={time} className={styles.entry}>
              <p className={styles.time}>{time}</p>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
