import * as fs from "node:fs/promises";
import path from "node:path";
import { daysAfter, hourMs } from "../../shared/durations.ts";
import { log } from "../logging/log.ts";
import { makeFolders } from "../store/folder.ts";
import { archiveInProcess, removeHalfWritten } from "./archive-process.ts";
import { archiveFoldersOf } from "./backed-up-folders.ts";
import { type BackupFolders, removeUpgradeFiles } from "./upgrade-backup.ts";

const failedAdvice =
  "There is no backup of today, as err says why. Where that is the folder, make room there and let the site write to it, or set BACKUP_DIR. The site tries again each hour.";

export interface DataFolders extends BackupFolders {
  backupDays: number;
}

export function backUpDaily(settings: DataFolders): void {
  const run = () =>
    backUpToday(settings, archiveInProcess, new Date()).then(
      (file) => file !== null && log.info({ file }, "backup"),
      (error) => log.error({ folder: settings.backupDir, advice: failedAdvice, err: error }, "backup"),
    );
  run();
  setInterval(run, hourMs).unref();
}

/** Returns the path of a new backup, or null. Also deletes the oldest backups, and upgrade files older than those. */
export async function backUpToday(
  { dataDir, backupDir, backupDays }: DataFolders,
  archive: typeof archiveInProcess,
  now: Date,
): Promise<string | null> {
  removeHalfWritten(backupDir);
  const today = now.toISOString().slice(0, 10);
  const yesterday = daysAfter(today, -1);
  if (backupDays === 0) {
    await removeUpgradeFiles({ dataDir, backupDir }, yesterday);
    return null;
  }
  const name = `daily-${today}.json.gz`;
  await makeFolders(backupDir);
  const present = await fs.readdir(backupDir);
  if (present.includes(name)) return null;
  const file = path.join(backupDir, name);
  await archive(dataDir, file, now);
  const earlier = present.filter((other) => /^daily-[\d-]{10}\.json\.gz$/.test(other)).toSorted();
  // Backups are counted, not dated: a clock that jumps ahead must not delete all of them.
  const tooOld = earlier.slice(0, Math.max(0, earlier.length - backupDays + 1));
  for (const old of tooOld.map((other) => path.join(backupDir, other)))
    for (const each of [old, archiveFoldersOf(old)]) await fs.rm(each, { recursive: true, force: true });
  const oldest = [...earlier.slice(tooOld.length), name].toSorted().at(-backupDays);
  if (oldest !== undefined) {
    const day = oldest.slice("daily-".length, -".json.gz".length);
    const [before = yesterday] = [day, yesterday].toSorted();
    await removeUpgradeFiles({ dataDir, backupDir }, before);
  }
  return file;
}
