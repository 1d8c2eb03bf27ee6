import path from "node:path";
import { codeOf } from "./errors.ts";
import { type FileSystem, readIfThere, syncFolder } from "./files.ts";

const kept = 3;

/** The names of a file's copies, newest first. */
export function backupsOf(file: string): string[] {
  return Array.from({ length: kept }, (_, index) => `${file}.bak-${index + 1}`);
}

/**
 * Keeps the file as it stands as its newest copy and moves the older ones back by one. Says whether there was a
 * file to keep.
 */
export async function keepCopy(fs: FileSystem, file: string): Promise<boolean> {
  const fresh = `${file}.bak-new`;
  await fs.rm(fresh, { force: true });
  if (!(await copyTo(fs, file, fresh))) return false;
  // Only now, with the new copy made, may the oldest one go.
  const names = backupsOf(file);
  for (const [index, name] of [...names.entries()].reverse()) {
    const newer = index === 0 ? fresh : names[index - 1];
    if (newer !== undefined) await moveIfThere(fs, newer, name);
  }
  return true;
}

/** The newest of a file's copies that `isGood` accepts, or null. */
export async function newestCopy(
  fs: FileSystem,
  file: string,
  isGood: (bytes: Uint8Array) => boolean,
): Promise<string | null> {
  for (const name of backupsOf(file)) {
    const bytes = await readIfThere(fs, name).catch(() => null);
    if (bytes !== null && isGood(bytes)) return name;
  }
  return null;
}

/**
 * Keeps a file under a second name, which takes no room: the store never writes into a file in place. Says whether
 * there was one.
 */
export async function copyTo(fs: FileSystem, file: string, name: string): Promise<boolean> {
  try {
    await fs.link(file, name);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    await fs.copyFile(file, name);
    return true;
  }
}

/**
 * Renames a file that another one has replaced, and its copies, so that it counts no more. The file goes last: one that
 * is missing while it has copies would be taken for lost.
 */
export async function setAside(fs: FileSystem, file: string): Promise<void> {
  const end = `.replaced-${timeStamp(new Date())}`;
  for (const name of [...backupsOf(file), file]) {
    if (name === file) await syncFolder(fs, path.dirname(file));
    await moveIfThere(fs, name, name + end);
  }
  await syncFolder(fs, path.dirname(file));
}

/** A time as part of a file's name. */
export function timeStamp(time: Date): string {
  return time.toISOString().replace(/\.\d+/, "").replaceAll(":", "");
}

async function moveIfThere(fs: FileSystem, from: string, to: string): Promise<void> {
  try {
    await fs.rename(from, to);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}
