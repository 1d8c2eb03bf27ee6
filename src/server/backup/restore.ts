import * as fs from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../store/errors.ts";
import { replaceFile, syncFolder, timeStamp } from "../store/files.ts";
import { makePrivateFolder, refuseForeignFolder } from "../store/folder.ts";
import { isChangesFile } from "../store/json/change-log.ts";
import { lockFolder } from "../store/json/lock.ts";
import { unpack } from "./archive.ts";
import { copyTo, restoreFolders } from "./backed-up-folders.ts";
import { type Collections, dataFileNames, foldersOf } from "./data-files.ts";

export interface Restored {
  made: string;
  names: string[];
  previousIn: string | null;
  /** Folders that neither the backup nor the data folder has. */
  missing: string[];
}

/** Throws a BackupError, or a StoreStartError if a site is running; nothing is changed then. */
export async function restore(
  archive: string,
  dataDir: string,
  collections: Collections,
  now: Date,
): Promise<Restored> {
  const { made, files } = await unpack(await fs.readFile(archive), collections);
  await makePrivateFolder(dataDir);
  await refuseForeignFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  const incoming = path.join(dataDir, `restoring-${timeStamp(now)}`);
  try {
    await fs.mkdir(incoming, { mode: 0o700 });
    for (const [name, bytes] of files) await replaceFile(fs, path.join(incoming, name), bytes);
    const missing = await restoreFolders(archive, foldersOf(files, collections), dataDir);
    const names = dataFileNames(collections);
    // Copies that releases before 3.0 kept would stop a start without their file.
    const present = (await fs.readdir(dataDir)).filter((name) =>
      names.includes(name.replace(/\.bak-\d$/, "")),
    );
    const previousIn = await linkFiles(dataDir, present, `before-restore-${timeStamp(now)}`);
    // Files that the archive lacks go first. Change logs go with them and return last: a snapshot without its log stops a
    // start, but one with the log of another might not.
    for (const name of present)
      if (!files.has(name) || isChangesFile(name)) await fs.rm(path.join(dataDir, name), { force: true });
    await syncFolder(fs, dataDir);
    const incomingNames = [...files.keys()];
    for (const isLast of [false, true]) {
      for (const name of incomingNames.filter((each) => isChangesFile(each) === isLast))
        await fs.rename(path.join(incoming, name), path.join(dataDir, name));
      await syncFolder(fs, dataDir);
    }
    return { made, names: [...files.keys()], previousIn, missing };
  } finally {
    await fs.rm(incoming, { recursive: true, force: true });
    unlock();
  }
}

async function linkFiles(dataDir: string, names: string[], folder: string): Promise<string | null> {
  if (names.length === 0) return null;
  const target = await makeNewFolder(path.join(dataDir, folder));
  for (const name of names) await copyTo(path.join(dataDir, name), path.join(target, name));
  await syncFolder(fs, target);
  await syncFolder(fs, dataDir);
  return target;
}

async function makeNewFolder(folder: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? folder : `${folder}-${count}`;
    try {
      await fs.mkdir(name, { mode: 0o700 });
      return name;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}
