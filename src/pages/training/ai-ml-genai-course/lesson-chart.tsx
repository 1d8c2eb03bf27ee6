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
  const parts = blocks.map((block, at) => ({ block, picture: pictures[at] }));
  const rows = [parts.slice(0, 3), parts.slice(3)];
  return (
    <figure>
      <nav className={styles.rows} aria-label={label}>
        {rows.map((row, at) => (
          <div key={at === 0 ? "first" : "second"} className={styles.row}>
            {row.map(({ block, picture }) => (
              <SectionLink key={block.id} to={block.id} className={styles.block}>
                <span className={styles.plot}>
                  <Illustration picture={picture} className={styles.marks} />
                </span>
                <b className={styles.range}>{block.range}</b>
                <span className={cx(primitives.meta, styles.name)}>{block.shortTitle}</span>
              </SectionLink>
            ))}
          </div>
        ))}
      </nav>
      <figcaption className={cx(primitives.wrap, primitives.meta, styles.legend)}>
        <span className={styles.forLesson}>{legend.lesson}</span>
        <span className={styles.forProject}>{legend.project}</span>
        <span className={styles.forSession}>{legend.session}</span>
      </figcaption>
    </figure>
  );
}
