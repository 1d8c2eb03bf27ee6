import { promptSheet } from "../../../../content/training/exhibits.ts";
import primitives from "../../../components/primitives.module.css";
import { circleAt } from "../../../shared/drawing/paths.ts";
import styles from "./no-code.module.css";

export function PromptSheet() {
  const { title, intro, heading, task, columns, versions, tried, remark, caption } = promptSheet;
  return (
    <figure>
      <h3 className={primitives.title}>{title}</h3>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.sheet}>
        <h4>
          <span>{heading}</span> {task}
        </h4>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.version}</th>
              <th scope="col">{columns.passed}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ prompt, passed, isKept }) => (
              <tr key={prompt} className={isKept && styles.kept}>
                <th scope="row">{prompt}</th>
                <td>
                  {`${passed} of ${tried}`}
                  <Dots filled={passed} of={tried} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.remark}>{remark}</p>
      </div>
      <figcaption className={primitives.meta}>{caption}</figcaption>
    </figure>
  );
}

function Dots({ filled, of }: { filled: number; of: number }) {
  const dots = Array.from({ length: of }, (_, at) => circleAt(at * 12 + 6, 6, 4));
  return (
    <svg viewBox={`0 0 ${of * 12} 12`} aria-hidden="true">
      <path className={styles.passed} d={dots.slice(0, filled).join("")} />
      <path d={dots.slice(filled).join("")} />
    </svg>
  );
}
