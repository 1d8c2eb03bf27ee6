/** The element that the fragment of an address, with its "#", names; null where there is none. */
export function targetOf(fragment: string): HTMLElement | null {
  const id = fragment.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Opens the item that holds the element, if that is closed. */
export function openItemOf(target: Element): void {
  const item = target.closest("details");
  if (item !== null) item.open = true;
}

/** Has what scrolls the page in `act` do so smoothly where motion is welcome. */
export function scrollSmoothly(act: () => void): void {
  const { style } = document.documentElement;
  if (!prefersReducedMotion()) style.scrollBehavior = "smooth";
  act();
  style.scrollBehavior = "";
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
