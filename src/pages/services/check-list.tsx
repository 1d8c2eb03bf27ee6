import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import styles from "./check-list.module.css";

/** What something does, point by point, under a small heading. */
export function CheckList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className={primitives.label}>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
