import path from "node:path";
import { Low } from "lowdb";
import * as v from "valibot";
import { queueChanges } from "./change-queue.ts";
import type { CollectionDefinition, OpenCollection } from "./collection.ts";
import { retireFile } from "./file-copies.ts";
import { versionOf } from "./file-format.ts";
import type { FileSystem } from "./files.ts";
import { jsonFile, readJsonFile } from "./json-file.ts";

/**
 * Reads `{name}.json` in `dataDir`, and what it replaces. Throws a StoreStartError where a file does not parse or does
 * not fit. The returned function opens the collection: it writes the file where there is none or one of an older
 * version, and renames those that it replaces.
 */
export async function readCollection<T>(
  fs: FileSystem,
  dataDir: string,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<() => Promise<OpenCollection<T>>> {
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
  return async () => {
    const db = new Low<T>(jsonFile(fs, fileOf(name), definition), state);
    if (stored?.version !== versionOf(definition) || replaced.length > 0) await db.write();
    // Only now: until its records are safe in the new file, the next start has to find the old one.
    for (const file of replaced) await retireFile(fs, file);
    return queueChanges(db, (next) => v.is(schema, next));
  };
}
