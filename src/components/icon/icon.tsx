import type { IconName } from "../../shared/icon-name.d.ts";
import styles from "./icon.module.css";
import sprite from "./icons.svg";

/** A decorative icon in the color and size of the text that says its meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={iconClass} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export const iconClass = styles.icon;
