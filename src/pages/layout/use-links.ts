import { useEffect } from "react";
import { useNavigate } from "react-router";
import { stateBehind } from "../../browser/list-state.ts";
import { hasModifier } from "../../browser/modifiers.ts";
import { openItemOf, scrollSmoothly } from "../../browser/scroll.ts";
import { isPagePath } from "../../shared/canonical-path.ts";
import { partnershipPath, urls } from "../../shared/urls.ts";
import {
  dropFlagElsewhere,
  flagPartnership,
  navigateAfterMs,
  scrollToPartnership,
} from "../../widgets/partner-link/partnership.ts";

/**
 * Has every link to a page of the site lead on inside the app: links are plain HTML. The document listens, after the
 * handlers of the app's own parts: of an element with a listener screen readers say that it can be clicked.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const goToSection = (id: string): boolean => {
      const target = document.getElementById(id);
      if (target === null) return false;
      openItemOf(target);
      const { search, hash } = location;
      const replace = hash === `#${id}`;
      const state: unknown = history.state?.usr;
      // The router scrolls as it renders.
      scrollSmoothly(() =>
        navigate(
          { search, hash: id },
          { replace, state: replace ? state : stateBehind(state), flushSync: true },
        ),
      );
      target.focus({ preventScroll: true });
      return true;
    };

    const goToPartnership = () => {
      if (location.pathname === urls.home.path) return scrollToPartnership();
      const to = flagPartnership() ? urls.home.path : partnershipPath;
      setTimeout(async () => {
        await navigate(to);
        dropFlagElsewhere();
      }, navigateAfterMs);
    };

    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === null || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      if (link.origin !== location.origin || link.target !== "" || link.download !== "") return;
      if (!isPagePath(link.pathname)) return;
      if (link.pathname + link.hash === partnershipPath) goToPartnership();
      else if (link.getAttribute("href")?.startsWith("#")) {
        if (!goToSection(link.hash.slice(1))) return;
      } else navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
      event.preventDefault();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
