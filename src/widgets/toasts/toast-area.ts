import { shownForMs, type Toast } from "./toast.ts";
import styles from "./toasts.module.css";

const swipeThresholdPx = 50;

// Icons of Lucide inline, so that a toast fetches nothing.
const alertMark = '<circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/>';
const closeMark = '<path d="M18 6 6 18M6 6l12 12"/>';

/**
 * The area of toasts in plain DOM, for the login. A toast leaves after a while, by a swipe, Escape or its button, and F8
 * focuses it. The returned function shows another toast, or none.
 */
export function createToastArea(dismiss: (id: number) => void): (toast: Toast | undefined) => void {
  const list = make("ol", styles.area);
  list.tabIndex = -1;
  list.setAttribute("aria-live", "assertive");
  const region = make("div", "", list);
  region.setAttribute("role", "region");
  region.setAttribute("aria-label", "Notifications (F8)");
  document.body.append(region);

  let shownId = 0;
  /** How much longer the toast is shown, and since when that counts down. */
  let leftMs = 0;
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let swipedFrom: number | null = null;

  const hold = () => {
    clearTimeout(timer);
    if (since !== null) leftMs -= Date.now() - since;
    since = null;
  };
  const leave = () => dismiss(shownId);
  const countDown = () => {
    hold();
    if (shownId === 0 || list.matches(":hover, :focus-within")) return;
    since = Date.now();
    timer = setTimeout(leave, leftMs);
  };
  const endSwipe = () => {
    swipedFrom = null;
    list.style.transform = "";
  };

  for (const type of ["pointerenter", "focusin"]) list.addEventListener(type, hold);
  for (const type of ["pointerleave", "focusout"]) list.addEventListener(type, countDown);
  addEventListener("blur", hold);
  addEventListener("focus", countDown);
  addEventListener("keydown", ({ key }) => key === "F8" && shownId !== 0 && list.focus());
  list.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  list.addEventListener("pointerdown", ({ clientX }) => {
    swipedFrom = clientX;
  });
  list.addEventListener("pointermove", ({ clientX, pointerId }) => {
    if (swipedFrom === null || clientX < swipedFrom + 2) return;
    list.setPointerCapture(pointerId);
    list.style.transform = `translateX(${clientX - swipedFrom}px)`;
  });
  list.addEventListener("pointerup", ({ clientX }) => {
    if (swipedFrom !== null && clientX - swipedFrom >= swipeThresholdPx) leave();
    endSwipe();
  });
  list.addEventListener("pointercancel", endSwipe);
  // The dashboard's header makes room for the toast.
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty("--toast", `${list.offsetHeight}px`)).observe(list);

  return (toast) => {
    if ((toast?.id ?? 0) === shownId) return;
    hold();
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(...(toast === undefined ? [] : [itemOf(toast, leave)]));
    if (hadFocus) list.focus();
    shownId = toast?.id ?? 0;
    leftMs = shownForMs;
    countDown();
  };
}

function itemOf({ title, text, tone, actions = [] }: Toast, leave: () => void): HTMLElement {
  const words = make("div", styles.words, make("p", styles.title, title), make("p", styles.text, text));
  const item = make("li", `${styles.toast} ${styles[tone]}`, words);
  // F8 focuses the list; Tab goes on to the toast and its buttons.
  item.tabIndex = 0;
  if (tone === "destructive") item.insertAdjacentHTML("afterbegin", markUp(alertMark));
  for (const { label, run } of actions) {
    item.append(
      makeButton(styles.action, label, () => {
        leave();
        run();
      }),
    );
  }
  const close = makeButton(styles.close, "", leave);
  close.setAttribute("aria-label", "Dismiss");
  close.innerHTML = markUp(closeMark);
  item.append(close);
  return item;
}

function makeButton(className: string | undefined, label: string, act: () => void): HTMLButtonElement {
  const button = make("button", className, label);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = "",
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function markUp(mark: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${mark}</svg>`;
}
