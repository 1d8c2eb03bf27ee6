import * as v from "valibot";
import type { PostVersion, PostVersionText } from "../../shared/posts/admin-post.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { PrunedTree } from "../store/file-tree.ts";
import type { StoredPost } from "./stored-posts.ts";

export const keptVersions = 30;

export type PostVersions = ReturnType<typeof createPostVersions>;

const versionSchema = v.strictObject({
  n: v.number(),
  title: v.string(),
  savedAt: v.string(),
  content: v.string(),
  summary: v.string(),
  category: v.string(),
  imageUrl: v.string(),
});

/** Versions are immutable files, named by post, version number and time (docs/decisions/versions-in-files.md). */
export function createPostVersions(files: PrunedTree) {
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
    async keep(post: StoredPost): Promise<void> {
      try {
        const text = `${JSON.stringify(textOf(post))}\n`;
        await files.write(fileOf(post, keyOf(post)), Buffer.from(text));
        for (const key of await keysOf(post)) {
          // After a restored backup, a later file with the same number would be taken for this version.
          const isOfOtherSaves = key.n === post.version && key.time > Date.parse(post.updatedAt);
          if (isOfOtherSaves || key.n <= post.version - keptVersions) await files.remove(fileOf(post, key));
        }
      } catch (error) {
        throw new StoreWriteError(error);
      }
    },

    async list(post: StoredPost): Promise<PostVersion[]> {
      const versions: PostVersion[] = [];
      for (const key of earlierOf(post, await keysOf(post))) {
        const version = await readVersion(post, key);
        if (version !== null) versions.push({ n: key.n, title: version.title, savedAt: version.savedAt });
      }
      return versions;
    },

    async read(post: StoredPost, n: number): Promise<PostVersionText | null> {
      const key = earlierOf(post, await keysOf(post)).find((each) => each.n === n);
      return key === undefined ? null : readVersion(post, key);
    },

    prune: files.prune,
  };
}

interface VersionKey {
  n: number;
  time: number;
}

export function versionKeyIn(name: string): VersionKey | null {
  const [, n, time] = /^(\d+)\.(\d+)\.json$/.exec(name) ?? [];
  return n === undefined || time === undefined ? null : { n: Number(n), time: Number(time) };
}

function keyOf({ version, updatedAt }: StoredPost): VersionKey {
  return { n: version, time: Date.parse(updatedAt) };
}

/**
 * After a restored backup, a number may have several files. The one that counts is the newest that is older than the
 * following version's.
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
