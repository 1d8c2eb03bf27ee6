import { randomUUID } from "node:crypto";
import path from "node:path";
import { codeOf } from "./errors.ts";

export type Content = string | Uint8Array | Iterable<string>;

/** The store uses this part of `node:fs/promises`, so that tests can inject faults. */
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

/** The rename or the sync of the folder failed: after a power cut either the old or the new file may be there. */
export class UnsyncedError extends Error {}

/** Replaces a file atomically and durably. (write-file-atomic 8 takes a short write on a full disk for a complete one.) */
export async function replaceFile(fs: FileSystem, file: string, content: Content): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeNewFile(fs, temporary, content);
  } catch (error) {
    // An unfinished file would use the room that the next attempt needs.
    await fs.rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  try {
    // On a network file system a rename may succeed although its answer is lost.
    await fs.rename(temporary, file);
    await syncFolder(fs, path.dirname(file));
  } catch (error) {
    await fs.rm(temporary, { force: true }).catch(() => {});
    throw new UnsyncedError("The file may not have been replaced", { cause: error });
  }
}

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

export async function syncFolder(fs: FileSystem, folder: string): Promise<void> {
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems cannot sync a folder and make its names durable in other ways.
    if (!["EINVAL", "ENOTSUP", "EPERM"].includes(codeOf(error))) throw error;
  } finally {
    await handle.close();
  }
}

export async function readIfThere(fs: FileSystem, file: string): Promise<Uint8Array | null> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

export function timeStamp(time: Date): string {
  return time.toISOString().replace(/\.\d+/, "").replaceAll(":", "");
}
