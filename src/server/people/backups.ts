import path from "node:path";
import type { DataFolders } from "../backup/daily-backups.ts";
import { namesIn } from "../store/folder.ts";
import { fileHolds } from "./file-search.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The archives, the files in the folders that restores have left, and the damaged files that the site had somebody move
 * away, which have a mail address in them.
 */
export async function backupsHolding(
  { dataDir, backupDir }: Pick<DataFolders, "dataDir" | "backupDir">,
  email: string,
): Promise<string[]> {
  const archives = (await namesIn(backupDir)).filter((name) => /^(daily|backup)-.+\.json\.gz$/.test(name));
  const files = archives.toSorted().map((name) => path.join(backupDir, name));
  const beside = await namesIn(dataDir);
  files.push(
    ...beside.filter((name) => /\.json\.damaged/.test(name)).map((name) => path.join(dataDir, name)),
  );
  for (const folder of beside.filter((name) => name.startsWith("before-restore-"))) {
    const names = await namesIn(path.join(dataDir, folder));
    files.push(...names.map((name) => path.join(dataDir, folder, name)));
  }
  const holding: string[] = [];
  // What cannot be read may hold it.
  for (const file of files) if (await fileHolds(file, email).catch(() => true)) holding.push(file);
  return holding;
}

/**
 * The last day (YYYY-MM-DD) on which one of these is there still, of those that the site removes; null where it removes
 * none. What was made by hand (`toRemove`) stays until somebody removes it.
 */
export function endOf(
  backups: readonly string[],
  backupDays: number,
): { lastDay: string | null; toRemove: string[] } {
  const lastDays = backups.flatMap((file) => lastDayOf(file, backupDays) ?? []);
  return {
    lastDay: lastDays.toSorted().at(-1) ?? null,
    toRemove: backups.filter((file) => lastDayOf(file, backupDays) === null),
  };
}

function lastDayOf(file: string, backupDays: number): string | null {
  const [, kind, day] = /^(daily|backup-before-upgrade)-([\d-]{10})/.exec(path.basename(file)) ?? [];
  if (day === undefined || (kind === "daily" && backupDays === 0)) return null;
  // What an upgrade has kept stays for a whole day at least.
  const kept = kind === "daily" ? backupDays : Math.max(backupDays, 2);
  return new Date(Date.parse(day) + kept * dayMs).toISOString().slice(0, 10);
}
