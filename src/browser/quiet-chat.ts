/** Marks the document while a form or the assistant is in the middle of the window, where a narrow one has no room for the chat's button. */
export function quietChat(page: HTMLElement): () => void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) inView[isIntersecting ? "add" : "delete"](target);
      document.documentElement.toggleAttribute("data-quiet", inView.size > 0);
    },
    { rootMargin: "-15% 0px -25%" },
  );
  for (const form of page.querySelectorAll(
    "iframe, form:not([method]), section:has([data-island=assistant])",
  ))
    observer.observe(form);
  return () => {
    observer.disconnect();
    document.documentElement.removeAttribute("data-quiet");
  };
}
