/** The link or button under `root` that stands in the place of an earlier one: of the same kind, with the same words. */
export function sameControl(root: HTMLElement, { tagName, textContent }: Element): HTMLElement | undefined {
  // A field has no words.
  if (textContent?.trim() === "") return undefined;
  return [...root.querySelectorAll<HTMLElement>(tagName)].find((other) => other.textContent === textContent);
}
