/**
 * Lines below the opening of a page draw themselves once, when they come into view (illustration.module.css). Without this
 * script they are simply there. The observer goes away with the page's elements.
 */
export function drawLines(page: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const { dataset } = target as SVGElement;
        if (isIntersecting) observer.unobserve(target);
        // What is in view from the start has been seen whole, and stays.
        dataset.line = isIntersecting ? (dataset.line ? "runs" : "") : "waits";
      }
    },
    { rootMargin: "0px 0px -25%" },
  );
  for (const drawing of page.querySelectorAll("section svg,aside svg")) observer.observe(drawing);
}
