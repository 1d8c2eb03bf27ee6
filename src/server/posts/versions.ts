import * as fs from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import type { PostVersion, PostVersionText } from "../../shared/posts/desk.ts";
import { StoreWriteError } from "../store/errors.ts";
import { readIfThere, replaceFile, syncFolder } from "../store/files.ts";
import { namesIn, removeOldFolders } from "../store/folder.ts";
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

/** Keeps them below `folder`, a folder for each post and a file for each version, which never changes. */
export function createPostVersions(folder: string): PostVersions {
  const folderOf = ({ id }: Pick<StoredPost, "id">) => path.join(folder, id);

  async function makeFolder(post: StoredPost): Promise<void> {
    const made = await fs.mkdir(folderOf(post), { recursive: true, mode: 0o700 });
    if (made === undefined) return;
    await syncFolder(fs, folder);
    if (made === folder) await syncFolder(fs, path.dirname(folder));
  }

  async function filesOf(post: StoredPost): Promise<VersionFile[]> {
    return (await namesIn(folderOf(post))).flatMap((name) => versionFile(name) ?? []);
  }

  async function readFile(post: StoredPost, { name }: VersionFile): Promise<PostVersionText | null> {
    const bytes = await readIfThere(fs, path.join(folderOf(post), name));
    return bytes === null ? null : v.parse(versionSchema, JSON.parse(Buffer.from(bytes).toString("utf8")));
  }

  return {
    async keep(post) {
      const own = fileNameOf(post);
      try {
        await makeFolder(post);
        await replaceFile(fs, path.join(folderOf(post), own), `${JSON.stringify(versionOf(post))}\n`);
        for (const { name, n, time } of await filesOf(post)) {
          // Else it would seem to be the last one before the save that comes now.
          const isOfOtherSaves = n === post.version && time > Date.parse(post.updatedAt);
          if (isOfOtherSaves || n <= post.version - keptVersions)
            await fs.rm(path.join(folderOf(post), name), { force: true });
        }
      } catch (error) {
        throw new StoreWriteError(error);
      }
    },

    async list(post) {
      const versions: PostVersion[] = [];
      for (const file of earlierOf(post, await filesOf(post))) {
        const version = await readFile(post, file);
        if (version !== null) versions.push({ n: file.n, title: version.title, savedAt: version.savedAt });
      }
      return versions;
    },

    async read(post, n) {
      const file = earlierOf(post, await filesOf(post)).find((each) => each.n === n);
      return file === undefined ? null : readFile(post, file);
    },

    prune: (present, before) => removeOldFolders(folder, (id) => present.has(id), before),
  };
}

interface VersionFile {
  name: string;
  n: number;
  /** When the version was saved, in milliseconds. */
  time: number;
}

function fileNameOf({ version, updatedAt }: StoredPost): string {
  return `${version}.${Date.parse(updatedAt)}.json`;
}

function versionFile(name: string): VersionFile | null {
  const [, n, time] = /^(\d+)\.(\d+)\.json$/.exec(name) ?? [];
  return n === undefined || time === undefined ? null : { name, n: Number(n), time: Number(time) };
}

/**
 * The files of a post's history, newest first. Where a backup was restored there may be others, of saves that it does
 * not know: of each number it is the last one before the version that came after it.
 */
function earlierOf(post: StoredPost, files: readonly VersionFile[]): VersionFile[] {
  const earlier: VersionFile[] = [];
  let before = Date.parse(post.updatedAt);
  for (let n = post.version - 1; n >= post.version - keptVersions; n -= 1) {
    const [file] = files
      .filter((each) => each.n === n && each.time < before)
      .toSorted((a, b) => b.time - a.time);
    if (file === undefined) continue;
    earlier.push(file);
    before = file.time;
  }
  return earlier;
}

function versionOf(post: StoredPost): PostVersionText {
  const { version: n, title, content, summary, category, imageUrl, updatedAt: savedAt } = post;
  return { n, title, savedAt, content, summary, category, imageUrl };
}
