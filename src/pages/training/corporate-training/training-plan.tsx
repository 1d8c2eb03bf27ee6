import { trainingPlan } from "../../../../content/training/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Hand } from "../../../widgets/exhibit/hand.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./training-plan.module.css";

const { title, intro, columns, teams, heading, remark, caption, sheet, calendar } = trainingPlan;

/** The sheet on which a custom program is agreed. */
export function TrainingPlan() {
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.intro}>{intro}</p>
      <Paper caption={caption} sheet={sheet}>
        <div className={styles.plan}>
          <h4>{heading}</h4>
          <p className={cx(primitives.meta, styles.heads)} aria-hidden="true">
            {Object.values(columns).map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
          <dl className={styles.rows}>
            {teams.map(({ name, task, sessions, result }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span>{columns.task}</span> {task}
                </dd>
                <dd>
                  <span>{columns.sessions}</span> {sessions}
                </dd>
                <dd>
                  <span>{columns.result}</span> {result}
                </dd>
              </div>
            ))}
          </dl>
          <Hand file="training-plan" text={remark} width={182} height={39} />
        </div>
      </Paper>
    </div>
  );
}

/** When the plan's sessions are: half days from the top of their day, evenings at its foot. */
export function PlanCalendar() {
  return (
    <div className={cx(primitives.wideOnly, styles.calendar)}>
      <h3>{calendar.title}</h3>
      <p className={styles.intro}>{calendar.intro}</p>
      <Paper caption={calendar.caption}>
        <div className={cx(styles.plan, styles.weeks)}>
          <h4>{calendar.heading}</h4>
          <p className={cx(primitives.meta, styles.week)} aria-hidden="true">
            {calendar.weeks.map((week) => (
              <span key={week}>{week}</span>
            ))}
          </p>
          <dl className={styles.teams}>
            {teams.map(({ name, sessions, days }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sessions}</dd>
                <Days days={days} inEvenings={sessions === calendar.evenings} />
              </div>
            ))}
          </dl>
        </div>
      </Paper>
    </div>
  );
}

/** Three weeks of a team, stretched to the height of its row. */
function Days({ days, inEvenings }: { days: readonly number[]; inEvenings: boolean }) {
  const marks = days.map((day) => (inEvenings ? `M${day * 10 + 5} 84h0` : `M${day * 10 + 1} 0h8v46h-8z`));
  const lines = Array.from({ length: 16 }, (_, day) => (day % 5 === 0 ? "" : `M${day * 10} 0v100`));
  return (
    <svg viewBox="0 0 150 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={lines.join("")} />
      <path className={styles.monday} d="M0 0v100M50 0v100M100 0v100M150 0v100" />
      <path className={inEvenings ? styles.evening : styles.halfDay} d={marks.join("")} />
    </svg>
  );
}
