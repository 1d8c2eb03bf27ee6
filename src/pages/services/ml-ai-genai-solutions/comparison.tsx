import { comparison } from "../../../../content/services/exhibits.ts";
import { Bar, Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import styles from "./ml-ai-genai-solutions.module.css";

/** The sheet on which models are compared with what is done today. */
export function Comparison() {
  const { columns, methods, ...exhibit } = comparison;
  const largest = Math.max(...methods.map(({ error }) => error));
  return (
    <Exhibit {...exhibit}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.method}</th>
            <th scope="col">{columns.error}</th>
            <th scope="col">{columns.cost}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ name, error, cost, isChosen = false }) => (
            <tr key={name} className={isChosen ? styles.chosen : undefined}>
              <th scope="row">
                {name}
                <Bar to={(error / largest) * 100} strong={isChosen} />
              </th>
              <td>{`${error}\u00a0%`}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}
