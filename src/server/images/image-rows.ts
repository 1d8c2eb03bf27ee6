import type { FileTree, TreeFile } from "../store/file-tree.ts";
import type { Query } from "../store/postgres/database.ts";
import { imageFiles } from "./image-file-names.ts";

/** The files of images in a database, a row for each. */
export interface ImageRows extends FileTree {
  removeImage(id: string): Promise<void>;
  /** Removes the files of images that are not `kept`, and were written before a moment. */
  prune(kept: ReadonlySet<string>, before: Date): Promise<void>;
}

/** The files of images in a database. */
export function imageRows(query: Query): ImageRows {
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
    async removeImage(id) {
      await query("DELETE FROM image_files WHERE image = $1", [id]);
    },
    async prune(kept, before) {
      await query("DELETE FROM image_files WHERE image <> ALL ($1) AND kept_at < $2", [[...kept], before]);
    },
  };
}
