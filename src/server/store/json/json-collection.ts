import path from "node:path";
import * as v from "valibot";
import type { CollectionDriver } from "../change-queue.ts";
import type { CollectionDefinition } from "../collection.ts";
import type { FileSystem } from "../files.ts";
import { JsonFile, jsonFileDriver } from "./json-file.ts";
import { readJsonFile, refuseLost, refuseOlder } from "./read-json-file.ts";

/** A collection that was found good, and is not changed before it is opened. */
interface ReadCollection<T> {
  /** Opening it changes a file that an older release wrote. */
  isOlder: boolean;
  open(): Promise<CollectionDriver<T>>;
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
      return jsonFileDriver(jsonFile, state, stored !== null && !isOlder);
    },
  };
}
