import type { ImageEntry } from "../../shared/images/image.ts";

/** Images have no names of their own: where they are shown tells them apart. */
export function nameOf(image: ImageEntry): string {
  const size = `${image.width} x ${image.height}`;
  const users = titlesOf(image, "usedBy");
  return users === "" ? `Unused image, ${size}` : `Image of ${users}, ${size}`;
}

/** The titles of the posts that show an image, or of those whose earlier versions do; "" for none. */
export function titlesOf(image: ImageEntry, which: "usedBy" | "usedByVersionsOf"): string {
  return image[which].map((slug) => image.titles[slug] ?? slug).join(", ");
}
