import type { IconName } from "../../shared/icon-name.d.ts";
import styles from "./icon.module.css";
import sprite from "./icons.svg";

/** A decorative symbol in the color and size of the text around it; its meaning stands in that text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={iconClass} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The class of an icon from a sprite of its own. */
export const iconClass = styles.icon;
