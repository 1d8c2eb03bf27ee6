import * as fs from "node:fs/promises";
import path from "node:path";
import { siteCollections } from "../collections.ts";
import { DamagedFileError, type StoreStartError } from "../store/errors.ts";
import { namesIn } from "../store/folder.ts";
import { isChangesFile } from "../store/json/change-log.ts";
import { unpack } from "./archive.ts";
import { BackupError, type DataFiles } from "./data-files.ts";
import type { BackupFolders } from "./upgrade-backup.ts";

interface Backup {
  file: string;
  made: string;
  files: DataFiles;
}

/** Names the newest intact backup, the command that restores it, and what it lacks. */
export async function explainStartError(
  error: StoreStartError,
  { dataDir, backupDir, projectDir }: BackupFolders & { projectDir: string },
): Promise<string> {
  if (!(error instanceof DamagedFileError)) return error.message;
  const restoreCommand = (file: string) =>
    `DATA_DIR="${dataDir}" npm --prefix "${projectDir}" run restore "${file}"`;
  const { newest, unusable, older } = await findBackups(backupDir);
  const lines = [error.message, ...unusable];
  if (newest === null) {
    lines.push(
      `No backup that can be restored is in ${backupDir}. Where there is one elsewhere, such as on another machine, copy it here with its .files folder, stop the site, and run`,
      `  ${restoreCommand("<file>")}`,
    );
  } else {
    lines.push(
      `The newest good backup was made at ${newest.made}. To put it back, stop the site, and run`,
      `  ${restoreCommand(newest.file)}`,
      `What was written after that time is not in it, of the other files neither: all files of now are kept in ${path.join(dataDir, "before-restore-<time>")}.${await recordsIn(error.file, newest)}`,
    );
    if (older.length > 0) lines.push(`Older backups in ${backupDir}: ${older.join(", ")}.`);
  }
  lines.push(`Or, ${error.otherwise}`);
  return lines.join("\n");
}

function timeIn(name: string): string {
  return /\d{4}-\d\d-\d\d(?:T\d+Z)?/.exec(name)?.[0] ?? "";
}

async function findBackups(
  backupDir: string,
): Promise<{ newest: Backup | null; unusable: string[]; older: string[] }> {
  const archives = (await namesIn(backupDir)).filter((name) =>
    /^(?:daily|backup)-.+\.json(?:\.gz)?$/.test(name),
  );
  const names = archives.toSorted((a, b) => timeIn(b).localeCompare(timeIn(a)));
  const unusable: string[] = [];
  for (const [index, name] of names.entries()) {
    const file = path.join(backupDir, name);
    try {
      const newest = { file, ...(await unpack(await fs.readFile(file), siteCollections())) };
      return { newest, unusable, older: names.slice(index + 1) };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const reason = error instanceof BackupError ? error.message : `It cannot be read: ${error.message}.`;
      unusable.push(`The backup ${file} cannot be restored. ${reason}`);
    }
  }
  return { newest: null, unusable, older: [] };
}

async function recordsIn(file: string, { files }: Backup): Promise<string> {
  const name = path.basename(file);
  const backedUp = readableRecords(files.get(name) ?? Buffer.of());
  const left = readableRecords(await fs.readFile(file).catch(() => Buffer.of()));
  if (isChangesFile(name) || (backedUp === 0 && left === 0)) return "";
  return ` Its ${name} has ${backedUp} records; of the one that is damaged now ${left} can still be read.`;
}

function readableRecords(bytes: Buffer): number {
  const lines = bytes.toString("utf8").split("\n");
  return lines.filter((line) => line.startsWith("{") && isJson(line.replace(/,$/, ""))).length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
