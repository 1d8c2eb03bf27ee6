import type { PostInput } from "../../shared/posts/post-input.ts";

/** What the https addresses answer with that posts name as their images. */
export interface OwnImages {
  /** Looks at an address, and remembers what is there. */
  look(url: string): Promise<unknown>;
  /** A media type; null for no image, undefined where nothing was found out. */
  typeOf(url: string): string | null | undefined;
}

/** Looks whether a post's own image is there, before the post is saved: its page names the image to those who share it. */
export async function lookAtImage({ imageUrl }: PostInput, images: OwnImages): Promise<void> {
  const isKnown = typeof images.typeOf(imageUrl) === "string";
  if (/^https:/i.test(imageUrl) && !isKnown) await images.look(imageUrl);
}
