import pLimit from "p-limit";
import * as v from "valibot";
import type { OpenCollection } from "./collection.ts";
import { StoreWriteError } from "./errors.ts";
import { freeze } from "./frozen.ts";

export interface CollectionDriver<T> {
  read(): T;
  /** Resolves to whether `make` made another state, once that is durable. A rejected change has no effect. */
  change(make: (state: T) => T): Promise<boolean>;
  refresh(): Promise<void>;
  eraseHistory(): Promise<void>;
  onForeignChange(listener: () => void): void;
  close(): Promise<void>;
}

interface Change<T> {
  make(state: T): T;
  resolve(): void;
  reject(reason: unknown): void;
}

/** Batches the changes that arrive while a write is under way into the next write. */
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
      if (changed) tell();
      for (const answer of answers) answer();
    } catch (error) {
      // Changes that threw are rejected too: they may have met a change of the batch that is undone now.
      for (const change of batch) change.reject(new StoreWriteError(error));
    }
  }

  // A listener that throws must not hold up the callers or the next change.
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
    async eraseHistory() {
      refuseClosed();
      await oneAtATime(driver.eraseHistory).catch((error: unknown) => {
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
      // A state that does not fit the schema could not be read at the next start.
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
