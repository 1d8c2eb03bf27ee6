import { runRecord } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Hand } from "../../../widgets/exhibit/hand.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./run-record.module.css";

const { heading, caption, sheet, remark, steps } = runRecord;

/** The slip of the next morning: what one run did, with the time of each step. */
export function RunRecord() {
  return (
    <Paper caption={caption} sheet={sheet} className={styles.slip}>
      <h3>{heading}</h3>
      <ol className={cx(primitives.path, styles.trail)}>
        {steps.map(({ time, title, description, by }) => (
          <li key={time + title} className={by === "person" ? styles.person : undefined}>
            <time dateTime={time.padStart(8, "0")}>{time}</time>
            <p>
              <b>{title}</b> {description}
            </p>
          </li>
        ))}
      </ol>
      <Hand file="run-record" text={remark} width={258} height={30} />
    </Paper>
  );
}
