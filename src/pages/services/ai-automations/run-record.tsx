import { runRecord } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import styles from "../sheet.module.css";
import { Sheet } from "../sheet.tsx";

/** What one run of an automation writes down. */
export function RunRecord() {
  const { steps, heading, remark, ...exhibit } = runRecord;
  return (
    <Exhibit {...exhibit}>
      <Sheet heading={heading} remark={remark}>
        <ol className={cx(primitives.thread, styles.trail)}>
          {steps.map(({ time, title, description, by }) => (
            <li key={title} className={cx(styles.step, by === "person" && styles.person)}>
              <time dateTime={time.padStart(8, "0")}>{time}</time>
              <div>
                <h4>{title}</h4>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Sheet>
    </Exhibit>
  );
}
