import * as fs from "node:fs/promises";
import path from "node:path";
import { replaceFile, timeStamp } from "../store/files.ts";
import { makeFolders } from "../store/folder.ts";
import { pack } from "./archive.ts";
import { backUpFolders } from "./backed-up-folders.ts";
import { type Collections, type DataFiles, dataFileNames, foldersOf, withTidySecrets } from "./data-files.ts";
import { readDataFiles } from "./snapshot.ts";

/** Writes an archive of a data folder, which a site may be using, into `folder`; returns its path. */
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
  await writeArchive(file, dataDir, readForBackup(dataDir, collections), collections, now);
}

/** All that a backup of a data folder holds, as it is now. */
export function readForBackup(dataDir: string, collections: Collections): DataFiles {
  return withTidySecrets(readDataFiles(dataDir, dataFileNames(collections)));
}

/** Writes an archive of these files, and copies the folders that belong to them beside it. */
export async function writeArchive(
  file: string,
  dataDir: string,
  files: DataFiles,
  collections: Collections,
  now: Date,
): Promise<void> {
  const archive = await pack(files, collections, now);
  await backUpFolders(dataDir, foldersOf(files, collections), file);
  await makeFolders(path.dirname(file));
  await replaceFile(fs, file, archive);
}
