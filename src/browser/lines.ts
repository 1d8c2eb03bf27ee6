/**
 * Lines below the opening of a page draw themselves once, when they come into view (illustration.module.css). Without this
 * script they are simply there. Returns a function that ends it.
 */
export function drawLines(page: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const { dataset } = target as SVGElement;
        if (isIntersecting) {
          // What is in view from the start has been seen whole, and stays.
          dataset.line = dataset.line === undefined ? "seen" : "runs";
          observer.unobserve(target);
        } else dataset.line = "waits";
      }
    },
    { rootMargin: "0px 0px -25%" },
  );
  for (const drawing of page.querySelectorAll(":is(section, aside) svg:has([pathLength])")) {
    observer.observe(drawing);
  }
  return () => observer.disconnect();
}
