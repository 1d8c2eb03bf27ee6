import { runRecord } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import styles from "./ai-automations.module.css";

/** What one run of an automation writes down. */
export function RunRecord() {
  const { steps, ...exhibit } = runRecord;
  return (
    <Exhibit {...exhibit}>
      <ol className={cx(primitives.path, styles.trail)}>
        {steps.map(({ time, title, description, by }) => (
          <li key={title} className={by === "person" ? styles.person : undefined}>
            <time dateTime={time.padStart(8, "0")}>{time}</time>
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
