import { plainKey } from "../../browser/modifiers.ts";

/** An open panel keeps this distance from the window's edges. */
const marginPx = 16;
// A pointer on its way from the word to a link may cross a corner that belongs to neither.
const leaveGraceMs = 150;

const openButton = "button[aria-expanded=true]";

/**
 * Has the words of the bar open their panels of links, at most one: on hover, keyboard focus, click, Enter, Down or Up. Escape, a
 * press elsewhere and the focus that leaves close it. Returns how to close the one that is open; `signal` ends all.
 */
export function startMenus(nav: HTMLElement, signal: AbortSignal): () => void {
  /** The menu that stays open until it is closed by choice; any other closes as the pointer or the focus leaves. */
  let held: Element | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const openMenu = () => nav.querySelector(openButton)?.parentElement ?? null;
  const buttonOf = (menu: Element) => menu.querySelector<HTMLElement>("button");
  // A mouse that passes takes no menu away from who uses it by the keyboard.
  const isFocused = () => openMenu()?.querySelector(":focus-visible") != null;

  const close = () => {
    clearTimeout(leaving);
    held = null;
    nav.querySelector(openButton)?.setAttribute("aria-expanded", "false");
  };
  const closeFromInside = () => {
    const menu = openMenu();
    // What is closed can keep no focus; the button's own would open it again, so this comes first.
    if (menu?.querySelector("a:focus")) buttonOf(menu)?.focus();
    close();
  };
  const show = (menu: Element, holds: boolean) => {
    clearTimeout(leaving);
    const isHeld = held === menu || holds;
    if (openMenu() !== menu) {
      close();
      buttonOf(menu)?.setAttribute("aria-expanded", "true");
      moveIntoWindow(menu.querySelector<HTMLElement>("[data-columns]"));
    }
    held = isHeld ? menu : null;
  };

  for (const menu of nav.querySelectorAll<HTMLElement>("li[data-prefix]")) {
    const point = () => (openMenu() === menu || !isFocused()) && show(menu, false);
    menu.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && point());
    menu.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse" && held === null && !isFocused()) leaving = setTimeout(close, leaveGraceMs);
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (openMenu() === menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
    });
    menu.addEventListener("keydown", (event) => {
      const key = plainKey(event);
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      event.preventDefault();
      show(menu, true);
      focusNeighbor(menu, key === "ArrowDown" ? 1 : -1);
    });
    const button = buttonOf(menu);
    button?.addEventListener("focus", () => button.matches(":focus-visible") && show(menu, false));
    button?.addEventListener("click", () => (held === menu ? close() : show(menu, true)));
    // The mouse may have come before this script.
    if (menu.matches(":hover")) point();
  }
  nav.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) closeFromInside();
  });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Node && !nav.contains(target)) close();
    },
    { signal },
  );
  // A press in a form's frame is not heard here; it takes the focus.
  addEventListener("blur", () => document.activeElement instanceof HTMLIFrameElement && close(), { signal });
  // Wherever the focus is: with a pointer alone it may be anywhere (WCAG 1.4.13).
  document.addEventListener(
    "keydown",
    (event) => {
      if (plainKey(event) !== "Escape" || openMenu() === null) return;
      // What lies under the menu, such as the chat, has its own Escape.
      event.stopPropagation();
      closeFromInside();
    },
    { capture: true, signal },
  );
  return close;
}

/** Moves an open panel sideways where it would come too close to the window's edge. */
function moveIntoWindow(panel: HTMLElement | null): void {
  if (panel === null) return;
  panel.style.setProperty("--shift", "0px");
  const { left, right } = panel.getBoundingClientRect();
  const overLeft = Math.max(0, marginPx - left);
  const overRight = Math.max(0, right + marginPx - document.documentElement.clientWidth);
  panel.style.setProperty("--shift", `${overLeft - overRight}px`);
}

function focusNeighbor(menu: HTMLElement, step: 1 | -1): void {
  const links = [...menu.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : (at + step + links.length) % links.length;
  links[next]?.focus();
}
