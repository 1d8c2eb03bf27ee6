/** Where a picture stands in that has no address of its own to load, by its attribute. */
const fallback = "data-fallback";

/** Has pictures that do not load replaced from now on: by their fallback, or by the words that they stand for. */
export function watchImages(): void {
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
}

/** Replaces the pictures under `root` that have failed to load before anybody watched: no event comes of them any more. */
export function markBrokenImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll("img")) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const source = image.getAttribute(fallback);
  // The style sheet shows the words of a picture so marked.
  if (source === null) image.dataset.broken = "";
  else {
    image.removeAttribute(fallback);
    image.removeAttribute("srcset");
    for (const other of image.closest("picture")?.querySelectorAll("source") ?? []) other.remove();
    image.src = source;
  }
}
