import * as fs from "node:fs/promises";
import path from "node:path";
import { readIfThere, replaceFile, syncFolder } from "../store/files.ts";
import { makeFolders, namesIn, removeOldFolders } from "../store/folder.ts";
import type { Query } from "../store/postgres/database.ts";
import type { VersionKey, VersionShelf } from "./versions.ts";

/** A folder for each post, and a file for each version. */
export function folderShelf(folder: string): VersionShelf {
  const folderOf = (postId: string) => path.join(folder, postId);
  const fileOf = (postId: string, { n, time }: VersionKey) =>
    path.join(folderOf(postId), `${n}.${time}.json`);

  async function makeFolder(postId: string): Promise<void> {
    const made = await makeFolders(folderOf(postId));
    if (made === undefined) return;
    await syncFolder(fs, folder);
    if (made === folder) await syncFolder(fs, path.dirname(folder));
  }

  return {
    async put(postId, key, version) {
      await makeFolder(postId);
      await replaceFile(fs, fileOf(postId, key), `${JSON.stringify(version)}\n`);
    },
    keys: async (postId) => (await namesIn(folderOf(postId))).flatMap((name) => keyIn(name) ?? []),
    async read(postId, key) {
      const bytes = await readIfThere(fs, fileOf(postId, key));
      return bytes === null ? null : JSON.parse(Buffer.from(bytes).toString("utf8"));
    },
    remove: (postId, key) => fs.rm(fileOf(postId, key), { force: true }),
    prune: (present, before) => removeOldFolders(folder, (id) => present.has(id), before),
  };
}

/** A row for each version. */
export function databaseShelf(query: Query): VersionShelf {
  return {
    async put(postId, { n, time }, version) {
      await query(
        `INSERT INTO post_versions (post, n, saved_at, data) VALUES ($1, $2, $3, $4)
         ON CONFLICT (post, n, saved_at) DO NOTHING`,
        [postId, n, time, JSON.stringify(version)],
      );
    },
    keys: (postId) =>
      query<VersionKey>("SELECT n, saved_at::float8 AS time FROM post_versions WHERE post = $1", [postId]),
    async read(postId, { n, time }) {
      const [row] = await query<{ data: unknown }>(
        "SELECT data FROM post_versions WHERE post = $1 AND n = $2 AND saved_at = $3",
        [postId, n, time],
      );
      return row?.data ?? null;
    },
    async remove(postId, { n, time }) {
      await query("DELETE FROM post_versions WHERE post = $1 AND n = $2 AND saved_at = $3", [
        postId,
        n,
        time,
      ]);
    },
    async prune(present, before) {
      await query(
        `DELETE FROM post_versions WHERE post IN (
           SELECT post FROM post_versions WHERE post <> ALL ($1) GROUP BY post HAVING max(saved_at) < $2
         )`,
        [[...present], before.getTime()],
      );
    },
  };
}

function keyIn(name: string): VersionKey | null {
  const [, n, time] = /^(\d+)\.(\d+)\.json$/.exec(name) ?? [];
  return n === undefined || time === undefined ? null : { n: Number(n), time: Number(time) };
}
