import * as fs from "node:fs/promises";
import path from "node:path";
import { replaceFile, timeStamp } from "../store/files.ts";
import { makeFolders } from "../store/folder.ts";
import { pack } from "./archive.ts";
import { backUpFolders } from "./backed-up-folders.ts";
import { type Collections, dataFileNames, foldersOf, withTidySecrets } from "./data-files.ts";
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

/** Writes an archive of a data folder, and copies the folders that belong to its files beside it. */
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
