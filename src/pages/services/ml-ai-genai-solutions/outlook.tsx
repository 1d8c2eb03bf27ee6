import type { OutlookColumn } from "../../../../content/services/types.ts";
import styles from "./outlook.module.css";
import { OutlookLines } from "./outlook-lines.tsx";

/** What lies ahead in three directions, each at the end of a strand that starts today. */
export function Outlook({ columns }: { columns: readonly OutlookColumn[] }) {
  return (
    <div>
      <OutlookLines className={styles.lines} />
      <ul className={styles.columns}>
        {columns.map(({ title, items }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
