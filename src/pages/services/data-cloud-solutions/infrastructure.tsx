import type { Item } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import styles from "./infrastructure.module.css";
import type { Texture } from "./isometric-layer.ts";
import { LayerDrawing } from "./layer-drawing.tsx";

const textures: readonly Texture[] = ["grid", "table", "curves", "windows"];

/** The parts of a platform in the order in which they are built, on one line. */
export function Infrastructure({ items }: { items: readonly Item[] }) {
  return (
    <ol className={cx(primitives.four, styles.parts)}>
      {items.map(({ title, description }, at) => (
        <li key={title} className={styles.part}>
          <LayerDrawing
            className={styles.drawing}
            texture={textures[at % textures.length] ?? "grid"}
            last={at === items.length - 1}
          />
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
