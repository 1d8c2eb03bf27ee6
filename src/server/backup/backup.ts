import * as fs from "node:fs/promises";
import path from "node:path";
import { log } from "../logging/log.ts";
import { timeStamp } from "../store/file-copies.ts";
import { replaceFile } from "../store/files.ts";
import { pack } from "./archive.ts";
import { readDataFiles } from "./snapshot.ts";

/** Writes an archive of a data folder, which a site may be using, into `folder`; returns its path. */
export async function backUp(dataDir: string, folder: string, now: Date): Promise<string> {
  return write(dataDir, path.join(folder, `backup-${timeStamp(now)}.json.gz`), now);
}

const hourMs = 60 * 60 * 1000;

/** Where the daily backups go, and how many of them are kept. */
export interface DailyBackups {
  dataDir: string;
  backupDir: string;
  backupDays: number;
}

/** Makes a backup every day from today on. A failure is logged, and tried again in an hour. */
export function backUpDaily(settings: DailyBackups): void {
  const run = () =>
    backUpToday(settings, new Date()).then(
      (file) => file !== null && log.info({ file }, "backup"),
      (error) => log.error({ err: error }, "backup"),
    );
  run();
  setInterval(run, hourMs).unref();
}

/** Makes the backup of a day where there is none, and removes the oldest; returns the path of a new one. */
export async function backUpToday(settings: DailyBackups, now: Date): Promise<string | null> {
  const { dataDir, backupDir, backupDays } = settings;
  const name = `daily-${now.toISOString().slice(0, 10)}.json.gz`;
  await fs.mkdir(backupDir, { recursive: true, mode: 0o700 });
  const present = await fs.readdir(backupDir);
  if (present.includes(name)) return null;
  const file = await write(dataDir, path.join(backupDir, name), now);
  const earlier = present.filter((other) => /^daily-[\d-]{10}\.json\.gz$/.test(other)).toSorted();
  // Counted, not dated: a clock that jumps ahead must not remove them all.
  const tooOld = earlier.slice(0, Math.max(0, earlier.length - backupDays + 1));
  const halfWritten = present.filter((other) => /^daily-.+\.tmp$/.test(other));
  for (const old of [...tooOld, ...halfWritten]) await fs.rm(path.join(backupDir, old), { force: true });
  return file;
}

async function write(dataDir: string, file: string, now: Date): Promise<string> {
  const archive = await pack(readDataFiles(dataDir), now);
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await replaceFile(fs, file, archive);
  return file;
}
