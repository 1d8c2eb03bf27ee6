import { codeOf } from "./errors.ts";
import type { FileSystem } from "./files.ts";

/** Renames a file that is read no more, if it is there. */
export async function setAside(fs: FileSystem, file: string): Promise<void> {
  try {
    await fs.rename(file, `${file}.replaced-${timeStamp(new Date())}`);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** A time as it stands in names of files, such as `2026-11-21T101010Z`. */
export function timeStamp(time: Date): string {
  return time.toISOString().replace(/\.\d+/, "").replaceAll(":", "");
}
