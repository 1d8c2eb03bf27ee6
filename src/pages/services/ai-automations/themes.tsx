import type { Benefit } from "../../../../content/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import styles from "./themes.module.css";

/** What the business gains, as a ledger: a theme and what it means, row by row. */
export function Themes({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className={styles.themes}>
      {items.map(({ icon, title, description }) => (
        <li key={title} className={styles.theme}>
          <h3 className={styles.title}>
            <Icon name={icon} />
            {title}
          </h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
