/** Finds the link or button under `root` with the same tag and text as an earlier one. */
export function findSameControl(
  root: HTMLElement,
  { tagName, textContent }: Element,
): HTMLElement | undefined {
  if (textContent?.trim() === "") return undefined;
  return [...root.querySelectorAll<HTMLElement>(tagName)].find((other) => other.textContent === textContent);
}
