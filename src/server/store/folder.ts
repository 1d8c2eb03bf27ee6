import * as fs from "node:fs/promises";
import path from "node:path";
import { codeOf, StoreStartError } from "./errors.ts";
import { syncFolder } from "./files.ts";

/**
 * Makes a folder for its owner only, and those above it that are missing, durably. Resolves to whether it was missing;
 * rejects with the system's error.
 *
 * The option `recursive` does not serve: where a file system says ENOENT of a folder whose parent is there, as /proc does, Node tries
 * again without end.
 */
export async function makeFolders(folder: string): Promise<boolean> {
  try {
    return await makeFolder(folder);
  } catch (error) {
    const above = path.dirname(folder);
    if (codeOf(error) !== "ENOENT" || above === folder) throw error;
    await makeFolders(above);
    return makeFolder(folder);
  }
}

async function makeFolder(folder: string): Promise<boolean> {
  try {
    await fs.mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it in the same moment.
    if (await isFolder(folder)) return false;
    throw error;
  }
  // The name of a new folder is an entry of the one above it.
  await syncFolder(fs, path.dirname(folder));
  return true;
}

async function isFolder(name: string): Promise<boolean> {
  return (await fs.stat(name).catch(() => null))?.isDirectory() === true;
}

/** Makes a folder that only its owner may read, or restricts one that is there. */
export async function makePrivateFolder(dataDir: string): Promise<void> {
  if (await makeFolders(dataDir)) return;
  const { mode } = await fs.stat(dataDir);
  // A sticky folder, such as /tmp, is shared by other users and must stay open to them.
  const shared = (mode & 0o1000) !== 0;
  if (!shared && (mode & 0o077) !== 0) await fs.chmod(dataDir, 0o700).catch(() => {});
}

/** Throws a StoreStartError where the folder is not there, or another user's: what root writes, the site could not read. */
export async function refuseForeignFolder(dataDir: string): Promise<void> {
  const { uid } = await fs.stat(dataDir).catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT") throw error;
    throw new StoreStartError(`There is no data folder ${dataDir}: start the site once, or set DATA_DIR.`);
  });
  if (process.getuid !== undefined && process.getuid() !== uid)
    throw new StoreStartError(
      `${dataDir} belongs to the user with the number ${uid}: run this as that user.`,
    );
}

/** What stands in a folder; nothing where there is none. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

/** The same without what macOS leaves in each folder that it shows or copies, such as .DS_Store. */
export async function shownIn(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => !name.startsWith("."));
}

/**
 * Removes the folders in a folder that `isKept` does not know, where nothing has been put into one since a moment: those
 * who put a backup back by mistake find what is younger.
 */
export async function removeOldFolders(
  folder: string,
  isKept: (name: string) => boolean,
  before: Date,
): Promise<void> {
  for (const name of (await namesIn(folder)).filter((each) => !isKept(each))) {
    const old = path.join(folder, name);
    if ((await fs.stat(old)).mtime < before) await fs.rm(old, { recursive: true, force: true });
  }
}
