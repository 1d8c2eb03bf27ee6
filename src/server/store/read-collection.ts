import path from "node:path";
import { Low } from "lowdb";
import * as v from "valibot";
import { queueChanges } from "./change-queue.ts";
import type { CollectionDefinition, OpenCollection } from "./collection.ts";
import { retireFile } from "./file-copies.ts";
import { versionOf } from "./file-format.ts";
import type { FileSystem } from "./files.ts";
import { jsonFile, readJsonFile } from "./json-file.ts";

/** A collection that was found good, and is not changed before it is opened. */
interface ReadCollection<T> {
  /** Opening it changes files that an older release wrote. */
  isOlder: boolean;
  open(): Promise<OpenCollection<T>>;
}

/**
 * Reads `{name}.json` in `dataDir`, and what it replaces. Throws a StoreStartError where a file does not parse or does
 * not fit. To open the collection writes the file where there is none or one of an older version, and renames those that
 * it replaces.
 */
export async function readCollection<T>(
  fs: FileSystem,
  dataDir: string,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<ReadCollection<T>> {
  const { schema, first, replaces } = definition;
  const fileOf = (collection: string) => path.join(dataDir, `${collection}.json`);
  const stored = await readJsonFile(fs, fileOf(name), definition);
  let state = stored === null ? v.parse(schema, first) : stored.data;
  const replaced: string[] = [];
  if (replaces !== undefined) {
    for (const [oldName, oldSchema] of Object.entries(replaces.schemas)) {
      const old = await readJsonFile(fs, fileOf(oldName), { schema: oldSchema });
      if (old === null) continue;
      state = replaces.merge(state, old.data);
      replaced.push(fileOf(oldName));
    }
  }
  const isOlder = replaced.length > 0 || (stored !== null && stored.version !== versionOf(definition));
  return {
    isOlder,
    async open() {
      const db = new Low<T>(jsonFile(fs, fileOf(name), definition), state);
      if (isOlder || stored === null) await db.write();
      // Only now: until its records are safe in the new file, the next start has to find the old one.
      for (const file of replaced) await retireFile(fs, file);
      return queueChanges(db, (next) => v.is(schema, next));
    },
  };
}
