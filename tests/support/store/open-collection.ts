import path from "node:path";
import { queueChanges } from "../../../src/server/store/change-queue.ts";
import type { CollectionDefinition, OpenCollection } from "../../../src/server/store/collection.ts";
import type { FileSystem } from "../../../src/server/store/files.ts";
import { openJsonFile } from "../../../src/server/store/json/json-file.ts";
import { readJsonFile } from "../../../src/server/store/json/read-json-file.ts";

export async function openCollection<T>(
  fs: FileSystem,
  dataDir: string,
  name: string,
  definition: CollectionDefinition<T>,
  maxWholeBytes?: number,
): Promise<OpenCollection<T>> {
  const file = path.join(dataDir, `${name}.json`);
  const stored = await readJsonFile(fs, file, definition);
  const driver = await openJsonFile(fs, file, definition, stored, maxWholeBytes);
  return queueChanges(driver, definition.schema);
}
