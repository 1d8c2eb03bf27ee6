import type { ForTalentsPage } from "../../../../content/talent/types.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./reasons.module.css";
import { signals } from "./reasons.picture.ts";

/** The reasons as ruled rows, beside the one figure that says most. */
export function Reasons({ figure, items }: ForTalentsPage["reasons"]) {
  return (
    <div className={cx(primitives.beside, styles.split)}>
      <div className={styles.panel}>
        <p className={styles.figure}>
          <span className={styles.value}>{figure.value}</span> {figure.label}
        </p>
        <Illustration className={styles.drawing} picture={signals} />
      </div>
      <ul className={primitives.ruled}>
        {items.map(({ icon, title, description }) => (
          <li key={title} className={styles.row}>
            <span className={primitives.iconBox}>
              <Icon name={icon} />
            </span>
            <h3 className={primitives.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
