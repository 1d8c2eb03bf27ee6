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
  report: (error: unknown) => void;
}

export async function openDatabaseStore<States>(
  { url, ...wait }: DatabaseSource,
  definitions: Definitions<States>,
): Promise<{ store: Store<States>; database: Database }> {
  const { report } = wait;
  const database = await openDatabase(url, report);
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

/** Queues the work of this process on one connection. When the lock cannot be had, all queued work is refused. */
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

/** Runs `work` under an advisory lock of the transaction. Rejects with a StoreWriteError if the lock cannot be had. */
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
      // The lock may have timed out with its transaction: the caller has been refused already.
      if (isRefused) return;
      outcome = work();
      await Promise.allSettled([outcome]);
    });
  } catch (error) {
    // A lock lost after the work began does not undo the work.
    isRefused = outcome === undefined;
    if (isRefused) throw new StoreWriteError(error);
  }
  return outcome as Promise<T>;
}

type Collections<States> = { [Name in keyof States]: DatabaseCollection<States[Name]> };

async function openCollections<States>(
  database: Database,
  definitions: Definitions<States>,
  wait: StartWait,
): Promise<Collections<States>> {
  // The schema has its own transaction: its table locks must not be held while all records are read.
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
      for (const open of opens) await open();
      return collections;
    },
    { anyTime: true },
  );
}
