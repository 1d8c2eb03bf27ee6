import type { CourseModule } from "../../../../content/training/types.ts";
import styles from "./classes.module.css";

/** What a module is about, and its classes by number. */
export function Classes({ module: { description, classes } }: { module: CourseModule }) {
  return (
    <>
      <p className={styles.description}>{description}</p>
      <ol>
        {classes.map(({ number, title, workshop }) => (
          <li key={number} className={styles.class}>
            <span className={styles.number}>{number}</span>
            <span className={workshop && styles.workshop}>{title}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
