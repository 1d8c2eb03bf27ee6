import type { ImageEntry } from "../../shared/images/image.ts";

/** Images have no names, so the posts that show them tell them apart. */
export function nameOf(image: ImageEntry): string {
  const size = `${image.width} x ${image.height}`;
  const users = titlesOf(image, "usedBy");
  return users === "" ? `Unused image, ${size}` : `Image of ${users}, ${size}`;
}

export function titlesOf(image: ImageEntry, which: "usedBy" | "usedByVersionsOf"): string {
  return image[which].map((slug) => image.titles[slug] ?? slug).join(", ");
}
