import type { CourseModule, NoCodeCoursePage } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import styles from "./timeline.module.css";
import { weeks } from "./weeks.picture.ts";

interface TimelineProps {
  path: NoCodeCoursePage["path"];
  modules: readonly CourseModule[];
}

/** A dot for each class on its evening, and the result of each week. */
export function Timeline({ path, modules }: TimelineProps) {
  return (
    <div>
      <Illustration picture={weeks} className={cx(primitives.wideOnly, styles.drawing)} />
      <ol className={cx(primitives.path, styles.weeks)}>
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
      <ul className={cx(primitives.wrap, primitives.meta, styles.legend)}>
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

export function moduleId({ number }: CourseModule): string {
  return `module-${number}`;
}
