import path from "node:path";
import { Low } from "lowdb";
import * as v from "valibot";
import { queueChanges } from "./change-queue.ts";
import type { CollectionDefinition, OpenCollection } from "./collection.ts";
import type { FileSystem } from "./files.ts";
import { JsonFile } from "./json-file.ts";
import { fileMedium } from "./medium.ts";
import { readJsonFile, refuseLost, refuseOlder } from "./read-json-file.ts";

/** A collection that was found good, and is not changed before it is opened. */
interface ReadCollection<T> {
  /** Opening it changes a file that an older release wrote. */
  isOlder: boolean;
  open(): Promise<OpenCollection<T>>;
}

/**
 * Reads `{name}.json` in `dataDir`. Throws a StoreStartError where it does not parse or does not fit. To open the collection
 * writes the file where there is none or one of an older version.
 */
export async function readCollection<T>(
  fs: FileSystem,
  dataDir: string,
  name: string,
  definition: CollectionDefinition<T>,
  maxWholeBytes?: number,
): Promise<ReadCollection<T>> {
  const { schema, first, joined = [] } = definition;
  const fileOf = (collection: string) => path.join(dataDir, `${collection}.json`);
  const file = fileOf(name);
  await refuseOlder(fs, joined.map(fileOf));
  const stored = await readJsonFile(fs, file, definition);
  if (stored === null) await refuseLost(fs, file);
  const state = stored === null ? v.parse(schema, first) : stored.data;
  const isOlder = stored?.isOlder === true;
  return {
    isOlder,
    async open() {
      const jsonFile = new JsonFile(fs, file, definition, stored, maxWholeBytes);
      const db = new Low<T>(jsonFile, state);
      if (isOlder || stored === null) await db.write();
      const collection = queueChanges(fileMedium(db, jsonFile), (next) => v.is(schema, next));
      return {
        ...collection,
        async close() {
          await collection.close();
          await jsonFile.settle();
        },
      };
    },
  };
}
