import { restoreLog } from "../../../../content/services/exhibits.ts";
import { Bar, Exhibit } from "../../../widgets/exhibit/exhibit.tsx";

const { steps, columns, total, ...exhibit } = restoreLog;
const planned = steps.reduce((sum, step) => sum + step.planned, 0);
const took = steps.reduce((sum, step) => sum + step.took, 0);

/** The log of a rehearsed restore: a bar for each step on one scale of time. */
export function RestoreLog() {
  return (
    <Exhibit {...exhibit}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.step}</th>
            <th scope="col">{columns.planned}</th>
            <th scope="col">{columns.took}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            <tr key={step.name}>
              <th scope="row">
                {step.name}
                <Bar
                  from={share(minutesBefore(at))}
                  to={share(minutesBefore(at + 1))}
                  strong={step.took > step.planned}
                />
              </th>
              <td>{minutes(step.planned)}</td>
              <td>{minutes(step.took)}</td>
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
    </Exhibit>
  );
}

function minutesBefore(at: number): number {
  return steps.slice(0, at).reduce((sum, step) => sum + step.took, 0);
}

const minutes = (count: number) => `${count}\u00a0min`;

const share = (time: number) => Math.round((time / took) * 1000) / 10;
