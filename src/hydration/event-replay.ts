interface EventRecorder {
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
  let hovered: Element | null = null;
  addEventListener(
    "click",
    ({ target }) => {
      pressed = controlOfApp(target);
      pressedIndex = pressed === null ? -1 : allButtons().indexOf(pressed);
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
    addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        pressed = event.submitter;
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
    (pressed?.isConnected ? pressed : allButtons()[pressedIndex])?.click();
  };
  return { stop: () => recording.abort(), replay };
}

/** Whether an event asks for something that only the app does. */
export function needsApp({ type, target }: Event): boolean {
  return type === "click" && controlOfApp(target) !== null;
}

function allButtons(): HTMLElement[] {
  return [...document.querySelectorAll("button")];
}

// A form's button, and one that the browser itself lets open something, do their work without the app.
function controlOfApp(target: EventTarget | null): HTMLElement | null {
  const native = "command" in HTMLButtonElement.prototype ? "[popovertarget], [command]" : "[popovertarget]";
  return target instanceof Element ? target.closest(`button[type=button]:not(${native})`) : null;
}
