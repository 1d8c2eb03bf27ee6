import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../store/errors.ts";
import { syncFolder } from "../store/files.ts";
import { makeFolders, namesIn, shownIn } from "../store/folder.ts";

// Unfinished files, and originals of images from release 2.
const notBackedUp = /\.tmp$|^original\./;

export function archiveFoldersOf(archive: string): string {
  const { dir, name } = path.parse(archive.replace(/\.gz$/, ""));
  return path.join(dir, `${name}.files`);
}

/** Copies immutable folders next to an archive; files that an earlier backup has are hard-linked. */
export async function backUpFolders(
  dataDir: string,
  folders: readonly string[],
  archive: string,
): Promise<void> {
  if (folders.length === 0) return;
  const target = archiveFoldersOf(archive);
  const backupDir = path.dirname(archive);
  await makeFolders(backupDir);
  const earlier = (await shownIn(backupDir))
    .filter((name) => name.endsWith(".files"))
    .toSorted()
    .toReversed();
  const incoming = `${target}.${randomUUID()}.tmp`;
  try {
    await fs.mkdir(incoming, { mode: 0o700 });
    for (const folder of folders) {
      const original = path.join(dataDir, folder);
      const backedUp = earlier.map((name) => path.join(backupDir, name, folder));
      const from = await firstOf([original, ...backedUp], async (each) => (await shownIn(each)).length > 0);
      if (from === null) continue;
      const names = (await shownIn(from)).filter((name) => !notBackedUp.test(name));
      await fillFolder(path.join(incoming, folder), names, async (name, to) => {
        const isLinked = (each: string) => copyTo(path.join(each, name), to);
        if ((await firstOf(backedUp, isLinked)) === null) await copyFile(path.join(original, name), to);
      });
    }
    await fs.rm(target, { recursive: true, force: true });
    await fs.rename(incoming, target);
    await syncFolder(fs, backupDir);
  } finally {
    await fs.rm(incoming, { recursive: true, force: true });
  }
}

/** Restores missing files; returns the folders that no backup has. */
export async function restoreFolders(
  archive: string,
  folders: readonly string[],
  dataDir: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (const folder of folders) {
    const target = path.join(dataDir, folder);
    const from = path.join(archiveFoldersOf(archive), folder);
    const present = await namesIn(target);
    const names = await shownIn(from);
    if (names.length === 0 && (await shownIn(target)).length === 0) missing.push(folder);
    const lacking = names.filter((name) => !present.includes(name));
    if (lacking.length === 0) continue;
    const incoming = `${target}.${randomUUID()}.tmp`;
    try {
      await fillFolder(incoming, lacking, (name, to) => copyFile(path.join(from, name), to));
      if (present.length === 0) await fs.rename(incoming, target);
      else for (const name of lacking) await fs.rename(path.join(incoming, name), path.join(target, name));
      await syncFolder(fs, target);
      await syncFolder(fs, path.dirname(target));
    } finally {
      await fs.rm(incoming, { recursive: true, force: true });
    }
  }
  return missing;
}

/** Hard-links a file if possible, since the store never changes files in place. Returns whether it exists. */
export async function copyTo(file: string, name: string): Promise<boolean> {
  try {
    await fs.link(file, name);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    await fs.copyFile(file, name);
    return true;
  }
}

async function fillFolder(
  folder: string,
  names: readonly string[],
  make: (name: string, file: string) => Promise<unknown>,
): Promise<void> {
  await makeFolders(folder);
  for (const name of names) await make(name, path.join(folder, name));
  await syncFolder(fs, folder);
}

async function copyFile(from: string, to: string): Promise<void> {
  try {
    await fs.copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  const handle = await fs.open(to, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function firstOf<T>(items: readonly T[], isIt: (item: T) => Promise<boolean>): Promise<T | null> {
  for (const item of items) if (await isIt(item)) return item;
  return null;
}
