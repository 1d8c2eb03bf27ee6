import path from "node:path";
import type { Adapter } from "lowdb";
import { StoreStartError } from "./errors.ts";
import { copiesOf, keepCopy, newestCopy } from "./file-copies.ts";
import { type Format, formatFile, parseFile } from "./file-format.ts";
import { type FileSystem, readIfThere, replaceFile } from "./files.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The state in a file, brought to the current version, and the version that the file has; null where there is none.
 * Throws a StoreStartError where the file cannot be read as a whole.
 */
export async function readJsonFile<T>(
  fs: FileSystem,
  file: string,
  format: Format<T>,
): Promise<{ data: T; version: number } | null> {
  const bytes = await readIfThere(fs, file);
  if (bytes === null && (await newestCopy(fs, file, () => true)) === null) return null;
  const content =
    bytes === null ? { fault: "is missing, though copies of it are there" } : parseFile(bytes, format);
  if ("data" in content) return content;
  if (content.isNewer)
    throw new StoreStartError(
      `${file} ${content.fault}: start the newer release again, or restore a backup from before the upgrade.`,
    );
  const copy = await newestCopy(fs, file, (candidate) => "data" in parseFile(candidate, format));
  throw new StoreStartError(explain(file, content.fault, copy));
}

/**
 * A lowdb adapter that writes atomically, and copies the file before the first write of a process and then daily.
 */
export function jsonFile<T>(fs: FileSystem, file: string, format: Format<T>): Adapter<T> {
  let copiedAt = Number.NEGATIVE_INFINITY;
  return {
    read: async () => (await readJsonFile(fs, file, format))?.data ?? null,
    async write(data) {
      const now = Date.now();
      // A clock that was set back must not put the next copy off.
      if (Math.abs(now - copiedAt) >= dayMs && (await keepCopy(fs, file))) copiedAt = now;
      await replaceFile(fs, file, formatFile(data, format));
    },
  };
}

function explain(file: string, fault: string, copy: string | null): string {
  const found = `${file} ${fault}. Nothing was changed.`;
  if (copy === null) {
    const names = copiesOf(file).map((name) => path.basename(name));
    return `${found} Put back a backup of your own, since none of ${names.join(", ")} is good, or move the file away to start without it.`;
  }
  return `${found} Its newest good copy is ${copy}: to put it back, run\n  cp "${copy}" "${file}"`;
}
