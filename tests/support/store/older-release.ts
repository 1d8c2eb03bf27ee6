import { cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

const folder = path.resolve(import.meta.dirname, "releases/2.0.0");

export const olderBackup = path.join(folder, "backup.json.gz");

export const olderPassword = "second password of the fixture";

export async function olderDataFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  await cp(path.join(folder, "data"), dataDir, { recursive: true });
  return dataDir;
}

export async function filesIn(dataDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  // Opening the lock's file in the process that holds the lock would release it.
  for (const entry of await readdir(dataDir, { withFileTypes: true }))
    if (entry.isFile() && entry.name !== "lock.db")
      files.set(entry.name, await readFile(path.join(dataDir, entry.name), "utf8"));
  return files;
}
