import pLimit from "p-limit";
import * as v from "valibot";
import type { OpenCollection } from "./collection.ts";
import { StoreWriteError } from "./errors.ts";
import { freeze } from "./frozen.ts";

/** What keeps the states of one collection: a JSON file, or rows of a database. */
export interface CollectionDriver<T> {
  /** The newest state that is known here, which is frozen. */
  read(): T;
  /**
   * Makes the next state of the newest one, and writes it; resolves, once it is safe, to whether it is another one. Rejects
   * with nothing changed. `make` never throws.
   */
  change(make: (state: T) => T): Promise<boolean>;
  /** Takes over what other processes have changed until now. */
  refresh(): Promise<void>;
  /** Has what is written hold nothing of earlier states. */
  rewrite(): Promise<void>;
  /** Has `listener` called when another process has changed the state. */
  onForeignChange(listener: () => void): void;
  /** Resolves when nothing is being written any more. */
  close(): Promise<void>;
}

interface Change<T> {
  make(state: T): T;
  resolve(): void;
  reject(reason: unknown): void;
}

/**
 * The collection that a driver keeps. Changes that wait while a write is under way share the next one, and each caller
 * hears of its own: one that throws fails alone.
 */
export function queueChanges<T>(
  driver: CollectionDriver<T>,
  schema: v.GenericSchema<unknown, T>,
): OpenCollection<T> {
  const oneAtATime = pLimit(1);
  const listeners: (() => void)[] = [];
  let waiting: Change<T>[] = [];
  let closed = false;

  async function writeWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    const answers: (() => void)[] = [];
    try {
      const changed = await driver.change((state) => applyAll(batch, state, schema, answers));
      // Listeners are told before the callers.
      if (changed) tell();
      for (const answer of answers) answer();
    } catch (error) {
      // Those that could not be made too: what they met may be a change of the same batch, which is not there now.
      for (const change of batch) change.reject(new StoreWriteError(error));
    }
  }

  // Each listener runs by itself: one that throws must not hold up the callers or the next change.
  function tell() {
    for (const listener of listeners) queueMicrotask(listener);
  }

  function refuseClosed() {
    if (closed) throw new StoreWriteError(new Error("The store is closed"));
  }

  driver.onForeignChange(tell);
  return {
    read: driver.read,
    async update(make) {
      refuseClosed();
      await new Promise<void>((resolve, reject) => {
        waiting.push({ make, resolve, reject });
        if (waiting.length === 1) void oneAtATime(writeWaiting);
      });
    },
    refresh: driver.refresh,
    async rewrite() {
      refuseClosed();
      await oneAtATime(driver.rewrite).catch((error: unknown) => {
        throw new StoreWriteError(error);
      });
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      await oneAtATime(driver.close);
    },
  };
}

/** The state after all changes that can be made; what each caller is to be told once that is safe is put into `answers`. */
function applyAll<T>(
  batch: Change<T>[],
  current: T,
  schema: v.GenericSchema<unknown, T>,
  answers: (() => void)[],
): T {
  let next = current;
  for (const change of batch) {
    try {
      const state = freeze(change.make(next));
      // What could not be read back at the next start must not be written.
      if (state !== next && !v.is(schema, state))
        throw new TypeError("A change does not fit the schema of the store");
      next = state;
      answers.push(change.resolve);
    } catch (error) {
      answers.push(() => change.reject(error));
    }
  }
  return next;
}
