import { plainKey } from "../../browser/modifiers.ts";

/** The least distance between an open panel and the window's edges. */
const marginPx = 16;
// On its way from the button to a link, the pointer may leave both for a moment.
const leaveGraceMs = 150;

/**
 * Opens the menus of the bar, one at a time, by hover, focus, click and arrow keys. `signal` removes the listeners; the
 * returned function closes the open menu.
 */
export function startMenus(nav: HTMLElement, signal: AbortSignal): () => void {
  let open: HTMLElement | null = null;
  /** A menu that was opened by a click or an arrow key stays open when the pointer or the focus leaves. */
  let isHeld = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const show = (menu: HTMLElement | null, holds = false) => {
    clearTimeout(leaving);
    isHeld = holds || (isHeld && menu === open);
    if (menu === open) return;
    buttonOf(open)?.setAttribute("aria-expanded", "false");
    buttonOf(menu)?.setAttribute("aria-expanded", "true");
    open = menu;
    moveIntoWindow(menu?.querySelector<HTMLElement>("[data-columns]"));
  };
  const close = () => show(null);
  const closeFromInside = () => {
    // A closed panel cannot keep the focus. The button gets it first, since its own focus would open the menu again.
    if (open?.querySelector("a:focus")) buttonOf(open)?.focus();
    close();
  };
  const point = ({ type, target, pointerType }: PointerEvent) => {
    const menu = type === "pointerover" ? menuAt(target) : null;
    if (pointerType !== "mouse") return;
    clearTimeout(leaving);
    // A passing mouse must not close a menu that is used by the keyboard.
    if (menu === open || open?.querySelector(":focus-visible")) return;
    if (menu !== null) show(menu);
    else if (!isHeld) leaving = setTimeout(close, leaveGraceMs);
  };

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => nav.addEventListener(type, act, { signal });
  on("pointerover", point);
  on("pointerleave", point);
  on("focusin", ({ target }) => {
    if ((target as Element).matches(":focus-visible")) show(menuAt(target));
  });
  on("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget !== null && menuAt(target) === open && menuAt(relatedTarget) !== open) close();
  });
  on("click", ({ target }) => {
    const menu = menuAt(target);
    const closes = isHeld && menu === open;
    if ((target as Element).closest("a")) closeFromInside();
    else if (menu !== null) show(closes ? null : menu, !closes);
  });
  on("keydown", (event) => {
    const menu = menuAt(event.target);
    const key = plainKey(event);
    if (menu === null || (key !== "ArrowDown" && key !== "ArrowUp")) return;
    event.preventDefault();
    show(menu, true);
    const links = [...menu.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at(key === "ArrowDown" ? (at + 1) % links.length : Math.max(at, 0) - 1)?.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => menuAt(target) === null && close(), { signal });
  // A press in a form's frame fires no event here, but takes the focus.
  addEventListener("blur", () => document.activeElement instanceof HTMLIFrameElement && close(), { signal });
  // Escape works wherever the focus is (WCAG 1.4.13).
  document.addEventListener(
    "keydown",
    (event) => {
      if (open === null || plainKey(event) !== "Escape") return;
      // What lies under the menu, such as the chat, has its own Escape.
      event.stopPropagation();
      closeFromInside();
    },
    { capture: true, signal },
  );
  // The pointer may have come before this script.
  show(nav.querySelector("li[data-prefix]:hover"));
  return close;
}

function menuAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("li[data-prefix]") : null;
}

function buttonOf(menu: Element | null) {
  return menu?.querySelector("button");
}

function moveIntoWindow(panel: HTMLElement | null | undefined): void {
  if (!panel) return;
  panel.style.setProperty("--shift", "0px");
  const { left, right } = panel.getBoundingClientRect();
  const most = document.documentElement.clientWidth - marginPx;
  panel.style.setProperty("--shift", `${Math.max(marginPx - left, Math.min(0, most - right))}px`);
}
