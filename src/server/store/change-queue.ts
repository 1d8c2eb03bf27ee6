import type { OpenCollection } from "./collection.ts";
import { StoreWriteError } from "./errors.ts";
import { freeze } from "./freeze.ts";
import type { Medium } from "./medium.ts";

interface Change<T> {
  make(state: T): T;
  /** Whether nothing of earlier states is to be kept afterward. */
  anew?: boolean;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * A collection over where it is kept. Changes that wait while a write is under way share the next one, and each caller
 * hears of its own: one that throws fails alone.
 */
export function queueChanges<T>(medium: Medium<T>, isValid: (state: T) => boolean): OpenCollection<T> {
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
    const made: Change<T>[] = [];
    try {
      const changed = await medium.change((state) => applyAll(batch, state, isValid, made));
      // Before the callers.
      if (changed) tell();
    } catch (error) {
      // Those that could not be made have heard of it.
      for (const change of batch) change.reject(new StoreWriteError(error));
      return;
    }
    for (const change of made) if (!change.anew) change.resolve();
    const anew = made.filter((change) => change.anew);
    if (anew.length === 0) return;
    try {
      await medium.rewrite();
      for (const change of anew) change.resolve();
    } catch (error) {
      for (const change of anew) change.reject(new StoreWriteError(error));
    }
  }

  // Each by itself: one that throws must not hold up the callers or the next change.
  function tell() {
    for (const listener of listeners) queueMicrotask(listener);
  }

  async function enqueue(change: Pick<Change<T>, "make" | "anew">) {
    if (closed) throw new StoreWriteError(new Error("The store is closed"));
    await new Promise<void>((resolve, reject) => {
      waiting.push({ ...change, resolve, reject });
      if (!busy) working = work();
    });
  }

  medium.onForeignChange(tell);
  return {
    read: medium.read,
    update: (make) => enqueue({ make }),
    refresh: medium.refresh,
    rewrite: () => enqueue({ make: (state) => state, anew: true }),
    hasChangesBeside: medium.hasChangesBeside,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      await working;
    },
  };
}

/** The state after all changes that can be made, which are put into `made`; the others are rejected. */
function applyAll<T>(batch: Change<T>[], current: T, isValid: (state: T) => boolean, made: Change<T>[]): T {
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
  return next;
}
