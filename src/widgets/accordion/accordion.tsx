import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import styles from "./accordion.module.css";

export interface AccordionItem {
  /** The anchor of the item: `#id` opens it. */
  id: string;
  title: string;
  content: ReactNode;
  /** Repeats a part of the text in large type, such as a range of numbers. */
  mark?: string;
  note?: ReactNode;
  open?: boolean;
}

/** Native `details` under a heading of level two: find in page opens them, and paper shows them open. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={cx(primitives.ruled, items.some(({ mark }) => mark !== undefined) && styles.marked)}>
      {items.map(({ id, title, content, mark, note, open }) => (
        <details key={id} className={styles.item} open={open}>
          <summary className={styles.summary}>
            {mark !== undefined && (
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            )}
            <h3 className={styles.title}>{title}</h3>
            {note !== undefined && <span className={cx(primitives.meta, styles.note)}>{note}</span>}
            <span className={cx(primitives.screenOnly, styles.sign)} />
          </summary>
          {/* The id is inside, because a browser opens the `details` around the target of an address. */}
          <div className={styles.content} id={id} tabIndex={-1}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
