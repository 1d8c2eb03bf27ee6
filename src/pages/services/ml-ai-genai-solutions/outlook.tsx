import type { OutlookColumn } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./outlook.module.css";
import { strands } from "./outlook.picture.ts";

/** What lies ahead in three directions, each at the end of a strand that starts today. */
export function Outlook({ columns }: { columns: readonly OutlookColumn[] }) {
  return (
    <div>
      <Illustration picture={strands} className={cx(primitives.wideOnly, styles.drawing)} />
      <ul className={cx(primitives.three, styles.columns)}>
        {columns.map(({ title, items }) => (
          <li key={title}>
            <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
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
