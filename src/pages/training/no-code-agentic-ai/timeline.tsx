import type { NoCodeCoursePage } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./timeline.module.css";
import { weekAt, weeks } from "./weeks.picture.ts";

/** The weeks of the course with a dot for each class on its evening; the modules below say what they result in. */
export function Timeline({ path }: { path: NoCodeCoursePage["path"] }) {
  const words = path.items.map(({ title }, at) => ({
    text: title,
    x: `${weekAt(at)}%`,
    y: "100%",
    dy: "1.7em",
  }));
  return (
    <div className={styles.timeline}>
      <Illustration picture={{ ...weeks, words }} className={styles.drawing} />
      <p className={styles.statement}>{path.intro}</p>
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
