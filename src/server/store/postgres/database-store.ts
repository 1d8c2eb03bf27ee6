import pLimit from "p-limit";
import * as v from "valibot";
import { queueChanges } from "../change-queue.ts";
import type { Collection, CollectionDefinition, OpenCollection } from "../collection.ts";
import { StoreWriteError } from "../errors.ts";
import type { Definitions, Store } from "../store.ts";
import { type Database, openDatabase } from "./database.ts";
import { type DatabaseMedium, databaseMedium } from "./database-medium.ts";
import { createFollower, type Follower } from "./follower.ts";
import { readCollection, upgradeCollection } from "./load-collection.ts";
import { onlyOneStarts, prepareSchema, type StartWait } from "./schema.ts";
import { asStartError } from "./start-errors.ts";

export interface DatabaseSource extends StartWait {
  url: string;
  /** Is told of what goes wrong while nobody waits for it, and of a start that has to wait. */
  report: (error: unknown) => void;
}

const pruneEveryMs = 60 * 60 * 1000;

/**
 * Opens the store in a database, which any number of processes may have open. Throws a StoreStartError where that cannot
 * be.
 */
export async function openDatabaseStore<States>(
  { url, ...wait }: DatabaseSource,
  definitions: Definitions<States>,
): Promise<{ store: Store<States>; database: Database }> {
  const { report } = wait;
  const database = await openDatabase(url, report);
  try {
    const media = await openMedia(database, definitions, wait);
    const collections = {} as { [Name in keyof States]: Collection<States[Name]> };
    const closes: OpenCollection<unknown>["close"][] = [];
    for (const name in definitions) {
      const { schema } = definitions[name];
      const medium = media.get(name) as DatabaseMedium<States[typeof name]>;
      const collection = queueChanges(medium, (next) => v.is(schema, next));
      collections[name] = collection;
      closes.push(collection.close);
    }
    const followers = new Map<string, Follower>();
    for (const [name, medium] of media) followers.set(name, createFollower(medium.follow, report));
    const followAll = async () => {
      await Promise.all([...followers.values()].map(({ follow }) => follow(Number.POSITIVE_INFINITY)));
    };
    database.listen((notice) => {
      const [name = "", version] = notice.split(" ");
      void followers.get(name)?.follow(Number(version));
    }, followAll);
    // What came between reading and listening.
    await followAll();
    const pruning = setInterval(() => {
      for (const medium of media.values()) medium.prune().catch(report);
    }, pruneEveryMs).unref();
    const inTurn = turnsOf(database);
    return {
      database,
      store: {
        ...collections,
        inTurn(names, work) {
          const takeOver = async () => {
            for (const name of names) await collections[name].refresh();
          };
          return inTurn(names.join(" "), takeOver, work);
        },
        async checkWritable() {
          await database.query(
            "INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
          );
        },
        async close() {
          clearInterval(pruning);
          for (const { stop } of followers.values()) stop();
          await Promise.all(closes.map((close) => close()));
          await database.close();
        },
      },
    };
  } catch (error) {
    await database.close();
    throw asStartError(error);
  }
}

/** One turn after the other: this process waits with one connection, and where nothing can be written all who wait hear of it. */
function turnsOf(database: Database) {
  const oneAtATime = pLimit(1);
  let refusal: { error: StoreWriteError; at: number } | null = null;

  return <T>(name: string, takeOver: () => Promise<void>, work: () => Promise<T>): Promise<T> => {
    const askedAt = performance.now();
    return oneAtATime(async () => {
      if (refusal !== null && askedAt < refusal.at) throw refusal.error;
      try {
        return await inTurn(database, name, takeOver, work);
      } catch (error) {
        if (error instanceof StoreWriteError) refusal = { error, at: performance.now() };
        throw error;
      }
    });
  };
}

/**
 * Runs `work`, after `takeOver`, while this process has the lock of a name, for which it waits. The lock is its transaction's,
 * so that it ends with its connection. Rejects with a StoreWriteError where it does not come.
 */
async function inTurn<T>(
  database: Database,
  name: string,
  takeOver: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  let outcome: Promise<T> | undefined;
  let isRefused = false;
  try {
    await database.transaction(async (query) => {
      await query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
      await takeOver();
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

/** One process after the other makes the tables, and what they begin with. */
async function openMedia<States>(
  database: Database,
  definitions: Definitions<States>,
  wait: StartWait,
): Promise<Map<string, DatabaseMedium<never>>> {
  // By itself: a new table or column must not hold up others for as long as it takes to read everything.
  await database.transaction((query) => prepareSchema(query, wait), { anyTime: true });
  return database.transaction(
    async (query) => {
      await onlyOneStarts(query, wait);
      const read = new Map<string, Awaited<ReturnType<typeof readCollection<never>>>>();
      for (const name in definitions) read.set(name, await readCollection(query, name, definitionOf(name)));
      // All are read, and found good, before the first is changed.
      const media = new Map<string, DatabaseMedium<never>>();
      for (const [name, present] of read) {
        const definition = definitionOf(name);
        const loaded = present ?? (await upgradeCollection(query, name, definition));
        media.set(name, databaseMedium(database, name, definition, loaded));
      }
      return media;
    },
    { anyTime: true },
  );

  function definitionOf(name: string): CollectionDefinition<never> {
    return definitions[name as keyof States] as CollectionDefinition<never>;
  }
}
