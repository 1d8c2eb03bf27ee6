import { queueChanges } from "../../../src/server/store/change-queue.ts";
import type { CollectionDefinition, OpenCollection } from "../../../src/server/store/collection.ts";
import type { FileSystem } from "../../../src/server/store/files.ts";
import { readCollection } from "../../../src/server/store/json/json-collection.ts";

/** Opens a collection without the rest of a store. */
export async function openCollection<T>(
  fs: FileSystem,
  dataDir: string,
  name: string,
  definition: CollectionDefinition<T>,
  maxWholeBytes?: number,
): Promise<OpenCollection<T>> {
  const { open } = await readCollection(fs, dataDir, name, definition, maxWholeBytes);
  return queueChanges(await open(), definition.schema);
}
