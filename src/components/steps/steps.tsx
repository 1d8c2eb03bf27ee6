import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./steps.module.css";

export function Steps({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol className={cx(primitives.path, primitives.counted)}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ol>
  );
}
