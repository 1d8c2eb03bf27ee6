import path from "node:path";
import * as v from "valibot";
import type { CollectionDriver } from "../change-queue.ts";
import type { CollectionDefinition } from "../collection.ts";
import { type FileSystem, setAside, syncFolder } from "../files.ts";
import { changesFileOf } from "./changes.ts";
import { JsonFile, jsonFileDriver } from "./json-file.ts";
import { isLost, readJsonFile, refuseLost } from "./read-json-file.ts";

/** A collection that was found good, and is not changed before it is opened. */
interface ReadCollection<T> {
  /** Opening it changes files that an older release wrote. */
  isOlder: boolean;
  open(): Promise<CollectionDriver<T>>;
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
  maxWholeBytes?: number,
): Promise<ReadCollection<T>> {
  const { schema, first, replaces } = definition;
  const fileOf = (collection: string) => path.join(dataDir, `${collection}.json`);
  const file = fileOf(name);
  const stored = await readJsonFile(fs, file, definition);
  if (stored === null) await refuseLost(fs, file);
  let state = stored === null ? v.parse(schema, first) : stored.data;
  const replaced: string[] = [];
  if (replaces !== undefined) {
    for (const [oldName, oldSchema] of Object.entries(replaces.schemas)) {
      const old = await readJsonFile(fs, fileOf(oldName), { schema: oldSchema });
      if (old !== null) state = replaces.merge(state, old.data);
      // Its changes alone are left where a crash came between the renaming of both.
      if (old !== null || (await isLost(fs, fileOf(oldName)))) replaced.push(fileOf(oldName));
    }
  }
  const isOlder = replaced.length > 0 || stored?.isOlder === true;
  return {
    isOlder,
    async open() {
      const jsonFile = new JsonFile(fs, file, definition, stored, maxWholeBytes);
      const driver = await jsonFileDriver(jsonFile, state, stored !== null && !isOlder);
      // Only now: until its records are safe in the new file, the next start has to find the old one.
      for (const old of replaced) await retireFile(fs, old);
      return driver;
    },
  };
}

/** Renames a file that another one has replaced, and then its changes: a file without its changes would be older. */
async function retireFile(fs: FileSystem, file: string): Promise<void> {
  for (const name of [file, changesFileOf(file)]) {
    await setAside(fs, name);
    await syncFolder(fs, path.dirname(file));
  }
}
