import * as fs from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { codeOf, StoreStartError } from "../errors.ts";
import { type FileSystem, probeFolder } from "../files.ts";
import { makePrivateFolder } from "../folder.ts";
import { type Definitions, openStore, type Store, type StoreDriver } from "../store.ts";
import { openJsonFile } from "./json-file.ts";
import { lockFolder } from "./lock.ts";
import { readJsonFile, refuseOlder } from "./read-json-file.ts";

export interface FolderStoreOptions {
  fileSystem?: FileSystem;
  /** Called before files of an older release are overwritten; if it throws, none is. */
  beforeUpgrade?: () => Promise<void>;
  maxWholeBytes?: number;
}

export async function openFolderStore<States>(
  dataDir: string,
  definitions: Definitions<States>,
  options: FolderStoreOptions = {},
): Promise<Store<States>> {
  const unlock = await ownFolder(dataDir);
  try {
    await tidyFolder(dataDir);
    return openStore(await openDriver(dataDir, definitions, unlock, options), definitions);
  } catch (error) {
    unlock();
    throw asUnusable(error, dataDir);
  }
}

/** Creates and locks a data folder; the returned function unlocks it. Throws a StoreStartError if that fails. */
export async function ownFolder(dataDir: string): Promise<() => void> {
  try {
    await makePrivateFolder(dataDir);
    // Where nothing can be written, the start would fail later, and at what it does not need.
    await fs.access(dataDir, fs.constants.W_OK | fs.constants.X_OK);
    return await lockFolder(dataDir);
  } catch (error) {
    throw asUnusable(error, dataDir);
  }
}

function asUnusable(error: unknown, dataDir: string): unknown {
  if (codeOf(error) === "") return error;
  return new StoreStartError(
    `The data folder ${dataDir} cannot be used: ${(error as Error).message}. Let the site write to it, or set DATA_DIR to another one.`,
    { cause: error },
  );
}

async function openDriver<States>(
  dataDir: string,
  definitions: Definitions<States>,
  unlock: () => void,
  { fileSystem = fs, beforeUpgrade, maxWholeBytes }: FolderStoreOptions,
): Promise<StoreDriver<States>> {
  const collections = {} as StoreDriver<States>["collections"];
  const opens: (() => Promise<void>)[] = [];
  let isOlder = false;
  for (const name in definitions) {
    const definition = definitions[name];
    const fileOf = (collection: string) => path.join(dataDir, `${collection}.json`);
    await refuseOlder(fileSystem, (definition.joined ?? []).map(fileOf));
    const stored = await readJsonFile(fileSystem, fileOf(name), definition);
    isOlder ||= stored?.isOlder === true;
    opens.push(async () => {
      collections[name] = await openJsonFile(fileSystem, fileOf(name), definition, stored, maxWholeBytes);
    });
  }
  // All files are read and validated before the first is written.
  if (isOlder) await beforeUpgrade?.();
  for (const open of opens) await open();
  await removeOlderCopies(dataDir);
  const turns = pLimit(1);
  return {
    collections,
    inTurn: (_name, _refresh, work) => turns(work),
    checkWritable: () => probeFolder(fileSystem, dataDir),
    close: async () => unlock(),
  };
}

async function removeOlderCopies(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir))
    if (/^[a-z-]+\.json\.bak-(\d|new)$/.test(name)) await fs.rm(path.join(dataDir, name), { force: true });
}

async function tidyFolder(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir)) {
    const file = path.join(dataDir, name);
    if (/^[a-z-]+(\.changes)?(\.json)?\.[0-9a-f-]{36}\.tmp$/.test(name)) await fs.rm(file, { force: true });
    // A restore is over once this process holds the folder's lock.
    else if (/^restoring-[\dTZ-]+$/.test(name)) await fs.rm(file, { recursive: true, force: true });
    else if (/^[a-z-]+(\.changes)?\.json$/.test(name)) await fs.chmod(file, 0o600).catch(() => {});
  }
}
