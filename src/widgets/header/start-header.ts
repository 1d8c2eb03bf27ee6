import { atLeast } from "../../browser/breakpoints.ts";
import { keepTabInside } from "../../browser/keep-tab-inside.ts";
import { hasModifier } from "../../browser/modifiers.ts";
import { onNavigated } from "../../browser/navigated.ts";
import { prefersReducedMotion } from "../../browser/scroll.ts";
import { startMenus } from "./menus.ts";
import { currentAt, isUnder } from "./nav.ts";

/** The bar changes its look past this many pixels. */
const scrolledPastPx = 10;

// The bar shows its own links from here on; an open menu would block the page unseen.
const wideScreen = atLeast(64);

/** Gives the header, which is the server's HTML, its menus, and has it follow where the app goes; returns how to end that. */
export function startHeader(header: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const closeMenus = startMenus(header.querySelector("nav") as HTMLElement, signal);
  const closeSheet = startSheet(header, signal);
  const look = () => header.toggleAttribute("data-scrolled", scrollY > scrolledPastPx);
  look();
  addEventListener("scroll", look, { passive: true, signal });
  header.querySelector("a")?.addEventListener("click", (event) => {
    if (location.pathname !== "/" || hasModifier(event)) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  });
  const follow = () => {
    closeMenus();
    // The browser's back and forward change the page behind the menu.
    closeSheet();
    markCurrent(header, location.pathname);
  };
  const stopFollowing = onNavigated(follow);
  return () => {
    ended.abort();
    stopFollowing();
  };
}

/** The slide-out menu of narrow screens, a modal dialog. Returns how to close it. */
function startSheet(header: HTMLElement, signal: AbortSignal): () => void {
  const dialog = header.querySelector("dialog") as HTMLDialogElement;
  const close = () => dialog.close();
  // Browsers that know commands open and close it by themselves where no script runs.
  header.querySelector("[command=show-modal]")?.addEventListener("click", (event) => {
    event.preventDefault();
    dialog.showModal();
  });
  dialog.querySelector("[command=close]")?.addEventListener("click", (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest("a"))) close();
  });
  dialog.addEventListener("keydown", (event) => keepTabInside(event, dialog));
  const wide = matchMedia(wideScreen);
  wide.addEventListener("change", () => wide.matches && close(), { signal });
  // A page that the browser kept whole comes back as it was left.
  addEventListener("pagehide", close, { signal });
  return close;
}

function markCurrent(header: HTMLElement, path: string): void {
  for (const link of header.querySelectorAll("nav a")) {
    const current = currentAt(link.getAttribute("href") ?? "", path);
    if (current === undefined) link.removeAttribute("aria-current");
    else link.setAttribute("aria-current", current);
  }
  for (const menu of header.querySelectorAll<HTMLElement>("[data-prefix]")) {
    const isCurrent = isUnder(menu.dataset.prefix ?? "", path);
    menu.toggleAttribute("data-current", isCurrent);
    if (menu instanceof HTMLDetailsElement) menu.open = isCurrent;
  }
}
