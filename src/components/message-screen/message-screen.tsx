import type { ReactNode } from "react";
import type { Picture } from "../../shared/drawing/picture.ts";
import { cx } from "../cx.ts";
import { Illustration } from "../illustration/illustration.tsx";
import primitives from "../primitives.module.css";
import { columnClass } from "../section/section.tsx";
import styles from "./message-screen.module.css";

interface MessageScreenProps {
  tone?: "night";
  /** Above the title. */
  label?: string;
  title: string;
  description: ReactNode;
  picture: Picture;
  children: ReactNode;
}

/** A whole screen with one message: a missing page, a failure, thanks. */
export function MessageScreen({ tone, label, title, description, picture, children }: MessageScreenProps) {
  return (
    <div className={cx(styles.screen, tone && styles[tone])} data-tone={tone}>
      <div className={cx(columnClass, primitives.beside, styles.row)}>
        <div className={styles.words}>
          {label !== undefined && <p className={styles.label}>{label}</p>}
          <h1>{title}</h1>
          <p className={cx(primitives.lead, styles.description)}>{description}</p>
          <div className={cx(primitives.wrap, styles.ways)}>{children}</div>
        </div>
        <Illustration className={styles.drawing} picture={picture} />
      </div>
    </div>
  );
}
