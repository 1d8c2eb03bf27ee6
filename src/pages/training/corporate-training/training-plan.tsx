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

/** When the plan's sessions are: a column for each team, from the first day to the last. */
export function PlanCalendar() {
  return (
    <div className={cx(primitives.wideOnly, styles.calendar)}>
      <h3>{calendar.title}</h3>
      <p className={styles.intro}>{calendar.intro}</p>
      <Paper caption={calendar.caption}>
        <div className={cx(styles.plan, styles.weeks)}>
          <h4>{calendar.heading}</h4>
          <p className={cx(primitives.wrap, primitives.meta, styles.legend)} aria-hidden="true">
            <span>{calendar.day}</span>
            <span>{calendar.evening}</span>
          </p>
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
                <dd aria-hidden="true">
                  <Days days={days} inEvenings={sessions === calendar.evenings} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Paper>
    </div>
  );
}

/** Where a day begins, in a view box of three weeks with a gap between them. */
const dayAt = (day: number) => 10 * day + 4 * Math.floor(day / 5);

/** Three weeks of a team: a bar for each day, of which a session takes the first half, and the evenings at its right. */
function Days({ days, inEvenings }: { days: readonly number[]; inEvenings: boolean }) {
  const all = Array.from({ length: 15 }, (_, day) => `M0 ${dayAt(day) + 0.75}h60v8.5h-60z`);
  const marks = days.map((day) =>
    inEvenings ? `M76 ${dayAt(day) + 5}h0` : `M0 ${dayAt(day) + 0.75}h30v8.5h-30z`,
  );
  return (
    <svg viewBox="0 0 100 158" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.day} d={all.join("")} />
      <path className={inEvenings ? styles.evening : styles.halfDay} d={marks.join("")} />
    </svg>
  );
}
