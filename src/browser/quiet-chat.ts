/** Where something can be typed or agreed to, a narrow window has no room for the chat's button. */
const busy = "iframe, form:not([method='dialog'])";

/** Marks the document while such a part is in the middle of the window (chat.module.css). Returns a function that ends it. */
export function quietChat(page: HTMLElement): () => void {
  const root = document.documentElement;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      root.toggleAttribute("data-quiet", inView.size > 0);
    },
    { rootMargin: "-15% 0px 0px" },
  );
  const assistant = page.querySelector("[data-island='assistant']")?.closest("section");
  for (const part of [...page.querySelectorAll(busy), assistant]) if (part) observer.observe(part);
  return () => {
    observer.disconnect();
    root.removeAttribute("data-quiet");
  };
}
