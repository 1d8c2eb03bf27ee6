import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Illustration } from "../illustration/illustration.tsx";
import primitives from "../primitives.module.css";
import { columnClass } from "../section/section.tsx";
import styles from "./message-screen.module.css";

interface MessageScreenProps {
  label: string;
  title: string;
  description: string;
  /** In place of the default illustration. */
  drawing?: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

const defaultShape = {
  seed: 404,
  width: 480,
  height: 300,
  strands: 16,
  knot: [0.5, 0.55],
  tip: [0.93, 0.2],
  scatter: 0.6,
} as const;

/** A whole screen that says one thing: a missing page, a failure. */
export function MessageScreen({ label, title, description, drawing, children }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={cx(columnClass, styles.row)}>
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <h1>{title}</h1>
          <p className={cx(primitives.lead, styles.description)}>{description}</p>
          <div className={styles.ways}>{children}</div>
        </div>
        {drawing ?? <Illustration className={styles.drawing} shape={defaultShape} />}
      </div>
    </div>
  );
}
