/** A focus trap: Tab cycles through the element. A modal dialog alone lets it leave for the browser's own bars. */
export function keepTabInside(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault">,
  element: HTMLElement,
): void {
  if (event.key !== "Tab") return;
  const reachable = [
    ...element.querySelectorAll<HTMLElement>("a[href], button, input, summary, [tabindex='0']"),
  ].filter((element) => isVisible(element) && !element.matches(":disabled"));
  const edge = event.shiftKey ? reachable[0] : reachable.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? reachable.at(-1) : reachable[0])?.focus();
}

function isVisible(element: HTMLElement): boolean {
  // Browsers without `checkVisibility` give the content of a closed `details` no boxes either.
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
