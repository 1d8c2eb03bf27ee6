import { promptSheet } from "../../../../content/training/exhibits.ts";
import { circleAt } from "../../../shared/drawing/paths.ts";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import styles from "./no-code.module.css";

export function PromptSheet() {
  const { heading, task, columns, versions, tried, ...exhibit } = promptSheet;
  return (
    <Exhibit
      {...exhibit}
      className={styles.sheet}
      heading={
        <>
          <span>{heading}</span> {task}
        </>
      }
    >
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
    </Exhibit>
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
