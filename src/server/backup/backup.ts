import { closeSync, fstatSync, openSync, readFileSync, statSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../store/errors.ts";
import { replaceFile, timeStamp } from "../store/files.ts";
import { makeFolders } from "../store/folder.ts";
import { pack } from "./archive.ts";
import { backUpFolders } from "./backed-up-folders.ts";
import {
  BackupError,
  type Collections,
  type DataFiles,
  dataFileNames,
  foldersOf,
  withTidySecrets,
} from "./data-files.ts";

/** Works while the site is running. Returns the path of the archive. */
export async function backUp(
  dataDir: string,
  collections: Collections,
  folder: string,
  now: Date,
): Promise<string> {
  const file = path.join(folder, `backup-${timeStamp(now)}.json.gz`);
  await archiveFolder(dataDir, collections, file, now);
  return file;
}

export async function archiveFolder(
  dataDir: string,
  collections: Collections,
  file: string,
  now: Date,
): Promise<void> {
  const files = withTidySecrets(readDataFiles(dataDir, dataFileNames(collections)));
  const archive = await pack(files, collections, now);
  await backUpFolders(dataDir, foldersOf(files, collections), file);
  await makeFolders(path.dirname(file));
  await replaceFile(fs, file, archive);
}

const tries = 100;

/** Reads a consistent snapshot while the site writes: no file was replaced if all names still lead to the opened ones. */
function readDataFiles(dataDir: string, names: readonly string[]): DataFiles {
  for (let attempt = 0; attempt < tries; attempt++) {
    const opened = names.map((name) => ({ name, fd: open(path.join(dataDir, name)) }));
    try {
      if (opened.every(({ name, fd }) => isStill(path.join(dataDir, name), fd))) {
        return new Map(opened.flatMap(({ name, fd }) => (fd === null ? [] : [[name, readFileSync(fd)]])));
      }
    } finally {
      for (const { fd } of opened) if (fd !== null) closeSync(fd);
    }
  }
  throw new BackupError(`The files in ${dataDir} change all the time: try again in a moment.`);
}

function open(file: string): number | null {
  try {
    return openSync(file, "r");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function isStill(file: string, fd: number | null): boolean {
  const now = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (fd === null || now === undefined) return fd === null && now === undefined;
  const then = fstatSync(fd, { bigint: true });
  return now.ino === then.ino && now.dev === then.dev;
}
