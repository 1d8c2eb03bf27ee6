import { randomUUID } from "node:crypto";
import path from "node:path";
import { codeOf } from "./errors.ts";

export type Content = string | Uint8Array | Iterable<string>;

/** What the store uses of `node:fs/promises`; tests put a failing one in its place. */
export interface FileSystem {
  open(
    file: string,
    flags: string,
    mode?: number,
  ): Promise<{
    writeFile(content: Content): Promise<void>;
    sync(): Promise<void>;
    close(): Promise<void>;
  }>;
  readFile(file: string): Promise<Uint8Array>;
  rename(from: string, to: string): Promise<void>;
  rm(file: string, options: { force: true }): Promise<void>;
}

/** The file may be the old or the new one, now or after a power cut: it could not be renamed, or the folder not synced. */
export class UnsyncedError extends Error {}

/**
 * Replaces a file atomically: a crash of process or system leaves the old or the new content, and only the new one once
 * this has resolved.
 *
 * The package write-file-atomic does not serve: its version 8 mistakes a short write on a full disk for a complete one.
 */
export async function replaceFile(fs: FileSystem, file: string, content: Content): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeNewFile(fs, temporary, content);
  } catch (error) {
    // On a full disk half a file would use the room that the next try needs.
    await fs.rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  try {
    // Over a network it may be done, and the answer be lost.
    await fs.rename(temporary, file);
    await syncFolder(fs, path.dirname(file));
  } catch (error) {
    await fs.rm(temporary, { force: true }).catch(() => {});
    throw new UnsyncedError("The file may not have been replaced", { cause: error });
  }
}

/** Throws where nothing can be written to a folder; leaves nothing there. */
export async function probeFolder(fs: FileSystem, folder: string): Promise<void> {
  const file = path.join(folder, `probe.${randomUUID()}.tmp`);
  try {
    await writeNewFile(fs, file, "probe");
  } finally {
    await fs.rm(file, { force: true });
  }
}

async function writeNewFile(fs: FileSystem, file: string, content: Content): Promise<void> {
  const handle = await fs.open(file, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder durable. */
export async function syncFolder(fs: FileSystem, folder: string): Promise<void> {
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some systems cannot sync a folder, and make its names durable in other ways.
    if (!["EINVAL", "ENOTSUP", "EPERM"].includes(codeOf(error))) throw error;
  } finally {
    await handle.close();
  }
}

/** The bytes of a file, or null where there is none. */
export async function readIfThere(fs: FileSystem, file: string): Promise<Uint8Array | null> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** A time as it stands in names of files, such as `2026-11-21T101010Z`. */
export function timeStamp(time: Date): string {
  return time.toISOString().replace(/\.\d+/, "").replaceAll(":", "");
}
