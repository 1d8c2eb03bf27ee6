import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./button.module.css";

type Variant = "primary" | "ghost" | "pine" | "chip";

interface ButtonLinkProps {
  to: string;
  variant: Variant;
  children: ReactNode;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ to, variant, children }: ButtonLinkProps) {
  return (
    <a href={to} className={buttonClass(variant)}>
      {children}
    </a>
  );
}

/** The classes that make any link or button look like this site's buttons. */
export function buttonClass(variant: Variant): string {
  return cx(styles.button, styles[variant]);
}
