import path from "node:path";
import type { DataFolders } from "../backup/daily-backups.ts";
import { daysAfter } from "../clock/clock.ts";
import { namesIn } from "../store/folder.ts";

/** What `forgetPerson` needs to know of the settings to say how long backups are kept. */
export interface BackupSettings extends DataFolders {
  /** Over a database the site makes and removes no backups. */
  databaseUrl: string | null;
}

/** What was made before now, and may hold anything that the site stored until then. Nobody looks into it. */
export interface EarlierBackups {
  /** The last day (YYYY-MM-DD) on which one of those that the site removes is there; null where it removes none. */
  lastDay: string | null;
  /** The backups in the site's folders that stay until somebody removes them. */
  toRemove: string[];
}

/** Finds the backups by their names, with what a restore, an upgrade or a damaged file has left beside the data. */
export async function earlierBackups(folders: BackupSettings): Promise<EarlierBackups> {
  const backups = await matching(folders.backupDir, /^(?:daily|backup)-.+\.json(?:\.gz)?(?:\..+\.tmp)?$/);
  const beside = await matching(
    folders.dataDir,
    /^before-restore-|\.json(?:\.bak-\d)?\.(?:damaged|replaced-)/,
  );
  const found = [...backups, ...beside].map((file) => ({ file, lastDay: lastDayOf(file, folders) }));
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

/** Null where the site does not remove it. */
function lastDayOf(file: string, { backupDays, databaseUrl }: BackupSettings): string | null {
  const name = path.basename(file);
  const [, day, upgradeDay] =
    /^daily-([\d-]{10})|(?:^backup-before-upgrade-|\.replaced-)([\d-]{10})T/.exec(name) ?? [];
  if (databaseUrl !== null) return null;
  if (day !== undefined) return backupDays === 0 ? null : daysAfter(day, backupDays);
  // What an upgrade has kept stays for a whole day at least.
  return upgradeDay === undefined ? null : daysAfter(upgradeDay, Math.max(backupDays, 2));
}
