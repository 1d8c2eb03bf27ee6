import pLimit from "p-limit";
import { StoreWriteError } from "../errors.ts";
import { type Definitions, openStore, type Store, type StoreDriver } from "../store.ts";
import { type Database, openDatabase } from "./database.ts";
import { type DatabaseCollection, databaseCollection } from "./database-collection.ts";
import { asStartError } from "./explain-errors.ts";
import { followChanges } from "./follow-changes.ts";
import { readCollection, upgradeCollection } from "./load-collection.ts";
import { onlyOneStarts, prepareSchema, type StartWait } from "./schema.ts";

export interface DatabaseSource extends StartWait {
  url: string;
  /** Is told of what goes wrong while nobody waits for it, and of a start that has to wait. */
  report: (error: unknown) => void;
  /** How long the database may take for an answer. */
  answerMs?: number;
}

/**
 * Opens the store in a database, which any number of processes may have open. Throws a StoreStartError where that cannot
 * be.
 */
export async function openDatabaseStore<States>(
  { url, answerMs, ...wait }: DatabaseSource,
  definitions: Definitions<States>,
): Promise<{ store: Store<States>; database: Database }> {
  const { report } = wait;
  const database = await openDatabase(url, report, answerMs);
  try {
    const collections = await openCollections(database, definitions, wait);
    let stopFollowing = () => {};
    const driver: StoreDriver<States> = {
      collections,
      inTurn: turnsOf(database),
      async checkWritable() {
        await database.query(
          "INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        );
      },
      async close() {
        stopFollowing();
        await database.close();
      },
    };
    const store = openStore(driver, definitions);
    stopFollowing = await followChanges(database, collections, report);
    return { database, store };
  } catch (error) {
    await database.close();
    throw asStartError(error);
  }
}

/**
 * Takes turns, one after the other: this process waits with one connection, and where nothing can be written all who wait
 * are refused.
 */
function turnsOf(database: Database): StoreDriver<unknown>["inTurn"] {
  const oneAtATime = pLimit(1);
  let refusal: { error: StoreWriteError; at: number } | null = null;

  return (name, refresh, work) => {
    const askedAt = performance.now();
    return oneAtATime(async () => {
      if (refusal !== null && askedAt < refusal.at) throw refusal.error;
      try {
        return await inTurn(database, name, refresh, work);
      } catch (error) {
        if (error instanceof StoreWriteError) refusal = { error, at: performance.now() };
        throw error;
      }
    });
  };
}

/**
 * Runs `work`, after `refresh`, while this process has the lock of a name, for which it waits. The lock is its transaction's,
 * so that it ends with its connection. Rejects with a StoreWriteError where it does not come.
 */
async function inTurn<T>(
  database: Database,
  name: string,
  refresh: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  let outcome: Promise<T> | undefined;
  let isRefused = false;
  try {
    await database.transaction(async (query) => {
      await query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
      await refresh();
      // The lock may be gone with the transaction by now, and whoever asked has been told so.
      if (isRefused) return;
      outcome = work();
      await Promise.allSettled([outcome]);
    });
  } catch (error) {
    // What the work has done stands, whatever became of the lock afterward.
    isRefused = outcome === undefined;
    if (isRefused) throw new StoreWriteError(error);
  }
  return outcome as Promise<T>;
}

type Collections<States> = { [Name in keyof States]: DatabaseCollection<States[Name]> };

/** Makes the tables, and what they begin with, while no other process starts. */
async function openCollections<States>(
  database: Database,
  definitions: Definitions<States>,
  wait: StartWait,
): Promise<Collections<States>> {
  // This is a transaction of its own: a new table or column must not hold up others for as long as it takes to read everything.
  await database.transaction((query) => prepareSchema(query, wait), { anyTime: true });
  return database.transaction(
    async (query) => {
      await onlyOneStarts(query, wait);
      const collections = {} as Collections<States>;
      const opens: (() => Promise<void>)[] = [];
      for (const name in definitions) {
        const definition = definitions[name];
        const present = await readCollection(query, name, definition);
        opens.push(async () => {
          const loaded = present ?? (await upgradeCollection(query, name, definition));
          collections[name] = databaseCollection(database, name, definition, loaded);
        });
      }
      // All are read, and found good, before the first is changed.
      for (const open of opens) await open();
      return collections;
    },
    { anyTime: true },
  );
}
