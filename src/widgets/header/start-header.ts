import { atLeast } from "../../browser/breakpoints.ts";
import { hasModifier } from "../../browser/modifiers.ts";
import { onNavigated } from "../../browser/navigated.ts";
import { scrollSmoothly } from "../../browser/scroll.ts";
import { startMenus } from "./menus.ts";
import { currentAt, isUnder } from "./nav.ts";

const scrolledPastPx = 10;

// From here on the bar shows its links, and an open side menu would be an invisible modal dialog.
const wideScreen = atLeast(64);

/** Hydrates the static header: starts its menus, and marks the current page. Returns a function that ends it. */
export function startHeader(header: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const closeMenus = startMenus(header.querySelector("nav") as HTMLElement, signal);
  const dialog = header.querySelector("dialog") as HTMLDialogElement;
  const closeDialog = () => dialog.close();
  const look = () => header.toggleAttribute("data-scrolled", scrollY > scrolledPastPx);
  look();
  addEventListener("scroll", look, { passive: true, signal });
  header.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const link = target.closest("a");
      const command = target.closest("[command]")?.getAttribute("command");
      const isLogo = link !== null && link === header.querySelector("a");
      const scrollsUp = isLogo && location.pathname === "/" && !hasModifier(event);
      // `preventDefault` keeps browsers with invoker commands from handling the dialog, too.
      if (command || scrollsUp) event.preventDefault();
      if (scrollsUp) scrollSmoothly(() => scrollTo(0, 0));
      if (command === "show-modal") dialog.showModal();
      else if (command || target === dialog || dialog.contains(link)) closeDialog();
    },
    { signal },
  );
  const wide = matchMedia(wideScreen);
  wide.addEventListener("change", () => wide.matches && closeDialog(), { signal });
  // The back/forward cache would show the menu open.
  addEventListener("pagehide", closeDialog, { signal });
  const stopFollowing = onNavigated(() => {
    closeMenus();
    // The browser's back and forward change the page behind the menu.
    closeDialog();
    markCurrent(header, location.pathname);
  });
  return () => {
    ended.abort();
    stopFollowing();
  };
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
