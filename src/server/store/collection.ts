import path from "node:path";
import { Low } from "lowdb";
import * as v from "valibot";
import { setAside } from "./backups.ts";
import { StoreWriteError } from "./errors.ts";
import { type Format, versionOf } from "./file-format.ts";
import { type FileSystem, UnsyncedError } from "./files.ts";
import { jsonFile, readJsonFile } from "./json-file.ts";

/** One file of the store. */
export interface Collection<T> {
  /** The current state, which is frozen. It is a new object after every change. */
  read(): T;
  /**
   * Makes the next state from the current one; resolves once it is safe on the disk, and not before it is read.
   * Rejects, with nothing changed, with what `change` throws or with a StoreWriteError.
   */
  update(change: (state: T) => T): Promise<void>;
}

export interface OpenCollection<T> extends Collection<T> {
  /** Takes no more changes and resolves when those under way are done. */
  close(): Promise<void>;
}

/** What a room hands in to have it stored. */
export interface CollectionDefinition<T> extends Format<T> {
  /** The state that an empty store begins with. */
  first: T;
  /** Collections of older releases that are part of this one now. */
  replaces?: {
    /** By the collection's name: checks what its file holds, and transforms it. */
    schemas: Readonly<Record<string, v.GenericSchema<unknown, T>>>;
    /** Adds what such a file held; after a crash it may be there already. */
    merge(state: T, replaced: T): T;
  };
}

/**
 * Reads `{name}.json` in `dataDir`, and what it replaces. Throws a StoreStartError where a file does not parse or does
 * not fit. The function that it gives then opens the collection: it writes the file anew where there is none or one of
 * an older version, and sets aside those that it replaces.
 */
export async function readCollection<T>(
  fs: FileSystem,
  dataDir: string,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<() => Promise<OpenCollection<T>>> {
  const { schema, first, replaces } = definition;
  const fileOf = (collection: string) => path.join(dataDir, `${collection}.json`);
  const stored = await readJsonFile(fs, fileOf(name), definition);
  let state = stored === null ? v.parse(schema, first) : stored.data;
  const replaced: string[] = [];
  if (replaces !== undefined) {
    for (const [oldName, oldSchema] of Object.entries(replaces.schemas)) {
      const old = await readJsonFile(fs, fileOf(oldName), { schema: oldSchema });
      if (old === null) continue;
      state = replaces.merge(state, old.data);
      replaced.push(fileOf(oldName));
    }
  }
  return async () => {
    const db = new Low<T>(jsonFile(fs, fileOf(name), definition), state);
    if (stored?.version !== versionOf(definition) || replaced.length > 0) await db.write();
    // Only now: until its records are safe in the new file, the next start has to find the old one.
    for (const file of replaced) await setAside(fs, file);
    return queueChanges(db, (next) => v.is(schema, next));
  };
}

interface Change<T> {
  make(state: T): T;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * The queue of one writer. Changes that wait while a write is under way share the next one, and each caller hears
 * of its own: one that throws fails alone.
 */
function queueChanges<T>(db: Low<T>, isValid: (state: T) => boolean): OpenCollection<T> {
  let current = freeze(db.data);
  let waiting: Change<T>[] = [];
  let working = Promise.resolve();
  let busy = false;
  let closed = false;

  async function work() {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await commit(batch);
    }
    busy = false;
  }

  async function commit(batch: Change<T>[]) {
    const { next, made } = applyAll(batch, current, isValid);
    try {
      if (next !== current) await write(next);
      for (const change of made) change.resolve();
    } catch (error) {
      for (const change of made) change.reject(new StoreWriteError(error));
    }
  }

  async function write(next: T) {
    db.data = next;
    try {
      await db.write();
      current = next;
    } catch (error) {
      db.data = current;
      // The file holds what its callers are told has failed: a restart must not bring it back.
      if (error instanceof UnsyncedError) await db.write().catch(() => {});
      throw error;
    }
  }

  return {
    read: () => current,
    update(make) {
      if (closed) return Promise.reject(new StoreWriteError(new Error("The store is closed")));
      return new Promise((resolve, reject) => {
        waiting.push({ make, resolve, reject });
        if (!busy) working = work();
      });
    },
    close() {
      closed = true;
      return working;
    },
  };
}

function applyAll<T>(batch: Change<T>[], current: T, isValid: (state: T) => boolean) {
  const made: Change<T>[] = [];
  let next = current;
  for (const change of batch) {
    try {
      const state = freeze(change.make(next));
      // What could not be read back at the next start must not be written.
      if (state !== next && !isValid(state))
        throw new TypeError("A change does not fit the schema of the store");
      next = state;
      made.push(change);
    } catch (error) {
      change.reject(error);
    }
  }
  return { next, made };
}

/** Freezes a value all the way down; parts that are frozen already are left as they are. */
function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
