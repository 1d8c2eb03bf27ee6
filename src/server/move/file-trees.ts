import * as fs from "node:fs/promises";
import path from "node:path";
import { imageFiles } from "../images/image-file-names.ts";
import { replaceFile, syncFolder } from "../store/files.ts";
import { makePrivateFolder, shownIn } from "../store/folder.ts";
import type { Query } from "../store/postgres/database.ts";

/** Files in folders, one level deep, wherever they are kept. */
export interface FileTree {
  /** In the order of their names. */
  list(): Promise<TreeFile[]>;
  read(file: TreeFile): Promise<Buffer>;
  write(file: TreeFile, bytes: Buffer): Promise<void>;
}

export interface TreeFile {
  folder: string;
  name: string;
}

/** The images of a data folder, a folder each. */
export function imageFolderTree(root: string): FileTree {
  return folderTree(root, (name) => imageFiles.includes(name));
}

/** The versions of posts in a data folder, a folder for each post. */
export function versionFolderTree(root: string): FileTree {
  return folderTree(root, (name) => name.endsWith(".json"));
}

function folderTree(root: string, isKept: (name: string) => boolean): FileTree {
  return {
    async list() {
      const files: TreeFile[] = [];
      for (const folder of (await shownIn(root)).filter((each) => !each.endsWith(".tmp")))
        for (const name of (await shownIn(path.join(root, folder))).filter(isKept))
          files.push({ folder, name });
      return inOrder(files);
    },
    read: ({ folder, name }) => fs.readFile(path.join(root, folder, name)),
    async write({ folder, name }, bytes) {
      await makePrivateFolder(path.join(root, folder));
      await replaceFile(fs, path.join(root, folder, name), bytes);
      await syncFolder(fs, root);
    },
  };
}

/** The images of a database, a folder each. */
export function imageTree(query: Query): FileTree {
  return {
    list: async () =>
      inOrder(
        await query<TreeFile>("SELECT image AS folder, name FROM image_files WHERE name = ANY ($1)", [
          imageFiles,
        ]),
      ),
    async read({ folder, name }) {
      const [row] = await query<{ bytes: Buffer }>(
        "SELECT bytes FROM image_files WHERE image = $1 AND name = $2",
        [folder, name],
      );
      return row?.bytes ?? Buffer.of();
    },
    async write({ folder, name }, bytes) {
      await query("INSERT INTO image_files (image, name, bytes) VALUES ($1, $2, $3)", [folder, name, bytes]);
    },
  };
}

/** The versions of posts in a database, a folder for each post, with the names that they have in files. */
export function versionTree(query: Query): FileTree {
  return {
    list: async () =>
      inOrder(
        await query<TreeFile>(
          "SELECT post AS folder, n || '.' || saved_at || '.json' AS name FROM post_versions",
        ),
      ),
    async read({ folder, name }) {
      const [row] = await query<{ text: string }>(
        "SELECT data::text AS text FROM post_versions WHERE post = $1 AND n = $2 AND saved_at = $3",
        [folder, ...numbersIn(name)],
      );
      return Buffer.from(row?.text ?? "");
    },
    async write({ folder, name }, bytes) {
      await query("INSERT INTO post_versions (post, n, saved_at, data) VALUES ($1, $2, $3, $4)", [
        folder,
        ...numbersIn(name),
        bytes.toString("utf8"),
      ]);
    },
  };
}

function numbersIn(name: string): [n: number, savedAt: number] {
  const [n = 0, savedAt = 0] = name.split(".").map(Number);
  return [n, savedAt];
}

function inOrder(files: TreeFile[]): TreeFile[] {
  const key = ({ folder, name }: TreeFile) => `${folder}/${name}`;
  return files.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
