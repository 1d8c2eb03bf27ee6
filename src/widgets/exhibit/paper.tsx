import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { textLinkClass } from "../../components/text-link/text-link.tsx";
import styles from "./exhibit.module.css";

interface PaperProps {
  caption: string;
  /** The material: its own size, color and edge. */
  className?: string | undefined;
  sheet?: { href: string; label: string; format: string } | undefined;
  children: ReactNode;
}

/** An example of what a client or a learner gets, over its empty sheet, which anyone may take. */
export function Paper({ caption, className, sheet, children }: PaperProps) {
  return (
    <figure className={styles.hold}>
      <div className={cx(styles.paper, className)}>{children}</div>
      <figcaption className={cx(primitives.meta, styles.caption)}>
        {caption}
        {sheet !== undefined && (
          <a className={cx(textLinkClass, styles.take)} href={sheet.href} download>
            <Icon name="file-text" />
            {sheet.label}
            <span className={styles.format}>{sheet.format}</span>
          </a>
        )}
      </figcaption>
    </figure>
  );
}
