import { Icon } from "../icon/icon.tsx";
import styles from "./text-link.module.css";

export const textLinkClass = styles.link;

export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={styles.link}>
      {children}
    </a>
  );
}

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={styles.back}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
