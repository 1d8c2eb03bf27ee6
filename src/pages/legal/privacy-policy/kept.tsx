import { whatIsKept } from "../../../../content/legal/what-is-kept.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import styles from "./kept.module.css";

const { title, columns, scale, rows, note } = whatIsKept;

/** What is stored, as lines on one scale of time: short lives first. */
export function Kept() {
  return (
    <div className={styles.kept}>
      <table className={styles.table}>
        <caption className={cx(primitives.title, styles.title)}>{title}</caption>
        <thead className={primitives.meta}>
          <tr>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{columns.who}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.life}</span>
              <span className={styles.scale} aria-hidden="true">
                {scale.map((mark) => (
                  <span key={mark}>{mark}</span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, why, who, until, life }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{why}</td>
              <td>{who}</td>
              <td className={styles.life}>
                <span className={cx(styles.line, styles[until])} aria-hidden="true" />
                {life}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={cx(primitives.meta, styles.note)}>{note}</p>
    </div>
  );
}
