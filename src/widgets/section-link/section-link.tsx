import type { MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { stateBehind } from "../../browser/list-state.ts";
import { hasModifier } from "../../browser/modifiers.ts";
import { openItemOf, scrollSmoothly } from "../../browser/scroll.ts";

interface SectionLinkProps {
  /** The id of a section on the same page; its `scroll-margin-top` is the offset. */
  to: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link to a section of the same page that scrolls there smoothly; Back returns to the place where it was followed. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const follow = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (hasModifier(event) || target === null) return;
    event.preventDefault();
    openItemOf(target);
    const replace = hash === `#${to}`;
    // The router scrolls as it renders.
    scrollSmoothly(() =>
      navigate(
        { search, hash: to },
        { replace, state: replace ? state : stateBehind(state), flushSync: true },
      ),
    );
    target.focus({ preventScroll: true });
  };
  return (
    <a className={className} href={`#${to}`} dir="auto" onClick={follow}>
      {children}
    </a>
  );
}
