import path from "node:path";
import { daysAfter } from "../../shared/durations.ts";
import type { DataFolders } from "../backup/daily-backups.ts";
import { namesIn } from "../store/folder.ts";

export interface BackupSettings extends DataFolders {
  databaseUrl: string | null;
}

export interface EarlierBackups {
  /** It is the last day (YYYY-MM-DD) on which a backup that the site deletes itself still exists; null if there is none. */
  lastDay: string | null;
  toRemove: string[];
}

/** Finds also what a restore, an upgrade or a damaged file left in the data folder. */
export async function earlierBackups(folders: BackupSettings): Promise<EarlierBackups> {
  const backups = await matching(folders.backupDir, /^(?:daily|backup)-.+\.json(?:\.gz)?(?:\..+\.tmp)?$/);
  const leftInData = await matching(
    folders.dataDir,
    /^before-restore-|\.json(?:\.bak-\d)?\.(?:damaged|replaced-)/,
  );
  const found = [...backups, ...leftInData].map((file) => ({ file, lastDay: lastDayOf(file, folders) }));
  return {
    lastDay:
      found
        .flatMap(({ lastDay }) => lastDay ?? [])
        .toSorted()
        .at(-1) ?? null,
    toRemove: found.flatMap(({ file, lastDay }) => (lastDay === null ? file : [])),
  };
}

async function matching(folder: string, pattern: RegExp): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => pattern.test(name));
  return names.toSorted().map((name) => path.join(folder, name));
}

function lastDayOf(file: string, { backupDays, databaseUrl }: BackupSettings): string | null {
  const name = path.basename(file);
  const [, day, upgradeDay] =
    /^daily-([\d-]{10})|(?:^backup-before-upgrade-|\.replaced-)([\d-]{10})T/.exec(name) ?? [];
  if (databaseUrl !== null) return null;
  if (day !== undefined) return backupDays === 0 ? null : daysAfter(day, backupDays);
  return upgradeDay === undefined ? null : daysAfter(upgradeDay, Math.max(backupDays, 2));
}
