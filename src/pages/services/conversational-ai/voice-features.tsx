import type { Benefit } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./voice-features.module.css";
import { call } from "./waveform.picture.ts";

/** A call as it sounds, and under it the parts that it depends on. */
export function VoiceFeatures({ items }: { items: readonly Benefit[] }) {
  return (
    <div>
      <Illustration picture={call} className={styles.wave} />
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
