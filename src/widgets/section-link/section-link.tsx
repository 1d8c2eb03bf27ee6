import type { ReactNode } from "react";

interface SectionLinkProps {
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link within the page; in the app it scrolls smoothly, and Back returns. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  return (
    <a className={className} href={`#${to}`} dir="auto">
      {children}
    </a>
  );
}
