import type { ReactNode } from "react";
import base from "../base.module.css";
import { cx } from "../cx.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./disclosure.module.css";

/** A list of contents in front of its text, folded, on windows that have no room for it beside the text. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={cx(base.screenOnly, styles.disclosure)}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
