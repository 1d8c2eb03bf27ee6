/** The attribute with the address of the picture to show when this one does not load. */
const fallback = "data-fallback";

/** Replaces pictures that fail to load from now on: by their fallback, or by their alternative text. */
export function watchImages(): void {
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
}

/** Replaces the pictures under `root` that failed before `watchImages` ran: those fire no event any more. */
export function markBrokenImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll("img")) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const source = image.getAttribute(fallback);
  // The style sheet shows the `alt` text of a picture with this mark.
  if (source === null) image.dataset.broken = "";
  else {
    image.removeAttribute(fallback);
    image.removeAttribute("srcset");
    for (const other of image.closest("picture")?.querySelectorAll("source") ?? []) other.remove();
    image.src = source;
  }
}
