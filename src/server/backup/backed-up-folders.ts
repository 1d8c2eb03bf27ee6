import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../store/errors.ts";
import { copyTo } from "../store/file-copies.ts";
import { syncFolder } from "../store/files.ts";

/** Where the folders of an archive stand, by their paths in the data folder. */
export function foldersBeside(archive: string): string {
  return archive.replace(/\.json\.gz$/, ".files");
}

/**
 * Copies folders of a data folder to where they stand beside an archive. What an earlier backup there has is linked: each
 * backup has all of it, and the disk has it once. Their files never change, so a folder of that name is the same.
 */
export async function backUpFolders(
  dataDir: string,
  folders: readonly string[],
  archive: string,
): Promise<void> {
  if (folders.length === 0) return;
  const target = foldersBeside(archive);
  const backupDir = path.dirname(archive);
  await fs.mkdir(backupDir, { recursive: true, mode: 0o700 });
  const names = await fs.readdir(backupDir);
  const earlier = names.filter((name) => name.endsWith(".files")).toSorted();
  const incoming = `${target}.${randomUUID()}.tmp`;
  try {
    await fs.mkdir(incoming, { mode: 0o700 });
    for (const folder of folders) {
      const to = path.join(incoming, folder);
      const backedUp = earlier.toReversed().map((name) => path.join(backupDir, name, folder));
      const isLinked = await anyOf(backedUp, (from) => copyFolder(from, to, (a, b) => copyTo(fs, a, b)));
      // One that is gone was deleted since the archive's moment.
      if (!isLinked) await copyFolder(path.join(dataDir, folder), to, copyFile);
    }
    // Of a backup that a crash has broken off.
    await fs.rm(target, { recursive: true, force: true });
    await fs.rename(incoming, target);
    await syncFolder(fs, backupDir);
  } finally {
    await fs.rm(incoming, { recursive: true, force: true });
  }
}

/** Puts the folders beside an archive into a data folder, those that are not there; gives the ones that nobody has. */
export async function restoreFolders(
  archive: string,
  folders: readonly string[],
  dataDir: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (const folder of folders) {
    const target = path.join(dataDir, folder);
    if (await isFolder(target)) continue;
    const incoming = `${target}.${randomUUID()}.tmp`;
    try {
      if (await copyFolder(path.join(foldersBeside(archive), folder), incoming, copyFile)) {
        await fs.rename(incoming, target);
        await syncFolder(fs, path.dirname(target));
      } else missing.push(folder);
    } finally {
      await fs.rm(incoming, { recursive: true, force: true });
    }
  }
  return missing;
}

/** Copies a folder of files durably; says whether there was one. */
async function copyFolder(
  from: string,
  to: string,
  copy: (from: string, to: string) => Promise<unknown>,
): Promise<boolean> {
  if (!(await isFolder(from))) return false;
  const made = await fs.mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await fs.readdir(from)) await copy(path.join(from, name), path.join(to, name));
  await syncFolder(fs, to);
  // Each new folder's name is an entry of the one above it.
  for (let folder = to; made !== undefined && folder.length >= made.length; folder = path.dirname(folder))
    await syncFolder(fs, path.dirname(folder));
  return true;
}

async function copyFile(from: string, to: string): Promise<void> {
  await fs.copyFile(from, to, constants.COPYFILE_FICLONE);
  const handle = await fs.open(to, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isFolder(name: string): Promise<boolean> {
  try {
    return (await fs.stat(name)).isDirectory();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

async function anyOf(
  places: readonly string[],
  isDone: (place: string) => Promise<boolean>,
): Promise<boolean> {
  for (const place of places) if (await isDone(place)) return true;
  return false;
}
