import * as fs from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import type { PostVersion, PostVersionText } from "../../shared/posts/desk.ts";
import { codeOf, StoreWriteError } from "../store/errors.ts";
import { readIfThere, replaceFile, syncFolder } from "../store/files.ts";
import type { StoredPost } from "./stored-posts.ts";

/** How many versions before the present one a post has. */
const kept = 30;

/** What posts were before their saves: docs/decisions/versions-in-files.md. */
export interface PostVersions {
  /** Keeps a post as it is. To keep the same one twice changes nothing. Rejects with a StoreWriteError. */
  keep(post: StoredPost): Promise<void>;
  /** The versions before the present one, newest first. */
  list(post: StoredPost): Promise<PostVersion[]>;
  /** One of them; null where there is none of that number. */
  read(post: StoredPost, n: number): Promise<PostVersionText | null>;
  /** Removes the versions of all posts but those whose ids `present` gives, which is asked last. */
  prune(present: () => ReadonlySet<string>): Promise<void>;
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

/** Keeps them below `folder`, a folder for each post and a file for each version. */
export function createPostVersions(folder: string): PostVersions {
  const folderOf = ({ id }: Pick<StoredPost, "id">) => path.join(folder, id);
  const fileOf = (post: Pick<StoredPost, "id">, n: number) => path.join(folderOf(post), `${n}.json`);

  async function makeFolder(post: StoredPost): Promise<void> {
    const made = await fs.mkdir(folderOf(post), { recursive: true, mode: 0o700 });
    if (made === undefined) return;
    await syncFolder(fs, folder);
    if (made === folder) await syncFolder(fs, path.dirname(folder));
  }

  async function read(post: StoredPost, n: number): Promise<PostVersionText | null> {
    // After a restart from a backup there may be files of saves that are to come again.
    if (n >= post.version || n < post.version - kept) return null;
    const bytes = await readIfThere(fs, fileOf(post, n));
    return bytes === null ? null : v.parse(versionSchema, JSON.parse(Buffer.from(bytes).toString("utf8")));
  }

  return {
    async keep(post) {
      try {
        await makeFolder(post);
        await replaceFile(fs, fileOf(post, post.version), `${JSON.stringify(versionOf(post))}\n`);
        await fs.rm(fileOf(post, post.version - kept), { force: true });
      } catch (error) {
        throw new StoreWriteError(error);
      }
    },

    async list(post) {
      const versions: PostVersion[] = [];
      for (let n = post.version - 1; n >= Math.max(1, post.version - kept); n -= 1) {
        const version = await read(post, n);
        if (version !== null) versions.push({ n, title: version.title, savedAt: version.savedAt });
      }
      return versions;
    },

    read,

    async prune(present) {
      const names = await fs.readdir(folder).catch((error: unknown) => {
        if (codeOf(error) === "ENOENT") return [];
        throw error;
      });
      const ids = present();
      for (const name of names)
        if (!ids.has(name)) await fs.rm(path.join(folder, name), { recursive: true, force: true });
    },
  };
}

function versionOf(post: StoredPost): PostVersionText {
  const { version: n, title, content, summary, category, imageUrl, updatedAt: savedAt } = post;
  return { n, title, savedAt, content, summary, category, imageUrl };
}
