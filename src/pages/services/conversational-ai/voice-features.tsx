import type { Benefit } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./voice-features.module.css";
import { WaveformDrawing } from "./waveform-drawing.tsx";

/** A call as it sounds, and under it the parts that it depends on. */
export function VoiceFeatures({ items }: { items: readonly Benefit[] }) {
  return (
    <div>
      <WaveformDrawing className={styles.wave} phrases={items.length} />
      <ul className={cx(primitives.four, styles.parts)}>
        {items.map(({ icon, title, description }) => (
          <li key={title} className={styles.part}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
