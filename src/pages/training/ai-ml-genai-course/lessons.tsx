import type { CurriculumBlock } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import parts from "../course-parts.module.css";
import { Lessons } from "../course-parts.tsx";
import styles from "./ai-ml-genai-course.module.css";

interface BlockLessonsProps {
  block: CurriculumBlock;
  sessionsTitle: string;
}

export function BlockLessons({ block, sessionsTitle }: BlockLessonsProps) {
  return (
    <>
      <Lessons {...block} marked={block.projects} className={styles.lessons} />
      {block.sessions !== undefined && (
        <>
          <h4 className={styles.sessionsTitle}>{sessionsTitle}</h4>
          <ul className={styles.lessons}>
            {block.sessions.map(({ title, when }) => (
              <li key={title} className={cx(parts.lesson, styles.session)}>
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
