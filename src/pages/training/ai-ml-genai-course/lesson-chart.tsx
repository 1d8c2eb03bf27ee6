import type { CurriculumBlock, EngineerCoursePage } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import styles from "./lesson-chart.module.css";
import { blocks as pictures } from "./lessons.picture.ts";

interface LessonChartProps {
  blocks: readonly CurriculumBlock[];
  chart: EngineerCoursePage["hero"]["chart"];
}

/** The course as lines on a scale of time, one for each lesson; each block links to its lessons. */
export function LessonChart({ blocks, chart: { label, legend } }: LessonChartProps) {
  return (
    <figure>
      <nav className={styles.row} aria-label={label}>
        {blocks.map((block, at) => (
          <SectionLink key={block.id} to={block.id} className={styles.block}>
            <span className={styles.plot}>
              <Illustration picture={pictures[at]} className={styles.marks} />
            </span>
            <Range words={block.range} />
            <span className={cx(primitives.meta, styles.name)}>{block.shortTitle}</span>
          </SectionLink>
        ))}
      </nav>
      <ol className={cx(primitives.meta, styles.names)} aria-hidden="true">
        {blocks.map(({ id, range, shortTitle }) => (
          <li key={id}>
            <b>{range}</b> {shortTitle}
          </li>
        ))}
      </ol>
      <figcaption className={cx(primitives.wrap, primitives.meta, styles.legend)}>
        <span className={styles.forLesson}>{legend.lesson}</span>
        <span className={styles.forProject}>{legend.project}</span>
        <span className={styles.forSession}>{legend.session}</span>
      </figcaption>
    </figure>
  );
}

/** The last lesson's number has no room on a phone. */
function Range({ words }: { words: string }) {
  const [first, ...last] = words.split(/(?=–)/);
  return (
    <b className={styles.range}>
      {first}
      <span className={styles.last}>{last}</span>
    </b>
  );
}
