import type { Benefit } from "../../../../content/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import styles from "./voice.module.css";
import { Waveform } from "./waveform.tsx";

/** A call as it sounds, and under it the parts that it depends on. */
export function Voice({ items }: { items: readonly Benefit[] }) {
  return (
    <div>
      <Waveform className={styles.wave} phrases={items.length} />
      <ul className={styles.parts}>
        {items.map(({ icon, title, description }) => (
          <li key={title} className={styles.part}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
