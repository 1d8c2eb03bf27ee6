import { corporateTraining } from "../../../../content/training/corporate-training.ts";
import { trainingPlan } from "../../../../content/training/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./training-plan.module.css";

const { title, intro, columns, teams, heading, caption, sheet, empty } = trainingPlan;

/** The sheet on which a custom program is agreed. */
export function TrainingPlan() {
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.intro}>{intro}</p>
      <Paper caption={caption} sheet={sheet}>
        <div className={styles.plan}>
          <h4>{heading}</h4>
          <dl>
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
        </div>
      </Paper>
    </div>
  );
}

/** The same sheet for the visitor's own teams. */
export function EmptyPlan() {
  return (
    <div className={cx(primitives.wideOnly, styles.empty)}>
      <h3>{empty.title}</h3>
      <p className={styles.intro}>{empty.intro}</p>
      <Paper caption={empty.caption}>
        <div className={cx(styles.plan, styles.blankPlan)}>
          <h4>{empty.heading}</h4>
          <ul className={styles.blank}>
            {corporateTraining.hero.teams.map((team) => (
              <li key={team}>{team}</li>
            ))}
          </ul>
        </div>
      </Paper>
    </div>
  );
}
