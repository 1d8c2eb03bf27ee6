import { fetchPage } from "../browser/fetched-pages.ts";
import { isBackLink, pageAddressOf } from "../browser/page-address.ts";

/** Prefetches a page when a link to it, or a GET form's button, is pointed at, focused or touched. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const address = target instanceof Element && !isBackLink(target) ? pageAddressOf(target) : null;
    // The click tries again, and shows a failure.
    if (address !== null && address !== location.pathname + location.search)
      fetchPage(address).catch(() => {});
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
