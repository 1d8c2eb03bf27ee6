import { Icon } from "../icon/icon.tsx";
import styles from "./text-link.module.css";

/** The look of a text link. */
export const textLinkClass = styles.link;

/** A link that stands on its own line, underlined in the signal color. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={styles.link}>
      {children}
    </a>
  );
}

/** The way back to the page that this one belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={styles.back}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
