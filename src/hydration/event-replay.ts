declare global {
  interface Window {
    /** Has what was clicked last, noted by the page itself from its first byte on (`src/server/pages/inline-scripts.ts`). */
    earlyClick?: EventListenerObject & { target?: EventTarget | null };
  }
}

export interface EventRecorder {
  /** Whether something that does nothing without the app was pressed before this script came. */
  wasPressed: boolean;
  /** Resolves once something was pressed or filled in that does nothing without the app; with `holdForms` at once. */
  needed: Promise<void>;
  /** Ends the recording: once hydration has begun, React hydrates what is pressed at once and handles it. */
  stop(): void;
  replay(): void;
}

/**
 * Records what happens while the app does not run yet. With `holdForms` no form is sent until then: the admin's need the
 * app, others are sent by the browser.
 */
export function recordEvents({ holdForms }: { holdForms: boolean }): EventRecorder {
  const recording = new AbortController();
  const opts = { capture: true, signal: recording.signal };
  let pressed: HTMLElement | null = null;
  let pressedIndex = -1;
  let opensPopover = false;
  let hovered: Element | null = null;
  let need = () => {};
  const needed = new Promise<void>((resolve) => {
    need = resolve;
  });
  const press = (target: EventTarget | null) => {
    pressed = controlOfApp(target);
    pressedIndex = pressed === null ? -1 : allButtons().indexOf(pressed);
    opensPopover = "popover" in HTMLElement.prototype && pressed?.matches("[popovertarget]") === true;
    if (pressed !== null) need();
  };
  if (window.earlyClick !== undefined) {
    press(window.earlyClick.target ?? null);
    removeEventListener("click", window.earlyClick, true);
  }
  const wasPressed = pressed !== null;
  addEventListener("click", ({ target }) => press(target), opts);
  // A form that only the app sends shows what is still missing.
  addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.form?.method === "get") need();
    },
    opts,
  );
  addEventListener(
    "pointerover",
    ({ target, pointerType }) => {
      if (target instanceof Element && pointerType === "mouse") hovered = target;
    },
    opts,
  );
  if (holdForms) {
    need();
    addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        pressed = event.submitter;
        pressedIndex = pressed === null ? -1 : allButtons().indexOf(pressed);
      },
      opts,
    );
  }
  const replay = () => {
    if (hovered?.matches(":hover")) {
      hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    }
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    // Where React had to render the page anew, another element stands there.
    if (!pressed?.isConnected) allButtons()[pressedIndex]?.click();
    // The app itself sees that a popover is open.
    else if (!opensPopover) pressed.click();
  };
  return { wasPressed, needed, stop: () => recording.abort(), replay };
}

function allButtons(): HTMLElement[] {
  return [...document.querySelectorAll("button")];
}

// A form's button, and one that the browser itself lets open a dialog, do their work without the app.
function controlOfApp(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
  const isNative = "command" in HTMLButtonElement.prototype && control?.matches("[command]");
  return isNative ? null : control;
}
