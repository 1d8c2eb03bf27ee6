import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../store/errors.ts";
import { type FileTree, folderTree } from "../store/file-tree.ts";
import { syncFolder } from "../store/files.ts";
import { makePrivateFolder, removeOldFolders } from "../store/folder.ts";
import { imageFiles } from "./image-file-names.ts";

export const strangersKeptMs = 30 * 24 * 60 * 60 * 1000;

/** The files of images in a data folder, as a move reads and writes them. */
export function imageFolderTree(folder: string): FileTree {
  return folderTree(folder, (name) => imageFiles.includes(name));
}

/** The folder of the image files: for each image one of its own, with the image's id as its name. */
export class ImageFolder {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
  }

  folderOf(id: string): string {
    return path.join(this.path, id);
  }

  /** Makes the folder, and removes what was on its way into it, or out of it, when the process before ended. */
  async open(): Promise<void> {
    await makePrivateFolder(this.path);
    for (const name of await fs.readdir(this.path))
      if (name.endsWith(".tmp")) await fs.rm(path.join(this.path, name), { recursive: true, force: true });
  }

  /** Removes the old folders of images that are none: a crash has left them, or somebody deleted the image. */
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

  /** Makes a temporary folder, whose files are safe on the disk, that of an image. */
  async keep(temporary: string, id: string): Promise<void> {
    // What is there was left by a crash: nobody knows whether it is whole.
    await this.#moveAway(id);
    await fs.rename(temporary, this.folderOf(id));
    await syncFolder(fs, this.path);
  }

  /** Has the files of an image be in its folder, where they are kept elsewhere too. */
  async fetch(_id: string): Promise<void> {}

  /** Whether there are files of an image: whoever restores a backup may do it without them. */
  async has(id: string): Promise<boolean> {
    await this.fetch(id);
    return existsSync(this.folderOf(id));
  }

  async remove(id: string): Promise<void> {
    await this.#moveAway(id);
    await syncFolder(fs, this.path);
  }

  /** Half of a folder must never stand under an image's name. */
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
