/**
 * Scrolls to the element with this id, smoothly where motion is welcome, and opens the item that holds it if that is
 * closed; false where there is no such element.
 */
export function scrollToId(id: string): boolean {
  const target = document.getElementById(id);
  const item = target?.closest("details");
  if (item != null) item.open = true;
  target?.scrollIntoView({ behavior: prefersReducedMotion() ? "auto" : "smooth" });
  return target !== null;
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
