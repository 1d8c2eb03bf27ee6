import { type ReactNode, useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated.ts";
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
      <Marks key={picture.href} picture={picture} />
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

/** Marks that came with the HTML stay as they are; a page that the browser renders by itself shows those of the file. */
function Marks({ picture }: { picture: Picture }) {
  const hydrated = useHydrated();
  const [inPlace] = useState(hydrated ? null : { __html: picture.html });
  if (inPlace === null) return <use href={picture.href} />;
  // The browser has no marks to compare with the server's.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has drawn it.
  return <g suppressHydrationWarning dangerouslySetInnerHTML={inPlace} />;
}
