import * as v from "valibot";
import type { PostVersion, PostVersionText } from "../../shared/posts/desk.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { StoredPost } from "./stored-posts.ts";

/** How many versions before the present one a post has. */
export const keptVersions = 30;

/** What posts were before their saves: docs/decisions/versions-in-files.md. */
export interface PostVersions {
  /** Keeps a post as it is. To keep the same one twice changes nothing. Rejects with a StoreWriteError. */
  keep(post: StoredPost): Promise<void>;
  /** The versions before the present one, newest first. */
  list(post: StoredPost): Promise<PostVersion[]>;
  /** One of them; null where there is none of that number. */
  read(post: StoredPost, n: number): Promise<PostVersionText | null>;
  /** Removes the versions of all posts but those of these ids, where the post was last saved before a moment. */
  prune(present: ReadonlySet<string>, before: Date): Promise<void>;
}

const versionSchema = v.strictObject({
  n: v.number(),
  title: v.string(),
  savedAt: v.string(),
  content: v.string(),
  summary: v.string(),
  category: v.string(),
  imageUrl: v.string(),
});

/** Where they are kept: each is known by its post, its number and the time of its save, and never changes. */
export interface VersionShelf {
  put(postId: string, key: VersionKey, version: PostVersionText): Promise<void>;
  keys(postId: string): Promise<VersionKey[]>;
  read(postId: string, key: VersionKey): Promise<unknown>;
  remove(postId: string, key: VersionKey): Promise<void>;
  prune(present: ReadonlySet<string>, before: Date): Promise<void>;
}

/** Keeps them on a shelf. */
export function createPostVersions(shelf: VersionShelf): PostVersions {
  async function readVersion(post: StoredPost, key: VersionKey): Promise<PostVersionText | null> {
    const version = await shelf.read(post.id, key);
    return version === null ? null : v.parse(versionSchema, version);
  }

  return {
    async keep(post) {
      try {
        await shelf.put(post.id, keyOf(post), textOf(post));
        for (const key of await shelf.keys(post.id)) {
          // Else it would seem to be the last one before the save that comes now.
          const isOfOtherSaves = key.n === post.version && key.time > Date.parse(post.updatedAt);
          if (isOfOtherSaves || key.n <= post.version - keptVersions) await shelf.remove(post.id, key);
        }
      } catch (error) {
        throw new StoreWriteError(error);
      }
    },

    async list(post) {
      const versions: PostVersion[] = [];
      for (const key of earlierOf(post, await shelf.keys(post.id))) {
        const version = await readVersion(post, key);
        if (version !== null) versions.push({ n: key.n, title: version.title, savedAt: version.savedAt });
      }
      return versions;
    },

    async read(post, n) {
      const key = earlierOf(post, await shelf.keys(post.id)).find((each) => each.n === n);
      return key === undefined ? null : readVersion(post, key);
    },

    prune: shelf.prune,
  };
}

export interface VersionKey {
  n: number;
  /** When the version was saved, in milliseconds. */
  time: number;
}

function keyOf({ version, updatedAt }: StoredPost): VersionKey {
  return { n: version, time: Date.parse(updatedAt) };
}

/**
 * Those of a post's history, newest first. Where a backup was restored there may be others, of saves that it does
 * not know: of each number it is the last one before the version that came after it.
 */
function earlierOf(post: StoredPost, keys: readonly VersionKey[]): VersionKey[] {
  const earlier: VersionKey[] = [];
  let before = Date.parse(post.updatedAt);
  for (let n = post.version - 1; n >= post.version - keptVersions; n -= 1) {
    const [key] = keys
      .filter((each) => each.n === n && each.time < before)
      .toSorted((a, b) => b.time - a.time);
    if (key === undefined) continue;
    earlier.push(key);
    before = key.time;
  }
  return earlier;
}

function textOf(post: StoredPost): PostVersionText {
  const { version: n, title, content, summary, category, imageUrl, updatedAt: savedAt } = post;
  return { n, title, savedAt, content, summary, category, imageUrl };
}
