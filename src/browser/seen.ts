/** An element is seen once so much of it is in the window. */
const seenShare = 0.3;

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
    { threshold: seenShare },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
