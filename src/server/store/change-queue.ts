import type { Low } from "lowdb";
import type { OpenCollection } from "./collection.ts";
import { StoreWriteError } from "./errors.ts";
import { freeze } from "./freeze.ts";
import type { JsonFile } from "./json-file.ts";

interface Change<T> {
  make(state: T): T;
  /** Whether the file is to hold nothing of earlier states afterward. */
  anew?: boolean;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * A collection over its file. Changes that wait while a write is under way share the next one, and each caller hears of
 * its own: one that throws fails alone.
 */
export function queueChanges<T>(
  db: Low<T>,
  isValid: (state: T) => boolean,
  file: Pick<JsonFile<T>, "rewrite" | "hasChangesBeside">,
): OpenCollection<T> {
  let current = freeze(db.data);
  let waiting: Change<T>[] = [];
  let working = Promise.resolve();
  let busy = false;
  let closed = false;
  const listeners: (() => void)[] = [];

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
    const changed = next !== current;
    try {
      if (changed) await write(next);
    } catch (error) {
      for (const change of made) change.reject(new StoreWriteError(error));
      return;
    }
    // Before the callers, yet each by itself: one that throws must not hold up the callers or the next change.
    if (changed) for (const listener of listeners) queueMicrotask(listener);
    for (const change of made) if (!change.anew) change.resolve();
    const anew = made.filter((change) => change.anew);
    if (anew.length === 0) return;
    try {
      await file.rewrite();
      for (const change of anew) change.resolve();
    } catch (error) {
      for (const change of anew) change.reject(new StoreWriteError(error));
    }
  }

  async function enqueue(change: Pick<Change<T>, "make" | "anew">) {
    if (closed) throw new StoreWriteError(new Error("The store is closed"));
    await new Promise<void>((resolve, reject) => {
      waiting.push({ ...change, resolve, reject });
      if (!busy) working = work();
    });
  }

  async function write(next: T) {
    db.data = next;
    try {
      await db.write();
      current = next;
    } catch (error) {
      db.data = current;
      throw error;
    }
  }

  return {
    read: () => current,
    update: (make) => enqueue({ make }),
    rewrite: () => enqueue({ make: (state) => state, anew: true }),
    hasChangesBeside: () => file.hasChangesBeside(),
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      await working;
    },
  };
}

/** The state after all changes that can be made, and those changes; the others are rejected. */
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
