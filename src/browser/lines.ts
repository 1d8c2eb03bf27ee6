/** A drawing begins when this share of its height is in the window; its sides may be cut. */
const share = 0.35;
const thresholds = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, share];

/**
 * Lines below the opening of a page draw themselves once, when they come into view (illustration.module.css). Without this
 * script they are simply there. Returns a function that ends it.
 */
export function drawLines(page: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRect, boundingClientRect, target } of entries) {
        const drawing = target as SVGElement;
        // What is in view from the start has been seen whole, and stays.
        if (drawing.dataset.line === undefined) drawing.dataset.line = isIntersecting ? "seen" : "waits";
        const isSeen = intersectionRect.height >= boundingClientRect.height * share;
        if (drawing.dataset.line === "waits" && isIntersecting && isSeen) drawing.dataset.line = "runs";
        if (drawing.dataset.line !== "waits") observer.unobserve(drawing);
      }
    },
    { threshold: thresholds },
  );
  for (const line of page.querySelectorAll(":is(section, aside) svg [pathLength]")) {
    const drawing = line.closest("svg[aria-hidden], svg[role]");
    if (drawing !== null) observer.observe(drawing);
  }
  return () => observer.disconnect();
}
