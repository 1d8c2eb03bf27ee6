import { trainingPlan } from "../../../../content/training/exhibits.ts";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import styles from "./training-plan.module.css";

/** The sheet that a custom program is agreed on. */
export function TrainingPlan() {
  const { columns, teams, ...exhibit } = trainingPlan;
  return (
    <Exhibit {...exhibit} className={styles.plan}>
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
    </Exhibit>
  );
}
