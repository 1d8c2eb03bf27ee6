import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { log } from "../logging/log.ts";
import { StoreStartError } from "../store/errors.ts";
import { timeStamp } from "../store/files.ts";
import { archiveFolder } from "./backup.ts";
import type { Collections } from "./data-files.ts";

export interface BackupFolders {
  dataDir: string;
  backupDir: string;
}

/** Throws a StoreStartError if the backup fails, before anything is upgraded. */
export async function backUpBeforeUpgrade(
  { dataDir, backupDir }: BackupFolders,
  collections: Collections,
  now: Date,
): Promise<void> {
  const file = path.join(backupDir, `backup-before-upgrade-${timeStamp(now)}.json.gz`);
  try {
    await archiveFolder(dataDir, collections, file, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StoreStartError(
      `The data are of an older release, and cannot be backed up to ${file} before they are upgraded. The site does not start, and this start has upgraded nothing. Make room, or set BACKUP_DIR to a folder that the site may write to, and start it again. The reason: ${reason}`,
      { cause: error },
    );
  }
  log.info({ file }, "backup");
}

/** Deletes what upgrades before a day (YYYY-MM-DD) kept, since it may hold data that were erased later. */
export async function removeUpgradeFiles(
  { dataDir, backupDir }: BackupFolders,
  before: string,
): Promise<void> {
  for (const folder of [dataDir, backupDir].filter((dir) => existsSync(dir))) {
    for (const name of await fs.readdir(folder)) {
      const day = /^(?:backup-before-upgrade-|.+\.json(?:\.bak-\d)?\.replaced-)([\d-]{10})T/.exec(name)?.[1];
      if (day !== undefined && day < before)
        await fs.rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
