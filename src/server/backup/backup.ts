import * as fs from "node:fs/promises";
import path from "node:path";
import { timeStamp } from "../store/file-copies.ts";
import { replaceFile } from "../store/files.ts";
import { pack } from "./archive.ts";
import { type Collections, type DataFiles, dataFileNames } from "./data-files.ts";
import { readDataFiles } from "./snapshot.ts";

/** Writes an archive of a data folder, which a site may be using, into `folder`; returns its path. */
export async function backUp(
  dataDir: string,
  collections: Collections,
  folder: string,
  now: Date,
): Promise<string> {
  const file = path.join(folder, `backup-${timeStamp(now)}.json.gz`);
  await writeArchive(file, readDataFiles(dataDir, dataFileNames(collections)), collections, now);
  return file;
}

export async function writeArchive(
  file: string,
  files: DataFiles,
  collections: Collections,
  now: Date,
): Promise<void> {
  const archive = await pack(files, collections, now);
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await replaceFile(fs, file, archive);
}
