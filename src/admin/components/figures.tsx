import { cx } from "../../components/cx.ts";
import styles from "./figures.module.css";
import ui from "./ui.module.css";

export interface Figure {
  label: string;
  value: string;
  note?: string;
}

/** Figures beside each other, on a phone below each other. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={cx(ui.card, styles.figures)}>
      {figures.map(({ label, value, note }) => (
        <div className={styles.figure} key={label}>
          <dt className={ui.meta}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={ui.meta}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
