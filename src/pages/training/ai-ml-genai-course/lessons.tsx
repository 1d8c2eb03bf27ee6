import type { CurriculumBlock } from "../../../../content/training/types.ts";
import styles from "./ai-ml-genai-course.module.css";

interface LessonsProps {
  block: CurriculumBlock;
  /** The heading of the live sessions, which the last block has. */
  sessionsTitle: string;
}

export function Lessons({ block, sessionsTitle }: LessonsProps) {
  return (
    <>
      <p className={styles.description}>{block.description}</p>
      <ol className={styles.lessons}>
        {block.lessons.map(({ number, title }) => (
          <li key={number} className={styles.lesson} data-project={block.projects.includes(number)}>
            <span className={styles.number}>{number}</span>
            {title}
          </li>
        ))}
      </ol>
      {block.sessions !== undefined && (
        <>
          <h4 className={styles.sessionsTitle}>{sessionsTitle}</h4>
          <ul className={styles.lessons}>
            {block.sessions.map(({ title, when }) => (
              <li key={title} className={styles.session}>
                {title}
                <span className={styles.when}>{when}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
