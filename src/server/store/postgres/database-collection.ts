import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { CollectionDriver } from "../change-queue.ts";
import type { CollectionDefinition } from "../collection.ts";
import { freeze } from "../frozen.ts";
import type { Database, Query } from "./database.ts";
import { type LoadedCollection, readCollection } from "./load-collection.ts";
import { type Head, readHead, readRowsSince, writeRows } from "./stored-records.ts";

export interface DatabaseCollection<T> extends CollectionDriver<T> {
  /** Loads the changes of other processes, unless this version is known already. */
  follow(version: number): Promise<void>;
  /** Deletes the tombstones of records that were removed before the previous call. */
  prune(): Promise<void>;
}

/** Longer waits would exceed the 5 s in which callers are promised an answer. */
const reloadWaitMs = 500;

export function databaseCollection<T>(
  database: Database,
  name: string,
  definition: CollectionDefinition<T>,
  loaded: LoadedCollection<T>,
): DatabaseCollection<T> {
  const { schema } = definition;
  let { rows, version } = loaded;
  let current = freeze(loaded.state);
  let prunable = version;
  let lastTurn: Promise<unknown> = Promise.resolve();
  let notifyListener = () => {};
  let reloading: Promise<void> | null = null;

  function oneAtATime<R>(work: () => Promise<R>): Promise<R> {
    const next = lastTurn.then(work);
    lastTurn = next.catch(() => {});
    return next;
  }

  function adopt(next: LoadedCollection<T>): void {
    rows = next.rows;
    current = freeze(next.state);
    version = next.version;
    notifyListener();
  }

  /** Resolves to false if the tombstones since our version are gone, so that all records have to be read. */
  async function catchUp(query: Query, head: Head): Promise<boolean> {
    if (head.version === version) return true;
    if (version < head.pruned) return false;
    rows.apply(await readRowsSince(query, name, version));
    const state = v.parse(schema, rows.toState());
    rows.adoptParsed(state);
    adopt({ rows, state, version: head.version });
    return true;
  }

  async function requireHead(query: Query, forUpdate: boolean): Promise<Head> {
    const head = await readHead(query, name, forUpdate);
    return head ?? throwMissing();
  }

  function throwMissing(): never {
    throw new Error(`The collection ${name} is gone from the database`);
  }

  const inSnapshot = <R>(work: (query: Query) => Promise<R>, options?: { anyTime: boolean }) =>
    database.transaction(async (query) => {
      await query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
      return work(query);
    }, options);

  /** Reads all records in one snapshot, shared by concurrent callers. Changes need not wait for it. */
  function reload(): Promise<void> {
    reloading ??= readAndAdopt().finally(() => {
      reloading = null;
    });
    return reloading;
  }

  async function readAndAdopt(): Promise<void> {
    const next = await inSnapshot(
      async (query) => (await readCollection(query, name, definition)) ?? throwMissing(),
      { anyTime: true },
    );
    await oneAtATime(async () => {
      if (next.version > version) adopt(next);
    });
  }

  /** Resolves to whether anything changed, or to "unknown" if the collection must be reloaded first. */
  function tryChange(make: (state: T) => T): Promise<boolean | "unknown"> {
    return oneAtATime(async () => {
      const made = await database.transaction(async (query) => {
        if (!(await catchUp(query, await requireHead(query, true)))) return "unknown";
        const next = make(current);
        if (next === current) return null;
        const changes = rows.changesTo(next);
        if (changes.length === 0) return null;
        await writeRows(query, name, version + 1, changes);
        return { next, changes };
      });
      if (made === "unknown") return made;
      if (made === null) return false;
      rows.apply(made.changes);
      current = made.next;
      version += 1;
      return true;
    });
  }

  async function change(make: (state: T) => T): Promise<boolean> {
    const begun = performance.now();
    let made = await tryChange(make);
    if (made === "unknown" && performance.now() - begun < reloadWaitMs) {
      await Promise.race([reload(), wait(reloadWaitMs, undefined, { ref: false })]);
      made = await tryChange(make);
    }
    if (made === "unknown")
      throw new Error(`The collection ${name} missed too many changes: it is reloaded before the next write`);
    return made;
  }

  async function follow(to: number): Promise<void> {
    const isKnown = await oneAtATime(
      async () =>
        to <= version || inSnapshot(async (query) => catchUp(query, await requireHead(query, false))),
    );
    if (isKnown) return;
    await reload();
    // A reload that was under way may have begun before this version was written.
    await follow(to);
  }

  return {
    read: () => current,
    change,
    // The rows of a database hold no earlier states.
    eraseHistory: async () => {},
    onForeignChange(listener) {
      notifyListener = listener;
    },
    refresh: () => follow(Number.POSITIVE_INFINITY),
    close: async () => {},
    follow,
    prune: () =>
      oneAtATime(async () => {
        await database.transaction(async (query) => {
          await requireHead(query, true);
          await query("UPDATE collections SET pruned = greatest(pruned, $2) WHERE name = $1", [
            name,
            prunable,
          ]);
          await query("DELETE FROM records WHERE collection = $1 AND data IS NULL AND version <= $2", [
            name,
            prunable,
          ]);
        });
        prunable = version;
      }),
  };
}
