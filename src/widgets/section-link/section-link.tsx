import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../browser/plain-click.ts";
import { scrollToId } from "../../browser/scroll.ts";

interface SectionLinkProps {
  /** The id of a section on the same page; its `scroll-margin-top` is the offset. */
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link to a section of the same page that scrolls there smoothly, and stands in the address for a reload. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  const scroll = (event: MouseEvent) => {
    if (!isPlainClick(event) || !scrollToId(to)) return;
    event.preventDefault();
    history.replaceState(history.state, "", `#${to}`);
    document.getElementById(to)?.focus({ preventScroll: true });
  };
  return (
    <a className={className} href={`#${to}`} onClick={scroll}>
      {children}
    </a>
  );
}
