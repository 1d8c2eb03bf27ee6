import { type ImageUsers, imageIdsIn } from "../../shared/images/image.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { memoize } from "../cache/memoize.ts";
import { type PostsState, type StoredPost, withDeleted } from "./stored-posts.ts";
import { keptVersions } from "./versions.ts";

export interface ImageTypes {
  look(url: string): Promise<unknown>;
  /** A media type; null if there is no image, undefined if it could not be checked. */
  typeOf(url: string): string | null | undefined;
}

/** Runs before a post is saved, since its page names the image in its Open Graph data. */
export async function checkPostImage({ imageUrl }: PostInput, images: ImageTypes): Promise<void> {
  const isKnown = typeof images.typeOf(imageUrl) === "string";
  if (/^https:/i.test(imageUrl) && !isKnown) await images.look(imageUrl);
}

export const imageUsersOf = memoize((state: PostsState): ReadonlyMap<string, ImageUsers> => {
  const users = new Map<string, ImageUsers>();
  const usersWith = ({ slug, title }: StoredPost, id: string) => {
    const known = users.get(id) ?? { usedBy: [], usedByVersionsOf: [], titles: {} };
    known.titles[slug] = title;
    users.set(id, known);
    return known;
  };
  for (const post of withDeleted(state)) {
    const shown = imagesOf(post);
    for (const id of shown) usersWith(post, id).usedBy.push(post.slug);
    for (const id of Object.keys(post.earlierImages))
      if (!shown.has(id)) usersWith(post, id).usedByVersionsOf.push(post.slug);
  }
  return users;
});

const imagesOf = memoize(
  ({ imageUrl, content }: StoredPost) => new Set([...imageIdsIn(imageUrl), ...imageIdsIn(content)]),
);

export function earlierImagesAfter(old: StoredPost): StoredPost["earlierImages"] {
  const present = [...imagesOf(old)].map((id) => [id, old.version] as const);
  const earlier = Object.entries(old.earlierImages).filter(([, n]) => n > old.version - keptVersions);
  return Object.fromEntries([...earlier, ...present]);
}
