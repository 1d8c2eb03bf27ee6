import path from "node:path";
import { Low } from "lowdb";
import * as v from "valibot";
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
}

/**
 * Opens `{name}.json` in `dataDir`, or creates it; a file of an older version is written anew. Throws a StoreStartError
 * when the file does not parse or does not fit: it is never overwritten then.
 */
export async function openCollection<T>(
  fs: FileSystem,
  dataDir: string,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<OpenCollection<T>> {
  const file = path.join(dataDir, `${name}.json`);
  const { schema, first } = definition;
  const stored = await readJsonFile(fs, file, definition);
  const db = new Low<T>(
    jsonFile(fs, file, definition),
    stored === null ? v.parse(schema, first) : stored.data,
  );
  if (stored?.version !== versionOf(definition)) await db.write();
  return queueChanges(db, (state) => v.is(schema, state));
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
