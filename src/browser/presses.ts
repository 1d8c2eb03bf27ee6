declare global {
  interface Window {
    /** Has what was clicked last, noted by the page itself from its first byte on (`src/server/pages/inline-scripts.ts`). */
    earlyClick?: EventListenerObject & { target?: EventTarget | null };
  }
}

/** A part of the page that does nothing yet: an island, or what is around the page. */
const waiting = ":is([data-island], [data-around]):not([data-live])";

let pressed: { part: Element; at: number } | null = null;

/** Notes the last button that is pressed in a part of the page whose code is not there yet; says whether one was already. */
export function notePresses(): boolean {
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

/** Says that a part of the page acts from now on: its events are its own. */
export function markLive(part: HTMLElement): void {
  part.dataset.live = "";
}

/** Whether a button of the part was pressed that did nothing. */
export function isPressed(part: HTMLElement): boolean {
  return pressed?.part === part;
}

/** Presses again the button that was pressed last in the part, before it acted. */
export function pressAgain(part: HTMLElement): void {
  if (pressed?.part !== part) return;
  // Where React rendered the part anew, another button stands there.
  buttonsIn(part)[pressed.at]?.click();
  pressed = null;
}

function buttonsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll("button")];
}

// The browser itself opens what a button commands, and sends forms.
function buttonAt(target: Element): HTMLElement | null {
  const button = target.closest<HTMLElement>("button[type=button]");
  const isNative =
    ("command" in HTMLButtonElement.prototype && button?.matches("[command]")) ||
    ("popover" in HTMLElement.prototype && button?.matches("[popovertarget]"));
  return isNative ? null : button;
}
