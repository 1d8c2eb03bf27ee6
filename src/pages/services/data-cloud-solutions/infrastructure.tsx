import type { Item } from "../../../../content/types.ts";
import styles from "./infrastructure.module.css";
import type { Texture } from "./plate.ts";
import { PlateDrawing } from "./plate-drawing.tsx";

const textures: readonly Texture[] = ["grid", "table", "curves", "windows"];

/** The parts of a platform in the order in which they are built, on one line. */
export function Infrastructure({ items }: { items: readonly Item[] }) {
  return (
    <ol className={styles.parts}>
      {items.map(({ title, description }, at) => (
        <li key={title} className={styles.part}>
          <PlateDrawing
            className={styles.plate}
            texture={textures[at % textures.length] ?? "grid"}
            last={at === items.length - 1}
          />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
