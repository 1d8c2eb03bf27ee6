import type { Benefit } from "../../../../content/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./benefit-rows.module.css";

/** What the business gains, row by row. */
export function BenefitRows({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className={primitives.ruled}>
      {items.map(({ icon, title, description }) => (
        <li key={title} className={styles.row}>
          <h3 className={styles.title}>
            <Icon name={icon} />
            {title}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
