import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { dayMs } from "../../shared/durations.ts";
import { codeOf } from "../store/errors.ts";
import { type FileTree, folderTree } from "../store/file-tree.ts";
import { syncFolder } from "../store/files.ts";
import { makePrivateFolder, removeOldFolders } from "../store/folder.ts";
import { imageFiles } from "./image-file-names.ts";

export const strangersKeptMs = 30 * dayMs;

export function imageFolderTree(folder: string): FileTree {
  return folderTree(folder, (name) => imageFiles.includes(name));
}

export class ImageFolder {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
  }

  folderOf(id: string): string {
    return path.join(this.path, id);
  }

  async open(): Promise<void> {
    await makePrivateFolder(this.path);
    for (const name of await fs.readdir(this.path))
      if (name.endsWith(".tmp")) await fs.rm(path.join(this.path, name), { recursive: true, force: true });
  }

  async prune(images: ReadonlySet<string>): Promise<void> {
    await removeOldFolders(this.path, (id) => images.has(id), new Date(Date.now() - strangersKeptMs));
  }

  temporaryFile(): string {
    return path.join(this.path, `${randomUUID()}.tmp`);
  }

  async temporaryFolder(): Promise<string> {
    const folder = this.temporaryFile();
    await fs.mkdir(folder, { mode: 0o700 });
    return folder;
  }

  /** The files of `temporary` must be synced already. */
  async keep(temporary: string, id: string): Promise<void> {
    // Files from a crash may be incomplete.
    await this.#moveAway(id);
    await fs.rename(temporary, this.folderOf(id));
    await syncFolder(fs, this.path);
  }

  /** A hook for images that are stored elsewhere. */
  async fetch(_id: string): Promise<void> {}

  /** A backup may have been restored without its image files. */
  async has(id: string): Promise<boolean> {
    await this.fetch(id);
    return existsSync(this.folderOf(id));
  }

  async remove(id: string): Promise<void> {
    await this.#moveAway(id);
    await syncFolder(fs, this.path);
  }

  /** Renames before removing, so that no partial folder is ever visible. */
  async #moveAway(id: string): Promise<void> {
    const temporary = this.temporaryFile();
    try {
      await fs.rename(this.folderOf(id), temporary);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return;
      throw error;
    }
    await fs.rm(temporary, { recursive: true, force: true });
  }
}
