import { type ComponentType, lazy, useEffect } from "react";
import type { MiddlewareFunction, RouteObject } from "react-router";
import { ErrorScreen } from "./pages/layout/error-screen.tsx";

// A screen reader may send nothing before its click.
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll", "click"];
const opts = { capture: true, passive: true };

let wake: () => void = () => {};
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});

let settle: (hydrated: boolean) => void = () => {};
const settled = new Promise<boolean>((resolve) => {
  settle = resolve;
});

const never = new Promise<never>(() => {});

/**
 * Lets a navigation go on once the page that is left has its code: before, React does not know the page's head, would
 * leave it standing beside the next one's, and take the next page for what the HTML shows. Where the code cannot be
 * had, the browser itself goes on.
 */
export const wakeBeforeLeaving: MiddlewareFunction = async ({ request }, next) => {
  wake();
  if (await settled) return next();
  location.assign(request.url);
  return never;
};

/**
 * Stands in for the route of a page that came as finished HTML. Its code is fetched at the first sign of a visitor, or
 * when something that moves by itself comes into view; until then its links and forms are the browser's own.
 */
export function waitingRoute(load: () => Promise<LoadedRoute>, hasData: boolean): LoadedRoute {
  // Who arrives at a part of the page has chosen already.
  if (location.hash !== "") wake();
  const stopWatching = watchForVisitor();
  const press = rememberPress();
  const ready = () => {
    settle(true);
    press();
  };
  const Component = lazy(async () => {
    await awake;
    stopWatching();
    const { Component: Page } = await load().catch(async (error) => {
      settle(false);
      // Without a connection the page can still be read; with one its release is gone, and the error screen takes over.
      await fetch(location.href, { method: "HEAD" }).catch(() => never);
      throw error;
    });
    return { default: () => Page && <Awakened Page={Page} onReady={ready} /> };
  });
  if (!hasData) return { Component };
  return {
    Component,
    ErrorBoundary: lazy(async () => ({ default: (await load()).ErrorBoundary ?? ErrorScreen })),
    loader: async (args, context) => {
      const { loader } = await load();
      return typeof loader === "function" ? loader(args, context) : null;
    },
  };
}

type LoadedRoute = Pick<RouteObject, "Component" | "ErrorBoundary" | "loader">;

function Awakened({ Page, onReady }: { Page: ComponentType; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <Page />;
}

function watchForVisitor(): () => void {
  for (const sign of signs) addEventListener(sign, wake, opts);
  const moving = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  for (const element of document.querySelectorAll<HTMLElement>("[data-moves-at]")) {
    if (matchMedia(element.dataset.movesAt ?? "").matches) moving.observe(element);
  }
  return () => {
    for (const sign of signs) removeEventListener(sign, wake, opts);
    moving.disconnect();
  };
}

/** Remembers the button that was pressed while nothing answered yet; gives the function that presses it again. */
function rememberPress(): () => void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>("main button");
  };
  addEventListener("click", remember, opts);
  return () => {
    removeEventListener("click", remember, opts);
    pressed?.click();
    pressed = null;
  };
}
