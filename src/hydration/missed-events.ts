/**
 * Remembers what happens while no app answers; gives the function that does it again, for the app. Where forms need the
 * app, as the admin's do, they are held for it; others are sent by the browser.
 */
export function rememberMissed(formsNeedApp: boolean): () => void {
  const missing = new AbortController();
  const opts = { capture: true, signal: missing.signal };
  let pressed: HTMLElement | null = null;
  let place = -1;
  let pointedAt: Element | null = null;
  const onClick = ({ target }: MouseEvent) => {
    pressed = controlOfApp(target);
    place = pressed === null ? -1 : allButtons().indexOf(pressed);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (target instanceof Element && pointerType === "mouse") pointedAt = target;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    pressed = event.submitter;
  };
  if (formsNeedApp) addEventListener("submit", onSubmit, opts);
  addEventListener("click", onClick, opts);
  addEventListener("pointerover", onPointerOver, opts);
  return () => {
    missing.abort();
    if (pointedAt?.matches(":hover")) {
      pointedAt.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    }
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    // Where the app had to make the page anew, another element stands there.
    (pressed?.isConnected ? pressed : allButtons()[place])?.click();
  };
}

function allButtons(): HTMLElement[] {
  return [...document.querySelectorAll("button")];
}

/** Whether what happens asks for something that only the app does. */
export function needsApp({ type, target }: Event): boolean {
  return type === "click" && controlOfApp(target) !== null;
}

// A form's button and one that opens a popover do their work without the app.
function controlOfApp(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest("button[type=button]:not([popovertarget])") : null;
}
