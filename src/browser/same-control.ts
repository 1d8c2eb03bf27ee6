/** Finds the control under `root` with the same tag, id and text as an earlier one. */
export function findSameControl(
  root: HTMLElement,
  { tagName, id, textContent }: Element,
): HTMLElement | undefined {
  if (id + textContent?.trim() === "") return undefined;
  return [...root.querySelectorAll<HTMLElement>(tagName)].find(
    (other) => other.id === id && other.textContent === textContent,
  );
}
