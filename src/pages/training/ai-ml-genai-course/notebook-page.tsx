import { notebookPage } from "../../../../content/training/exhibits.ts";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import styles from "./ai-ml-genai-course.module.css";

/** A page of a learner's notebook: a mistake, crossed out, and its correction. */
export function NotebookPage() {
  const { cells, labels, ...exhibit } = notebookPage;
  return (
    <Exhibit {...exhibit} className={styles.page}>
      {cells.map(({ code, result, remark, isWrong }, at) => {
        const Code = isWrong ? "del" : "span";
        return (
          <div key={result} className={styles.cell}>
            <pre>
              <b>{`${labels.input} [${at + 1}]`}</b>
              <code translate="no">
                <Code>{code.join("\n")}</Code>
              </code>
            </pre>
            <p>
              <b>{`${labels.output} [${at + 1}]`}</b>
              {result}
            </p>
            <p className={styles.remark}>{remark}</p>
          </div>
        );
      })}
    </Exhibit>
  );
}
