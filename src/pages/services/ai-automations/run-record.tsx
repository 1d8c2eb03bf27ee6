import { runRecord } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { Hand } from "../../../widgets/exhibit/hand.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./run-record.module.css";

const { heading, caption, sheet, remark, steps } = runRecord;

/** The morning after the night: what one run did, with the time of each step, on a tape from the edge of the window. */
export function RunRecord() {
  return (
    <Section tone="paper" title={heading}>
      <Paper caption={caption} sheet={sheet} className={styles.tape}>
        <ol className={cx(primitives.path, styles.trail)}>
          {steps.map(({ time, title, description, by, wait }) => (
            <li key={time + title} className={by === "person" ? styles.person : undefined}>
              <time dateTime={time.padStart(8, "0")}>{time}</time>
              <p>
                <b>{title}</b> {description}
              </p>
              {wait !== undefined && <p className={styles.wait}>{wait}</p>}
            </li>
          ))}
        </ol>
        <Hand file="run-record" text={remark} width={258} height={30} />
      </Paper>
    </Section>
  );
}
