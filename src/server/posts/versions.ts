import * as v from "valibot";
import type { PostVersion, PostVersionText } from "../../shared/posts/admin-post.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { PrunedTree } from "../store/file-tree.ts";
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

/** Keeps them as files: each is known by its post, its number and the time of its save, and never changes. */
export function createPostVersions(files: PrunedTree): PostVersions {
  const fileOf = (post: StoredPost, { n, time }: VersionKey) => ({
    folder: post.id,
    name: `${n}.${time}.json`,
  });
  const keysOf = async (post: StoredPost) =>
    (await files.names(post.id)).flatMap((name) => versionKeyIn(name) ?? []);

  async function readVersion(post: StoredPost, key: VersionKey): Promise<PostVersionText | null> {
    const bytes = await files.read(fileOf(post, key));
    return bytes && v.parse(versionSchema, JSON.parse(Buffer.from(bytes).toString("utf8")));
  }

  return {
    async keep(post) {
      try {
        const text = `${JSON.stringify(textOf(post))}\n`;
        await files.write(fileOf(post, keyOf(post)), Buffer.from(text));
        for (const key of await keysOf(post)) {
          // A later version of the same number would seem to be the last one before the save that comes now.
          const isOfOtherSaves = key.n === post.version && key.time > Date.parse(post.updatedAt);
          if (isOfOtherSaves || key.n <= post.version - keptVersions) await files.remove(fileOf(post, key));
        }
      } catch (error) {
        throw new StoreWriteError(error);
      }
    },

    async list(post) {
      const versions: PostVersion[] = [];
      for (const key of earlierOf(post, await keysOf(post))) {
        const version = await readVersion(post, key);
        if (version !== null) versions.push({ n: key.n, title: version.title, savedAt: version.savedAt });
      }
      return versions;
    },

    async read(post, n) {
      const key = earlierOf(post, await keysOf(post)).find((each) => each.n === n);
      return key === undefined ? null : readVersion(post, key);
    },

    prune: files.prune,
  };
}

interface VersionKey {
  n: number;
  /** When the version was saved, in milliseconds. */
  time: number;
}

/** What the name of a version's file says; null where it is another file. */
export function versionKeyIn(name: string): VersionKey | null {
  const [, n, time] = /^(\d+)\.(\d+)\.json$/.exec(name) ?? [];
  return n === undefined || time === undefined ? null : { n: Number(n), time: Number(time) };
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
