import type { FileTree, TreeFile } from "../store/file-tree.ts";
import type { Query } from "../store/postgres/database.ts";
import { imageFiles } from "./image-file-names.ts";

export function imageRows(query: Query): FileTree {
  return {
    list: () =>
      query<TreeFile>("SELECT image AS folder, name FROM image_files WHERE name = ANY ($1)", [imageFiles]),
    async names(image) {
      const rows = await query<TreeFile>(
        "SELECT name FROM image_files WHERE image = $1 AND name = ANY ($2)",
        [image, imageFiles],
      );
      return rows.map(({ name }) => name);
    },
    async read({ folder, name }) {
      const [row] = await query<{ bytes: Buffer }>(
        "SELECT bytes FROM image_files WHERE image = $1 AND name = $2",
        [folder, name],
      );
      return row?.bytes ?? null;
    },
    async write({ folder, name }, bytes) {
      await query(
        `INSERT INTO image_files (image, name, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (image, name) DO UPDATE SET bytes = excluded.bytes, kept_at = now()`,
        [folder, name, bytes],
      );
    },
  };
}
