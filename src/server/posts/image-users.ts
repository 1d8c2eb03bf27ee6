import { imageIdsIn } from "../../shared/images/image.ts";
import { memoize } from "../cache/memoize.ts";
import type { PostsState, StoredPost } from "./stored-posts.ts";

/** The slugs of the posts that show each uploaded image, by its id: of all that are stored, the trash too. */
export const imageUsersOf = memoize((state: PostsState): ReadonlyMap<string, readonly string[]> => {
  const users = new Map<string, string[]>();
  for (const post of [...state.posts, ...state.deleted.map((entry) => entry.post)])
    for (const id of imagesOf(post)) users.set(id, [...(users.get(id) ?? []), post.slug]);
  return users;
});

const imagesOf = memoize(
  ({ imageUrl, content }: StoredPost) => new Set([...imageIdsIn(imageUrl), ...imageIdsIn(content)]),
);
