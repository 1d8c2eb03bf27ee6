import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { log } from "../logging/log.ts";
import { StoreStartError } from "../store/errors.ts";
import { timeStamp } from "../store/files.ts";
import { changesFileOf } from "../store/json/changes.ts";
import { unpack } from "./archive.ts";
import { readForBackup, writeArchive } from "./backup.ts";
import { type Collections, type DataFiles, storedIn } from "./data-files.ts";

interface Folders {
  dataDir: string;
  backupDir: string;
}

/**
 * Writes an archive of a data folder as an older release left it, for that release to restore; none where a start that
 * did not come to its end has written it. Throws a StoreStartError where that cannot be.
 */
export async function backUpBeforeUpgrade(
  { dataDir, backupDir }: Folders,
  collections: Collections,
  now: Date,
): Promise<void> {
  const file = path.join(backupDir, `backup-before-upgrade-${timeStamp(now)}.json.gz`);
  try {
    const files = withoutNewer(readForBackup(dataDir, collections), collections);
    if (await isBackedUp(files, backupDir, collections)) return;
    await writeArchive(file, dataDir, files, collections, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StoreStartError(
      `The data are of an older release, and cannot be backed up to ${file} before they are upgraded. The site does not start, and this start has upgraded nothing. Make room, or set BACKUP_DIR to a folder that the site may write to, and start it again. The reason: ${reason}`,
      { cause: error },
    );
  }
  log.info({ file }, "backup");
}

async function isBackedUp(files: DataFiles, backupDir: string, collections: Collections): Promise<boolean> {
  const names = existsSync(backupDir) ? await fs.readdir(backupDir) : [];
  for (const name of names.filter((other) => /^backup-before-upgrade-.+\.json\.gz$/.test(other))) {
    const archive = await fs
      .readFile(path.join(backupDir, name))
      .then((bytes) => unpack(bytes, collections))
      .catch(() => null);
    if (archive !== null && isOfSameUpgrade(archive.files, files, collections)) return true;
  }
  return false;
}

/** Whether files differ from those of an archive only in that some have been upgraded since. */
function isOfSameUpgrade(archived: DataFiles, files: DataFiles, collections: Collections): boolean {
  const upgraded = (from: DataFiles) => {
    const names = Object.entries(collections).flatMap(([name, definition]) => {
      const found = storedIn(from, `${name}.json`, definition);
      return "data" in found && !found.isOlder ? [`${name}.json`] : [];
    });
    // What stands beside a file is upgraded with it.
    return new Set(names.flatMap((name) => [name, changesFileOf(name)]));
  };
  const upgradedBefore = upgraded(archived);
  const upgradedNow = upgraded(files);
  // A secret is not upgraded, and a new password may be set between two starts.
  return [...files].every(([name, bytes]) => {
    const before = archived.get(name);
    if (!name.endsWith(".json") || before?.equals(bytes)) return true;
    return upgradedNow.has(name) && (before === undefined || !upgradedBefore.has(name));
  });
}

/** Where the site went back to an older release for a while, its folder has a file that only the newer one knows. */
function withoutNewer(files: DataFiles, collections: Collections): DataFiles {
  const replacing = Object.entries(collections).filter(([, { replaces }]) =>
    Object.keys(replaces?.schemas ?? {}).some((older) => files.has(`${older}.json`)),
  );
  const newer = replacing.flatMap(([name]) => [`${name}.json`, changesFileOf(`${name}.json`)]);
  return new Map([...files].filter(([name]) => !newer.includes(name)));
}

/**
 * Removes what upgrades before a day (YYYY-MM-DD) have kept, archives and replaced files: what was erased since must not
 * stay there.
 */
export async function removeUpgradeFiles({ dataDir, backupDir }: Folders, before: string): Promise<void> {
  for (const folder of [dataDir, backupDir].filter((dir) => existsSync(dir))) {
    for (const name of await fs.readdir(folder)) {
      const day = /^(?:backup-before-upgrade-|.+\.json(?:\.bak-\d)?\.replaced-)([\d-]{10})T/.exec(name)?.[1];
      if (day !== undefined && day < before)
        await fs.rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
