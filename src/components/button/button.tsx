import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./button.module.css";

type Variant = "primary" | "ghost" | "pine" | "chip";

interface ButtonLinkProps {
  to: string;
  variant: Variant;
  children: ReactNode;
}

export function ButtonLink({ to, variant, children }: ButtonLinkProps) {
  return (
    <a href={to} className={buttonClass(variant)}>
      {children}
    </a>
  );
}

export function buttonClass(variant: Variant): string {
  return cx(styles.button, styles[variant]);
}
