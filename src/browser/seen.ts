/** An element is seen once it has come to the middle of the window: one that is higher than the window is too. */
const middle = "-35% 0px";

/** Says that a visitor has seen a page, or the frame of a form, by its path; who counts visits hears it. */
export function noteSeen(path: string): void {
  dispatchEvent(new CustomEvent("seen", { detail: path }));
}

/** Says so as soon as the element is in view; the returned function ends the waiting. */
export function noteInView(element: Element, path: string): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      noteSeen(path);
    },
    { rootMargin: middle },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
