import type { Item } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./infrastructure.module.css";
import { layers } from "./layers.picture.ts";

/** The parts of a platform in the order in which they are built, on one line. */
export function Infrastructure({ items }: { items: readonly Item[] }) {
  return (
    <ol className={cx(primitives.four, styles.parts)}>
      {items.map(({ title, description }, at) => (
        <li key={title} className={styles.part}>
          <Illustration picture={layers[at]} className={styles.drawing} />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
