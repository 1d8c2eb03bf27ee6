import * as fs from "node:fs/promises";
import path from "node:path";
import { readIfThere, replaceFile } from "./files.ts";
import { makeFolders, namesIn, removeOldFolders, shownIn } from "./folder.ts";

export interface FileTree {
  list(): Promise<TreeFile[]>;
  names(folder: string): Promise<string[]>;
  read(file: TreeFile): Promise<Uint8Array | null>;
  write(file: TreeFile, bytes: Uint8Array): Promise<void>;
}

export interface TreeFile {
  folder: string;
  name: string;
}

export interface PrunedTree extends FileTree {
  remove(file: TreeFile): Promise<void>;
  /** Removes the folders that are not in `kept` and have received no file since `before`. */
  prune(kept: ReadonlySet<string>, before: Date): Promise<void>;
}

export function folderTree(root: string, isFile: (name: string) => boolean): PrunedTree {
  const pathOf = ({ folder, name }: TreeFile) => path.join(root, folder, name);
  const names = async (folder: string) => (await namesIn(path.join(root, folder))).filter(isFile);
  return {
    names,
    async list() {
      const files: TreeFile[] = [];
      for (const folder of (await shownIn(root)).filter((each) => !each.endsWith(".tmp")))
        for (const name of await names(folder)) files.push({ folder, name });
      return files;
    },
    read: (file) => readIfThere(fs, pathOf(file)),
    async write(file, bytes) {
      await makeFolders(path.join(root, file.folder));
      await replaceFile(fs, pathOf(file), bytes);
    },
    remove: (file) => fs.rm(pathOf(file), { force: true }),
    prune: (kept, before) => removeOldFolders(root, (name) => kept.has(name), before),
  };
}
