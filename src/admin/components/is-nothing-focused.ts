/** Whether nothing has the focus but the page, which a dialog gives it to where its opener is gone. */
export function isNothingFocused(): boolean {
  return document.activeElement === document.body || document.activeElement?.tagName === "MAIN";
}
