/** The element that a fragment such as "#form" names. */
export function targetOf(fragment: string): HTMLElement | null {
  const id = fragment.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

export function openDetailsAround(target: Element): void {
  const item = target.closest("details");
  if (item !== null) item.open = true;
}

/** Scrolls smoothly unless the visitor prefers reduced motion. */
export function scrollSmoothly(act: () => void): void {
  const { dataset, style } = document.documentElement;
  // What is scrolled to may be below the opening, which alone is laid out until it is painted.
  delete dataset.first;
  if (!prefersReducedMotion()) style.scrollBehavior = "smooth";
  act();
  style.scrollBehavior = "";
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
