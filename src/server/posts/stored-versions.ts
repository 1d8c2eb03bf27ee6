import { folderTree, type PrunedTree, type TreeFile } from "../store/file-tree.ts";
import type { Query } from "../store/postgres/database.ts";
import { versionKeyIn } from "./versions.ts";

export function versionFolder(folder: string): PrunedTree {
  return folderTree(folder, (name) => versionKeyIn(name) !== null);
}

export function versionRows(query: Query): PrunedTree {
  const name = "n || '.' || saved_at || '.json'";
  const isFile = "post = $1 AND n = $2 AND saved_at = $3";
  const valuesOf = (file: TreeFile) => {
    const key = versionKeyIn(file.name);
    return [file.folder, key?.n, key?.time];
  };
  return {
    list: () => query<TreeFile>(`SELECT post AS folder, ${name} AS name FROM post_versions`),
    names: async (folder) => {
      const rows = await query<TreeFile>(`SELECT ${name} AS name FROM post_versions WHERE post = $1`, [
        folder,
      ]);
      return rows.map((row) => row.name);
    },
    async read(file) {
      const [row] = await query<{ text: string }>(
        `SELECT data::text AS text FROM post_versions WHERE ${isFile}`,
        valuesOf(file),
      );
      return row === undefined ? null : Buffer.from(row.text);
    },
    async write(file, bytes) {
      await query(
        `INSERT INTO post_versions (post, n, saved_at, data) VALUES ($1, $2, $3, $4)
         ON CONFLICT (post, n, saved_at) DO NOTHING`,
        [...valuesOf(file), Buffer.from(bytes).toString("utf8")],
      );
    },
    async remove(file) {
      await query(`DELETE FROM post_versions WHERE ${isFile}`, valuesOf(file));
    },
    async prune(kept, before) {
      await query(
        `DELETE FROM post_versions WHERE post IN (
           SELECT post FROM post_versions WHERE post <> ALL ($1) GROUP BY post HAVING max(saved_at) < $2
         )`,
        [[...kept], before.getTime()],
      );
    },
  };
}
