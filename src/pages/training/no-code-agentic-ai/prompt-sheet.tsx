import { promptSheet } from "../../../../content/training/exhibits.ts";
import { circleAt } from "../../../shared/drawing/paths.ts";
import { Hand } from "../../../widgets/exhibit/hand.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./no-code.module.css";

export function PromptSheet() {
  const { title, intro, heading, task, columns, versions, tried, remark, caption, sheet } = promptSheet;
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.intro}>{intro}</p>
      <Paper caption={caption} sheet={sheet} className={styles.card}>
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
          <Hand file="prompt-sheet" text={remark} width={303} height={70} />
        </div>
      </Paper>
    </div>
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
