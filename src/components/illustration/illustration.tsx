import type { ReactNode } from "react";
import type { Picture } from "../../shared/drawing/picture.ts";
import { cx } from "../cx.ts";
import styles from "./illustration.module.css";

interface IllustrationProps {
  /** Of a list, the one at a place; nothing where it has none. */
  picture: Picture | undefined;
  className?: string | undefined;
  /** Says what it shows; a decoration has none. */
  label?: string;
  /** What else is drawn, over its marks. */
  children?: ReactNode;
}

/** A picture of the build, in the colors of the ground that it stands on. */
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
      {/* React leaves marks that came with the HTML as they are: the browser's own only name the file that has them. */}
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
