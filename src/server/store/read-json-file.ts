import path from "node:path";
import { changesFileOf, formatChanges } from "./changes-format.ts";
import { StoreStartError } from "./errors.ts";
import { newestCopy } from "./file-copies.ts";
import { type Fault, type Format, parseStored, type Stored } from "./file-format.ts";
import { type FileSystem, readJson } from "./files.ts";
import { type Json, parseJson } from "./json-lines.ts";

/** Goes on from any file. */
const noChanges = formatChanges(0, []);

/**
 * What a file and the changes beside it hold, brought to the current version; null where there is no file. Throws a
 * StoreStartError where they cannot be read as a whole.
 */
export async function readJsonFile<T>(
  fs: FileSystem,
  file: string,
  format: Format<T>,
): Promise<Stored<T> | null> {
  const changes = await readJson(fs, changesFileOf(file));
  const whole = await readJson(fs, file);
  if (whole === null && (await newestCopy(fs, file, () => true)) === null) return null;
  const stored: Stored<T> | Fault =
    whole === null
      ? { fault: "is missing, though copies of it are there" }
      : parseStored(whole, changes, format);
  if ("data" in stored) return stored;
  if (stored.isNewer)
    throw new StoreStartError(
      `${file} ${stored.fault}: start the newer release again, or restore a backup from before the upgrade.`,
    );
  throw new StoreStartError(
    stored.isInChanges
      ? explainChanges(file, stored.fault)
      : await explain(fs, file, stored.fault, changes, format),
  );
}

/** Whether there are changes to a file, which is not there itself. */
export async function isLost(fs: FileSystem, file: string): Promise<boolean> {
  return (await readJson(fs, file)) === null && (await readJson(fs, changesFileOf(file))) !== null;
}

async function explain<T>(
  fs: FileSystem,
  file: string,
  fault: string,
  changes: Json | null,
  format: Format<T>,
): Promise<string> {
  const found = `${file} ${fault}. Nothing was changed.`;
  const isGood = (beside: Json | null) => (bytes: Uint8Array) =>
    "data" in parseStored(parseJson(bytes), beside, format);
  const copy = await newestCopy(fs, file, isGood(changes));
  if (copy !== null)
    return `${found} Its newest good copy is ${copy}: to put it back, run\n  cp "${copy}" "${file}"`;
  const older = await newestCopy(fs, file, isGood(parseJson(Buffer.from(noChanges))));
  if (older !== null)
    return `${found} Its newest good copy is ${older}: to put it back, without the changes since, run\n  cp "${older}" "${file}"\n  ${withoutChanges(file)}`;
  return `${found} No good copy stands beside it. Put a backup back by npm run restore, such as the newest daily one, or move the file away to start without it.`;
}

function explainChanges(file: string, fault: string): string {
  return `${changesFileOf(file)} ${fault}, and has the latest changes to ${path.basename(file)}. Nothing was changed. Restore a backup, or, to start without those changes, run\n  ${withoutChanges(file)}`;
}

function withoutChanges(file: string): string {
  const changes = changesFileOf(file);
  return `mv "${changes}" "${changes}.damaged"; echo '${JSON.stringify(JSON.parse(noChanges))}' > "${changes}"`;
}
