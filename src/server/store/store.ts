import * as fs from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import type { Collection, CollectionDefinition } from "./collection.ts";
import { codeOf, StoreStartError } from "./errors.ts";
import { type FileSystem, probeFolder } from "./files.ts";
import { makePrivateFolder } from "./folder.ts";
import { lockFolder } from "./lock.ts";
import { readCollection } from "./read-collection.ts";

/** An open data folder, or database, with its collections, by their names. */
export type Store<States> = { [Name in keyof States]: Collection<States[Name]> } & {
  /**
   * Runs `work` when no other work on these collections runs, in this process or in another one, with what others have
   * written until then taken over: for a rule over several collections. Rejects with what `work` rejects with, or with a
   * StoreWriteError where its turn does not come.
   */
  inTurn<T>(names: readonly (keyof States)[], work: () => Promise<T>): Promise<T>;
  /** Rejects where a change could not be written now; changes nothing. */
  checkWritable(): Promise<void>;
  /** Takes no more changes, resolves when those under way are safe, and releases the folder or the connections. */
  close(): Promise<void>;
};

export interface StoreOptions {
  fileSystem?: FileSystem;
  /** Called before files of an older release are changed; where it throws, none is. */
  beforeUpgrade?: () => Promise<void>;
  /** How long a file may be that is written as a whole at each change; tests set it lower. */
  maxWholeBytes?: number;
}

/** What each collection is, by its name. */
export type Definitions<States> = { [Name in keyof States]: CollectionDefinition<States[Name]> };

/**
 * Opens the store in `dataDir`, making the folder where it is missing; only its owner may read it, and only one
 * process may have it open. Throws a StoreStartError, with what to do, where that cannot be.
 */
export async function openStore<States>(
  dataDir: string,
  definitions: Definitions<States>,
  options: StoreOptions = {},
): Promise<Store<States>> {
  const unlock = await ownFolder(dataDir);
  try {
    await tidyFolder(dataDir);
    return await openCollections(dataDir, definitions, unlock, options);
  } catch (error) {
    unlock();
    throw asUnusable(error, dataDir);
  }
}

/**
 * Makes this process the only one that uses a data folder, which is made where it is missing and its owner's alone; the
 * returned function releases it. Throws a StoreStartError where that cannot be.
 */
export async function ownFolder(dataDir: string): Promise<() => void> {
  try {
    await makePrivateFolder(dataDir);
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

async function openCollections<States>(
  dataDir: string,
  definitions: Definitions<States>,
  unlock: () => void,
  { fileSystem = fs, beforeUpgrade, maxWholeBytes }: StoreOptions,
): Promise<Store<States>> {
  const collections = {} as { [Name in keyof States]: Collection<States[Name]> };
  const opens: (() => Promise<void>)[] = [];
  let isOlder = false;
  const closes: (() => Promise<void>)[] = [];
  for (const name in definitions) {
    const read = await readCollection(fileSystem, dataDir, name, definitions[name], maxWholeBytes);
    isOlder ||= read.isOlder;
    opens.push(async () => {
      const collection = await read.open();
      collections[name] = collection;
      closes.push(collection.close);
    });
  }
  // All files are read, and found good, before the first is written.
  if (isOlder) await beforeUpgrade?.();
  for (const open of opens) await open();
  await removeOlderCopies(dataDir);
  const turns = pLimit(1);
  return {
    ...collections,
    inTurn: (_names, work) => turns(work),
    checkWritable: () => probeFolder(fileSystem, dataDir),
    async close() {
      await Promise.all(closes.map((close) => close()));
      unlock();
    },
  };
}

/** Removes the copies that releases before 3.0 kept beside each file: all files are found good by now. */
async function removeOlderCopies(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir))
    if (/^[a-z-]+\.json\.bak-(\d|new)$/.test(name)) await fs.rm(path.join(dataDir, name), { force: true });
}

/** Removes what was half-written or half-restored, and the lock of older releases; restricts files that others may read. */
async function tidyFolder(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir)) {
    const file = path.join(dataDir, name);
    if (/^[a-z-]+(\.changes)?(\.json)?\.[0-9a-f-]{36}\.tmp$|^lock$/.test(name))
      await fs.rm(file, { force: true });
    // A restore is over once this process holds the folder's lock.
    else if (/^restoring-[\dTZ-]+$/.test(name)) await fs.rm(file, { recursive: true, force: true });
    else if (/^[a-z-]+(\.changes)?\.json$/.test(name)) await fs.chmod(file, 0o600).catch(() => {});
  }
}
