import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "../store/files.ts";
import type { Query } from "../store/postgres/database.ts";
import { ImageFolder, strangersKeptMs } from "./image-folder.ts";

/** A folder of images that are kept in a database: one that is not there is fetched when it is asked for. */
export class SharedImageFolder extends ImageFolder {
  readonly #query: Query;
  readonly #fetching = new Map<string, Promise<void>>();

  constructor(folder: string, query: Query) {
    super(folder);
    this.#query = query;
  }

  override async keep(temporary: string, id: string): Promise<void> {
    for (const name of await fs.readdir(temporary))
      await this.#query(
        `INSERT INTO image_files (image, name, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (image, name) DO UPDATE SET bytes = excluded.bytes, kept_at = now()`,
        [id, name, await fs.readFile(path.join(temporary, name))],
      );
    await super.keep(temporary, id);
  }

  override async fetch(id: string): Promise<void> {
    if (existsSync(this.folderOf(id))) return;
    const present = this.#fetching.get(id);
    if (present !== undefined) return present;
    const fetching = this.#fetch(id).finally(() => this.#fetching.delete(id));
    this.#fetching.set(id, fetching);
    await fetching;
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id);
    await this.#query("DELETE FROM image_files WHERE image = $1", [id]);
  }

  override async prune(images: ReadonlySet<string>): Promise<void> {
    await super.prune(images);
    await this.#query("DELETE FROM image_files WHERE image <> ALL ($1) AND kept_at < $2", [
      [...images],
      new Date(Date.now() - strangersKeptMs),
    ]);
  }

  async #fetch(id: string): Promise<void> {
    const temporary = await this.temporaryFolder();
    try {
      const names = await this.#query<{ name: string }>("SELECT name FROM image_files WHERE image = $1", [
        id,
      ]);
      if (names.length === 0) return;
      for (const { name } of names) {
        const bytes = await this.#bytesOf(id, name);
        // The image was removed meanwhile, and half of it must not stay: it can be uploaded again.
        if (bytes === undefined) return;
        await replaceFile(fs, path.join(temporary, name), bytes);
      }
      await super.keep(temporary, id);
    } finally {
      await fs.rm(temporary, { recursive: true, force: true });
    }
  }

  async #bytesOf(id: string, name: string): Promise<Buffer | undefined> {
    const [file] = await this.#query<{ bytes: Buffer }>(
      "SELECT bytes FROM image_files WHERE image = $1 AND name = $2",
      [id, name],
    );
    return file?.bytes;
  }
}
