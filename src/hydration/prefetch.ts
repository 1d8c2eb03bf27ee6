import { isWayBack, pageAddressOf } from "../browser/page-address.ts";
import { fetchPage } from "../browser/pages.ts";

/** Fetches a page as soon as a link to it, or the button of a form that asks for it, is pointed at, focused or touched. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const address = target instanceof Element && !isWayBack(target) ? pageAddressOf(target) : null;
    // The click will try again, and show a failure.
    if (address !== null && address !== location.pathname + location.search)
      fetchPage(address).catch(() => {});
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
