import { runRecord } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import styles from "../../../widgets/exhibit/exhibit.served.module.css";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";

/** What one run of an automation writes down. */
export function Served() {
  const { steps, ...sheet } = runRecord;
  return (
    <Exhibit {...sheet}>
      <ol className={styles.trail}>
        {steps.map(({ time, title, description, by }) => (
          <li key={title} className={cx(styles.step, by === "person" && styles.person)}>
            <time>{time}</time>
            <div>
              <h4>{title}</h4>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
