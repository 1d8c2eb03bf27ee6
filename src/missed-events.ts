/**
 * Remembers what happens while no app answers; gives the function that does it again, for the app. Where forms need the
 * app, as the admin's do, they are held for it; others are sent by the browser.
 */
export function rememberMissed(formsNeedApp: boolean): () => void {
  const missing = new AbortController();
  const opts = { capture: true, signal: missing.signal };
  let pressed: HTMLElement | null = null;
  let pointedAt: Element | null = null;
  const onClick = ({ target }: MouseEvent) => {
    // A form's button and one that opens a popover do their work without the app.
    if (target instanceof Element) pressed = target.closest("button[type=button]:not([popovertarget])");
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
    pressed?.click();
  };
}
