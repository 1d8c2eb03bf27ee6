import { use, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from "react-router";
import { targetOf } from "../../browser/scroll.ts";
import { scrollKey, scrollPositions, storeScroll } from "../../hydration/scroll-restoration.ts";

/** Scrolls after navigations as a browser does for documents. The router's `ScrollRestoration` would add 4 kB. */
export function ScrollPosition() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { restoreScrollPosition: left, preventScrollReset = false } =
    use(UNSAFE_DataRouterStateContext) ?? {};
  const location = useLocation();

  useLayoutEffect(() => router?.enableScrollRestoration(scrollPositions, () => scrollY, scrollKey), [router]);

  useLayoutEffect(() => {
    // The browser has scrolled the page of the document.
    if (left === false) return;
    const target = targetOf(location.hash);
    if (typeof left === "number") scrollTo(0, left);
    else if (target !== null) target.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
  }, [location, left, preventScrollReset]);

  // The browser restores the scroll position of a document, whose HTML is there before the app.
  const leave = useEffectEvent(() => {
    storeScroll(location);
    history.scrollRestoration = "auto";
  });
  useEffect(() => {
    const onShow = () => {
      history.scrollRestoration = "manual";
    };
    const onHide = () => leave();
    onShow();
    addEventListener("pageshow", onShow);
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("pageshow", onShow);
      removeEventListener("pagehide", onHide);
    };
  }, []);

  return null;
}
