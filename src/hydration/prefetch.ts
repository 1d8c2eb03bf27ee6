import { type DataRouteObject, matchRoutes } from "react-router";
import { fetchPage } from "../browser/pages.ts";
import { canonicalPath, isPagePath } from "../shared/canonical-path.ts";

/** Fetches a page as soon as a link to it is pointed at, focused or touched: the code of an app page, the data of one whose handle is `html`. */
export function prefetchOnIntent(routes: DataRouteObject[], html: unknown): void {
  const prefetch = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    // A link into this page needs no code, and to look for it takes time that a tap on it would wait.
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    const path = canonicalPath(link.pathname);
    if (!isPagePath(path)) return;
    for (const { route } of matchRoutes(routes, path) ?? []) {
      // The click will try again, and show a failure.
      if (typeof route.lazy === "function") route.lazy().catch(() => {});
      else if (route.handle === html) fetchPage(path + link.search).catch(() => {});
    }
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
