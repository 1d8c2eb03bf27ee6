import type { CurriculumBlock, EngineerCoursePage } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import illustration from "../../../components/drawing/lines.module.css";
import primitives from "../../../components/primitives.module.css";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { type DrawnBlock, drawLessons } from "./draw-lessons.ts";
import styles from "./lesson-chart.module.css";

interface LessonChartProps {
  blocks: readonly CurriculumBlock[];
  chart: EngineerCoursePage["hero"]["chart"];
}

/** The natural width of a lesson's place; the row is always narrower, so all places shrink alike. */
const placePx = 24;

/** The course as a drawing: a line a lesson, on a scale of time. Each block of it leads to that block's lessons. */
export function LessonChart({ blocks, chart: { label, legend } }: LessonChartProps) {
  const parts = drawLessons(blocks).map((marks, at) => ({ marks, block: blocks[at] as CurriculumBlock }));
  // One row on wide screens, two on narrow ones.
  const rows = [parts.slice(0, 3), parts.slice(3)];
  return (
    <figure>
      <nav className={styles.rows} aria-label={label}>
        {rows.map((row, at) => (
          <div key={at === 0 ? "first" : "second"} className={styles.row}>
            {row.map(({ block, marks }) => (
              <SectionLink key={block.id} to={block.id} className={styles.block}>
                <Marks marks={marks} />
                <b className={styles.range}>{block.range}</b>
                <span className={cx(primitives.meta, styles.name)}>{block.shortTitle}</span>
              </SectionLink>
            ))}
          </div>
        ))}
      </nav>
      <figcaption className={cx(primitives.meta, styles.legend)}>
        <span className={styles.forLesson}>{legend.lesson}</span>
        <span className={styles.forProject}>{legend.project}</span>
        <span className={styles.forSession}>{legend.session}</span>
      </figcaption>
    </figure>
  );
}

function Marks({ marks: { places, stems, rise, arrowY } }: { marks: DrawnBlock }) {
  return (
    <span className={styles.plot}>
      <svg
        width={places * placePx}
        className={cx(illustration.illustration, styles.marks)}
        aria-hidden="true"
      >
        <svg viewBox={`0 0 ${places} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.rise} d={rise} />
        </svg>
        {stems.map(({ x, y, kind }) => (
          <g key={x} className={styles[kind]}>
            <line x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" />
            <circle cx={`${x}%`} cy={`${y}%`} r={kind === "lesson" ? 2 : 4.5} />
          </g>
        ))}
        {arrowY !== null && (
          <svg x="100%" y={`${arrowY}%`} aria-hidden="true">
            <path className={illustration.arrow} d="m-13-11 13 11-11 13" />
          </svg>
        )}
      </svg>
    </span>
  );
}
