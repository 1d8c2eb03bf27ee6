import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { CollectionDriver } from "../change-queue.ts";
import type { CollectionDefinition } from "../collection.ts";
import { freeze } from "../frozen.ts";
import type { Database, Query } from "./database.ts";
import { type LoadedCollection, readCollection } from "./load-collection.ts";
import { type Head, readHead, readRowsSince, writeRows } from "./stored-records.ts";

export interface DatabaseCollection<T> extends CollectionDriver<T> {
  /** Takes over what others have changed until now, where this version is not known here yet. */
  follow(version: number): Promise<void>;
  /** Forgets what was removed up to what was the newest version at the last call. */
  prune(): Promise<void>;
}

/**
 * A change waits so long for a collection that has to be read anew, as where another release has just brought it up to date;
 * not one that has waited for something else already, since there is an answer within 5 s.
 */
const readAnewWaitMs = 500;

/** Keeps the states of a collection in rows of a database, of which this process has a copy in memory. */
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
  let last: Promise<unknown> = Promise.resolve();
  let tell = () => {};
  let reading: Promise<void> | null = null;

  /** Reading and changing take turns: each begins with what the one before it left. */
  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }

  function takeOver(next: LoadedCollection<T>): void {
    rows = next.rows;
    current = freeze(next.state);
    version = next.version;
    tell();
  }

  /** Takes over what has changed; says whether it is known what has. */
  async function catchUp(query: Query, head: Head): Promise<boolean> {
    if (head.version === version) return true;
    if (version < head.pruned) return false;
    rows.take(await readRowsSince(query, name, version));
    const state = v.parse(schema, rows.state());
    rows.settle(state);
    takeOver({ rows, state, version: head.version });
    return true;
  }

  async function headOf(query: Query, forUpdate: boolean): Promise<Head> {
    const head = await readHead(query, name, forUpdate);
    return head ?? gone();
  }

  function gone(): never {
    throw new Error(`The collection ${name} is gone from the database`);
  }

  const inSnapshot = <R>(work: (query: Query) => Promise<R>, options?: { anyTime: boolean }) =>
    database.transaction(async (query) => {
      await query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
      return work(query);
    }, options);

  /** Reads all records, however long that takes, once for all who ask meanwhile; changes need not wait for it. */
  function readAnew(): Promise<void> {
    reading ??= readAll().finally(() => {
      reading = null;
    });
    return reading;
  }

  async function readAll(): Promise<void> {
    const next = await inSnapshot(
      async (query) => (await readCollection(query, name, definition)) ?? gone(),
      { anyTime: true },
    );
    await inTurn(async () => {
      if (next.version > version) takeOver(next);
    });
  }

  /** Makes the change, and says whether anything changed; not even that where it is unknown what others have changed. */
  function tryChange(make: (state: T) => T): Promise<boolean | "unknown"> {
    return inTurn(async () => {
      const made = await database.transaction(async (query) => {
        if (!(await catchUp(query, await headOf(query, true)))) return "unknown";
        const next = make(current);
        if (next === current) return null;
        const changes = rows.changesTo(next);
        // Other lists with the same records: there is no version that others could read.
        if (changes.length === 0) return null;
        await writeRows(query, name, version + 1, changes);
        return { next, changes };
      });
      if (made === "unknown") return made;
      if (made === null) return false;
      rows.take(made.changes);
      current = made.next;
      version += 1;
      return true;
    });
  }

  async function change(make: (state: T) => T): Promise<boolean> {
    const begun = performance.now();
    let made = await tryChange(make);
    if (made === "unknown" && performance.now() - begun < readAnewWaitMs) {
      await Promise.race([readAnew(), wait(readAnewWaitMs, undefined, { ref: false })]);
      made = await tryChange(make);
    }
    if (made === "unknown")
      throw new Error(`The collection ${name} has not been followed for too long: it is read anew first`);
    return made;
  }

  async function follow(to: number): Promise<void> {
    const isKnown = await inTurn(
      async () => to <= version || inSnapshot(async (query) => catchUp(query, await headOf(query, false))),
    );
    if (isKnown) return;
    await readAnew();
    // That may have begun before this version was there.
    await follow(to);
  }

  return {
    read: () => current,
    change,
    // Rows hold nothing of earlier states.
    rewrite: async () => {},
    onForeignChange(listener) {
      tell = listener;
    },
    refresh: () => follow(Number.POSITIVE_INFINITY),
    close: async () => {},
    follow,
    prune: () =>
      inTurn(async () => {
        await database.transaction(async (query) => {
          await headOf(query, true);
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
