import { modelCard } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Bar } from "../../../widgets/exhibit/bar.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import { forecast as fan } from "./fans.picture.ts";
import styles from "./model-card.module.css";

const { heading, kind, forecast, parts, unit, columns, methods, rows, caption, sheet } = modelCard;
const largest = Math.max(...methods.map(({ error }) => error));

/** A lacquered card that hangs beside the machine: what was compared, and what the model is not for. */
export function ModelCard() {
  return (
    <div className={styles.hang}>
      <Paper caption={caption} sheet={sheet} className={styles.card}>
        <div data-tone="night" className={styles.face}>
          <p className={styles.kind}>{kind}</p>
          <h2 className={styles.name}>{heading}</h2>
          <Illustration picture={fan} label={forecast} className={styles.forecast} />
          <p className={cx(primitives.meta, styles.parts)}>
            {parts.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <table className={styles.methods}>
            <thead>
              <tr>
                <th scope="col">{columns.method}</th>
                <th scope="col">{columns.error}</th>
              </tr>
            </thead>
            <tbody>
              {methods.map(({ name, error, isChosen = false }) => (
                <tr key={name} className={isChosen ? styles.chosen : undefined}>
                  <th scope="row">
                    {name}
                    {isChosen && <span className={primitives.meta}>{unit}</span>}
                    <Bar to={(error / largest) * 100} strong={isChosen} />
                  </th>
                  <td>{`${error}%`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className={styles.rows}>
            {rows.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Paper>
    </div>
  );
}
