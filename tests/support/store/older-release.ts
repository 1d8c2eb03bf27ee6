import { cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

const folder = path.resolve(import.meta.dirname, "releases/2.0.0");

/** A backup that release 2.0.0 made of that folder. */
export const olderBackup = path.join(folder, "backup.json.gz");

/** The administrator's password in what release 2.0.0 wrote. */
export const olderPassword = "second password of the fixture";

/** A copy of the data folder that release 2.0.0 left; it is gone after the test. */
export async function olderDataFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  await cp(path.join(folder, "data"), dataDir, { recursive: true });
  return dataDir;
}

/** The files of a folder by their names. */
export async function filesIn(dataDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  // Whoever reads the lock's file in the process that holds the lock releases it.
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isFile() && entry.name !== "lock.db")
      files.set(entry.name, await readFile(path.join(dataDir, entry.name), "utf8"));
  return files;
}
