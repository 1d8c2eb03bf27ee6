declare global {
  interface Window {
    /** The last click before this script ran, noted by `src/server/pages/inline-scripts.ts`. */
    earlyClick?: EventListenerObject & { target?: EventTarget | null };
  }
}

/** A part of the page that is not hydrated yet: an island, the header or the chat. */
const waiting = ":is([data-island], [data-static]):not([data-live])";

let pressed: { part: Element; at: number } | null = null;

/** Notes the last button pressed in a part that is not hydrated yet. Returns whether one was pressed already. */
export function trackEarlyPresses(): boolean {
  const note = (target: EventTarget | null | undefined) => {
    const button = target instanceof Element ? buttonAt(target) : null;
    const part = button?.closest(waiting);
    pressed = part ? { part, at: buttonsIn(part).indexOf(button as HTMLElement) } : null;
  };
  const { earlyClick } = window;
  if (earlyClick !== undefined) {
    note(earlyClick.target);
    removeEventListener("click", earlyClick, true);
  }
  addEventListener("click", ({ target }) => note(target), { capture: true });
  return pressed !== null;
}

export function markLive(part: HTMLElement): void {
  part.dataset.live = "";
}

export function wasPressed(part: HTMLElement): boolean {
  return pressed?.part === part;
}

/** Presses the button again that was pressed last before the part was hydrated. */
export function replayPress(part: HTMLElement): void {
  if (pressed?.part !== part) return;
  // React may have replaced the button, so its position identifies it.
  buttonsIn(part)[pressed.at]?.click();
  pressed = null;
}

function buttonsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll("button")];
}

// The browser itself handles `command` and `popovertarget`, and sends forms.
function buttonAt(target: Element): HTMLElement | null {
  const button = target.closest<HTMLElement>("button[type=button]");
  const isNative =
    ("command" in HTMLButtonElement.prototype && button?.matches("[command]")) ||
    ("popover" in HTMLElement.prototype && button?.matches("[popovertarget]"));
  return isNative ? null : button;
}
