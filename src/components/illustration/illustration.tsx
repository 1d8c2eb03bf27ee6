import type { ReactNode } from "react";
import type { Picture } from "../../shared/drawing/picture.ts";
import { cx } from "../cx.ts";
import styles from "./illustration.module.css";

interface IllustrationProps {
  /** `undefined` renders nothing, so a list of pictures may be shorter than its items. */
  picture: Picture | undefined;
  className?: string | undefined;
  label?: string;
  /** Drawn above the marks. */
  children?: ReactNode;
}

/** A picture of the build, in the colors of its ground. */
export function Illustration({ picture, className, label, children }: IllustrationProps) {
  if (picture === undefined) return null;
  return (
    <svg
      className={cx(styles.illustration, className)}
      width={picture.width}
      viewBox={picture.viewBox}
      preserveAspectRatio={picture.fit}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {/* Hydration keeps the marks that came in the HTML; the browser's own picture only names their file. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has drawn it. */}
      <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: picture.html }} />
      {picture.words?.map(({ text, kind, onLit, anchor, ...place }) => (
        <text
          key={text}
          className={cx(styles[kind ?? "plain"], onLit && styles.onLit)}
          textAnchor={anchor}
          {...place}
        >
          {text}
        </text>
      ))}
      {children}
    </svg>
  );
}
