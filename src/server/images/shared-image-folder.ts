import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { replaceFile } from "../store/files.ts";
import type { Database, Query } from "../store/postgres/database.ts";
import { ImageFolder, strangersKeptMs } from "./image-folder.ts";
import { imageRows } from "./image-rows.ts";

/** A local cache of the images in a database. */
export class SharedImageFolder extends ImageFolder {
  readonly #database: Pick<Database, "query" | "transaction">;
  readonly #fetching = new Map<string, Promise<void>>();
  // Each transfer holds a connection for long; the others are for visitors.
  readonly #fewAtATime = pLimit(2);

  constructor(folder: string, database: Pick<Database, "query" | "transaction">) {
    super(folder);
    this.#database = database;
  }

  override async keep(temporary: string, id: string): Promise<void> {
    await this.#transaction(async (query) => {
      const rows = imageRows(query);
      // A fixed order of writes prevents deadlocks between processes.
      for (const name of (await fs.readdir(temporary)).toSorted())
        await rows.write({ folder: id, name }, await fs.readFile(path.join(temporary, name)));
    });
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
    await this.#database.query("DELETE FROM image_files WHERE image = $1", [id]);
  }

  override async prune(images: ReadonlySet<string>): Promise<void> {
    await super.prune(images);
    const before = new Date(Date.now() - strangersKeptMs);
    await this.#transaction((query) =>
      query("DELETE FROM image_files WHERE image <> ALL ($1) AND kept_at < $2", [[...images], before]),
    );
  }

  #transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.#fewAtATime(() => this.#database.transaction(work, { anyTime: true }));
  }

  async #fetch(id: string): Promise<void> {
    const temporary = await this.temporaryFolder();
    try {
      const isWhole = await this.#transaction(async (query) => {
        const rows = imageRows(query);
        const names = await rows.names(id);
        for (const name of names) {
          const bytes = await rows.read({ folder: id, name });
          if (bytes === null) return false;
          await replaceFile(fs, path.join(temporary, name), bytes);
        }
        return names.length > 0;
      });
      if (isWhole) await super.keep(temporary, id);
    } finally {
      await fs.rm(temporary, { recursive: true, force: true });
    }
  }
}
