import type { ReactNode } from "react";

interface SectionLinkProps {
  /** The id of a section on the same page; its `scroll-margin-top` is the offset. */
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link to a section of the same page; in the app it scrolls there smoothly, and Back returns to where it was followed. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  return (
    <a className={className} href={`#${to}`} dir="auto">
      {children}
    </a>
  );
}
