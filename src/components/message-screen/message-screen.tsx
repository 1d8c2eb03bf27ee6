import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Illustration } from "../illustration/illustration.tsx";
import primitives from "../primitives.module.css";
import { columnClass } from "../section/section.tsx";
import styles from "./message-screen.module.css";
import { signals } from "./message-screen.picture.ts";

interface MessageScreenProps {
  label: string;
  title: string;
  description: string;
  /** In place of the default illustration. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A whole screen that says one thing: a missing page, a failure. */
export function MessageScreen({ label, title, description, drawing, children }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={cx(columnClass, primitives.beside, styles.row)}>
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <h1>{title}</h1>
          <p className={cx(primitives.lead, styles.description)}>{description}</p>
          <div className={cx(primitives.wrap, styles.ways)}>{children}</div>
        </div>
        {drawing ?? <Illustration className={styles.drawing} picture={signals} />}
      </div>
    </div>
  );
}
