import * as fs from "node:fs/promises";
import path from "node:path";
import { syncFolder } from "./files.ts";

/** Makes a folder that only its owner may read, or closes one that is there. */
export async function makePrivateFolder(dataDir: string): Promise<void> {
  const made = await fs.mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (made === undefined) {
    const { mode } = await fs.stat(dataDir);
    // A sticky folder is one that many share, such as /tmp: it is not ours to close.
    const shared = (mode & 0o1000) !== 0;
    if (!shared && (mode & 0o077) !== 0) await fs.chmod(dataDir, 0o700).catch(() => {});
    return;
  }
  // Each new folder's name stands in the one above it.
  for (let folder = dataDir; folder.length >= made.length; folder = path.dirname(folder)) {
    await syncFolder(fs, path.dirname(folder));
  }
}
