/**
 * Remembers what happens while no app answers; gives the function that does it again, for the app. Where forms need the
 * app, as the admin's do, they are held for it; others are sent by the browser.
 */
export function rememberMissed(formsNeedApp: boolean): () => void {
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
    if (!formsNeedApp) return;
    event.preventDefault();
    pressed = event.submitter;
  };
  addEventListener("submit", onSubmit, { capture: true });
  addEventListener("click", onClick, { capture: true });
  addEventListener("pointerover", onPointerOver, { capture: true });
  return () => {
    removeEventListener("submit", onSubmit, { capture: true });
    removeEventListener("click", onClick, { capture: true });
    removeEventListener("pointerover", onPointerOver, { capture: true });
    if (pointedAt?.matches(":hover")) {
      pointedAt.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    }
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    pressed?.click();
  };
}
