import type { CourseModule, NoCodeCoursePage } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import illustration from "../../../components/drawing/lines.module.css";
import primitives from "../../../components/primitives.module.css";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { drawWeeks, pathSize } from "./draw-weeks.ts";
import styles from "./timeline.module.css";

interface TimelineProps {
  path: NoCodeCoursePage["path"];
  modules: readonly CourseModule[];
}

/** The weeks as a path: a dot for each class on the evening it is held, and what each week leaves behind. */
export function Timeline({ path, modules }: TimelineProps) {
  const drawing = drawWeeks(modules.map(({ classes }) => classes.map(({ workshop }) => workshop === true)));
  return (
    <div>
      <div className={cx(primitives.wideOnly, styles.plot)}>
        <svg
          className={cx(illustration.illustration, styles.drawing)}
          viewBox={`0 0 ${pathSize.width} ${pathSize.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={illustration.faint} d={drawing.faint} />
          <path className={illustration.clear} d={drawing.clear} />
          <path className={illustration.small} d={drawing.signals} />
          <path className={styles.post} d={drawing.posts} />
          <path className={styles.line} d={drawing.line} />
          <path className={styles.class} d={drawing.classes} />
          <path className={styles.workshop} d={drawing.workshops} />
        </svg>
        <svg className={cx(illustration.illustration, styles.tip)} viewBox="0 0 30 30" aria-hidden="true">
          <path className={illustration.arrow} d="m8 4 14 11L8 26" />
        </svg>
      </div>
      <ol className={cx(primitives.thread, styles.weeks)}>
        {path.items.map(({ title, description }, at) => {
          const module = modules[at];
          if (module === undefined) return null;
          return (
            <li key={title} className={styles.week}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.outcome}>{description}</p>
              <SectionLink to={moduleId(module)} className={styles.link}>
                {module.range}
              </SectionLink>
              <span className={styles.days} aria-hidden="true">
                {module.classes.map(({ number, workshop }) => (
                  <span key={number} className={workshop ? styles.bigDot : styles.dot} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className={cx(primitives.meta, styles.legend)}>
        <li>
          <span className={styles.dot} /> {path.legend.class}
        </li>
        <li>
          <span className={styles.bigDot} /> {path.legend.workshop}
        </li>
      </ul>
    </div>
  );
}

/** The address of a module on the page. */
export function moduleId({ number }: CourseModule): string {
  return `module-${number}`;
}
