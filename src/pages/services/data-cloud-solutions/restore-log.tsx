import { restoreLog } from "../../../../content/services/exhibits.ts";
import codeFont from "../../../components/code-font/code-font.module.css";
import { cx } from "../../../components/cx.ts";
import { Hand } from "../../../widgets/exhibit/hand.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./restore-log.module.css";

const { heading, steps, columns, total, remark, caption, sheet } = restoreLog;
const planned = steps.reduce((sum, step) => sum + step.planned, 0);
const took = steps.reduce((sum, step) => sum + step.took, 0);

/** The log of a rehearsed restore, as continuous paper: a mark for each minute, those over the plan in orange. */
export function RestoreLog() {
  return (
    <Paper caption={caption} sheet={sheet} className={cx(codeFont.coded, styles.strip)}>
      <div data-tone="white" className={styles.print}>
        <h3 className={styles.heading}>{heading}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.step}</th>
              <th scope="col">{columns.planned}</th>
              <th scope="col">{columns.took}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.name}>
                <th scope="row">{step.name}</th>
                <td>{minutes(step.planned)}</td>
                <td className={step.took > step.planned ? styles.over : undefined}>
                  {minutes(step.took)}
                  <Minutes {...step} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td>{minutes(planned)}</td>
              <td>{minutes(took)}</td>
            </tr>
          </tfoot>
        </table>
        <Hand file="restore-log" text={remark} width={289} height={68} />
      </div>
    </Paper>
  );
}

function Minutes({ planned, took }: { planned: number; took: number }) {
  const row = (from: number, to: number, at: string) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => `M${2 + (from + i) * 6}${at}`).join("");
  return (
    <svg className={styles.minutes} viewBox="0 0 204 20" aria-hidden="true">
      <path className={styles.plan} d={row(0, planned, " 15v3")} />
      <path d={row(0, Math.min(planned, took), " 2v9")} />
      <path className={styles.late} d={row(planned, took, " 2v9")} />
    </svg>
  );
}

const minutes = (count: number) => `${count}\u00a0min`;
