import { redirectKey } from "../../server/posts/redirects.ts";
import { uploadedImage } from "../../shared/images/image.ts";
import { postPath } from "../../shared/paths.ts";
import { isImageUrl } from "../../shared/posts/post-input.ts";
import { replaceAddresses } from "./addresses.ts";
import type { BroughtImage } from "./bring-images.ts";
import { type Incoming, type IncomingPost, unknownSite } from "./incoming-post.ts";

export interface Placed {
  content: string;
  imageUrl: string;
  /** How many images came. */
  images: number;
  notes: string[];
  isWhole: boolean;
}

type Bring = (address: string, options: { from?: string; mayFetch: boolean }) => Promise<BroughtImage>;

const imageFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** Brings the images of a post, and lets its links lead to the posts of the same import at their new slugs. */
export function createPlaceAddresses(
  incoming: Incoming,
  slugs: readonly (string | null)[],
  bring: Bring,
): (post: IncomingPost, markdown: string) => Promise<Placed> {
  const siteUrl = incoming.siteUrl ?? unknownSite;
  const site = URL.parse(siteUrl)?.host ?? "";
  const movedPaths = new Map(
    incoming.posts.flatMap(({ oldPaths }, index) => {
      const slug = slugs[index] ?? null;
      return slug === null ? [] : oldPaths.map((path) => [redirectKey(path), postPath(slug)] as const);
    }),
  );

  function newLink(address: string): string | null {
    const url = URL.parse(address);
    if (url === null || url.host !== site) return null;
    const moved = movedPaths.get(redirectKey(url.pathname));
    if (moved !== undefined) return moved + url.hash;
    // Nothing is known of where the site was, so its other links stay paths.
    return siteUrl === unknownSite ? url.pathname + url.search + url.hash : null;
  }

  return async (post, markdown) => {
    const isMarkdown = post.text.type === "markdown";
    const options = {
      mayFetch: !isMarkdown,
      ...(post.text.type === "markdown" && { from: post.text.folder }),
    };
    const isOfSite = (url: string) => URL.parse(url)?.host === site;
    const wanted = new Set<string>();
    const isWanted = (url: string, isImage: boolean) => {
      if (uploadedImage(url) !== null) return false;
      if (isMarkdown && /^(?:https:|data:)/i.test(url)) return false;
      const path = url.replace(/[?#].*$/, "");
      return isImage || (imageFile.test(path) && (isMarkdown ? !/^[a-z]+:/i.test(url) : isOfSite(url)));
    };
    replaceAddresses(markdown, ({ url, isImage }) => {
      if (isWanted(url, isImage)) wanted.add(url);
      return null;
    });
    if (post.image !== "" && isWanted(post.image, true)) wanted.add(post.image);

    const brought = new Map<string, string>();
    const missing = new Map<string, string[]>();
    for (const address of wanted) {
      const image = await bring(address, options);
      if ("url" in image) brought.set(address, image.url);
      else missing.set(image.why, [...(missing.get(image.why) ?? []), address.replace(unknownSite, "")]);
    }
    const notes = [...missing].map(
      ([why, addresses]) =>
        `${addresses.length === 1 ? "an image did not come, since" : `${addresses.length} images did not come, each because`} ${why}: ${addresses.join(" ")}`,
    );
    const content = replaceAddresses(
      markdown,
      ({ url }) => brought.get(url) ?? (isMarkdown ? null : newLink(url)),
    );
    const isWhole = notes.length === 0;
    return {
      content,
      images: brought.size,
      notes,
      isWhole,
      ...coverOf(post.image, brought.get(post.image), notes),
    };
  };
}

/** A cover that did not come may stay at its https address; posts take no other. */
function coverOf(image: string, brought: string | undefined, notes: string[]): { imageUrl: string } {
  if (brought !== undefined) return { imageUrl: brought };
  const mayStay = isImageUrl(image) && image.length <= 2_000 && !image.startsWith(unknownSite);
  if (!mayStay && image !== "" && notes.length === 0)
    notes.push(`its cover was left out, since posts take no such address: ${image}`);
  return { imageUrl: mayStay || uploadedImage(image) !== null ? image : "" };
}
