import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isListPath, nextListState, stateOnList, stepsFromList } from "../../browser/list-state.ts";
import { hasModifier } from "../../browser/modifiers.ts";
import { isBackLink, pageAddressOf } from "../../browser/page-address.ts";
import { openDetailsAround, scrollSmoothly, targetOf } from "../../browser/scroll.ts";
import { homePath, partnershipPath } from "../../shared/paths.ts";
import {
  approachPartnership,
  delaysHereMs,
  dropFlagElsewhere,
  flagPartnership,
  navigateAfterMs,
} from "../../widgets/partner-link/partnership.ts";

/**
 * Turns links and GET forms of the static HTML into navigations. The listener is on the document, since screen readers
 * announce an element with a listener of its own as clickable.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const goToSection = (hash: string): boolean => {
      const target = targetOf(hash);
      if (target === null) return false;
      openDetailsAround(target);
      const { search } = location;
      const replace = location.hash === hash;
      const state = stateNow();
      // The router scrolls while it renders.
      scrollSmoothly(() =>
        navigate(
          { search, hash },
          { replace, state: replace ? state : nextListState(state), flushSync: true },
        ),
      );
      target.focus({ preventScroll: true });
      return true;
    };

    const goToPartnership = () => {
      if (location.pathname === homePath) return approachPartnership(delaysHereMs);
      const to = flagPartnership() ? homePath : partnershipPath;
      setTimeout(async () => {
        await navigate(to);
        dropFlagElsewhere();
      }, navigateAfterMs);
    };

    const goTo = (link: HTMLAnchorElement, address: string) => {
      if (isBackLink(link)) return navigate(-stepsFromList(stateNow()));
      const isArticle = link.rel === "bookmark";
      navigate(address + link.hash, {
        replace: link.href === location.href,
        state: isArticle ? (isListPath(location.pathname) ? stateOnList : nextListState(stateNow())) : null,
        viewTransition: isArticle,
      });
    };

    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === null || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const address = pageAddressOf(link);
      if (address === null) return;
      if (link.pathname + link.hash === partnershipPath) goToPartnership();
      else if (link.getAttribute("href")?.startsWith("#")) {
        if (!goToSection(link.hash)) return;
      } else goTo(link, address);
      event.preventDefault();
    };

    const submit = (event: SubmitEvent) => {
      const address = event.submitter === null ? null : pageAddressOf(event.submitter);
      if (address === null || event.defaultPrevented) return;
      event.preventDefault();
      navigate(address, { preventScrollReset: true });
    };

    document.addEventListener("click", follow);
    document.addEventListener("submit", submit);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("submit", submit);
    };
  }, [navigate]);
}

function stateNow(): unknown {
  return history.state?.usr;
}
