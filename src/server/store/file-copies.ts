import path from "node:path";
import { changesFileOf } from "./changes-format.ts";
import { codeOf } from "./errors.ts";
import { type FileSystem, readIfThere, syncFolder } from "./files.ts";

const copies = 3;

/** The names of a file's copies, newest first. */
function copiesOf(file: string): string[] {
  return Array.from({ length: copies }, (_, index) => `${file}.bak-${index + 1}`);
}

/** Makes the present file the newest copy and shifts the older ones by one. Says whether there was a file. */
export async function keepCopy(fs: FileSystem, file: string): Promise<boolean> {
  const fresh = `${file}.bak-new`;
  await fs.rm(fresh, { force: true });
  if (!(await copyTo(fs, file, fresh))) return false;
  // The oldest one goes only now that the new copy is made.
  const names = copiesOf(file);
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
  for (const name of copiesOf(file)) {
    const bytes = await readIfThere(fs, name).catch(() => null);
    if (bytes !== null && isGood(bytes)) return name;
  }
  return null;
}

/**
 * Copies a file, by a hard link where possible: the store never writes into a file in place. Says whether there was
 * one.
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
 * Renames a file that another one has replaced, its copies and its changes. The copies come before the file: one that is
 * missing while it has copies would be reported as lost. The changes come after it: without them it would be older.
 */
export async function retireFile(fs: FileSystem, file: string): Promise<void> {
  const names = [...copiesOf(file), file, changesFileOf(file)];
  for (const name of names) {
    if (name === file) await syncFolder(fs, path.dirname(file));
    await setAside(fs, name);
    if (name === file) await syncFolder(fs, path.dirname(file));
  }
  await syncFolder(fs, path.dirname(file));
}

/** Renames a file that is read no more, if it is there. */
export async function setAside(fs: FileSystem, file: string): Promise<void> {
  await moveIfThere(fs, file, `${file}.replaced-${timeStamp(new Date())}`);
}

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
