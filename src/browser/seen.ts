/** An element counts as seen in the middle of the window, so that one taller than the window counts too. */
const middle = "-35% 0px";

/** Tells the visit counter that a page, or the frame of a form, was seen. */
export function reportSeen(path: string): void {
  dispatchEvent(new CustomEvent("seen", { detail: path }));
}

/** Reports once, when the element comes into view. Returns a function that stops waiting. */
export function reportWhenSeen(element: Element, path: string): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      reportSeen(path);
    },
    { rootMargin: middle },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
