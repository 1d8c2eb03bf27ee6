import * as v from "valibot";
import { queueChanges } from "../change-queue.ts";
import type { Collection, CollectionDefinition, OpenCollection } from "../collection.ts";
import { StoreStartError } from "../errors.ts";
import type { Definitions, Store } from "../store.ts";
import { type Database, DatabaseGoneError, openDatabase } from "./database.ts";
import { type DatabaseMedium, databaseMedium, loadCollection } from "./database-medium.ts";
import { prepareSchema } from "./schema.ts";

export interface DatabaseSource {
  url: string;
  /** Is told of what goes wrong while nobody waits for it. */
  report: (error: unknown) => void;
}

const pruneEveryMs = 60 * 60 * 1000;

/**
 * Opens the store in a database, which any number of processes may have open. Throws a StoreStartError where that cannot
 * be.
 */
export async function openDatabaseStore<States>(
  { url, report }: DatabaseSource,
  definitions: Definitions<States>,
): Promise<{ store: Store<States>; database: Database }> {
  const database = await openDatabase(url).catch((error: unknown) => {
    throw new StoreStartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  });
  try {
    const media = await openMedia(database, definitions);
    const collections = {} as { [Name in keyof States]: Collection<States[Name]> };
    const closes: OpenCollection<unknown>["close"][] = [];
    for (const name in definitions) {
      const { schema } = definitions[name];
      const medium = media.get(name) as DatabaseMedium<States[typeof name]>;
      const collection = queueChanges(medium, (next) => v.is(schema, next));
      collections[name] = collection;
      closes.push(collection.close);
    }
    const follow = (name: string, version: number) =>
      media
        .get(name)
        ?.follow(version)
        // When the database is there again, all is read that was missed.
        .catch((error) => error instanceof DatabaseGoneError || report(error));
    const followAll = async () => {
      await Promise.all([...media.keys()].map((name) => follow(name, Number.POSITIVE_INFINITY)));
    };
    database.listen((notice) => {
      const [name = "", version] = notice.split(" ");
      void follow(name, Number(version));
    }, followAll);
    // What came between reading and listening.
    await followAll();
    const pruning = setInterval(() => {
      for (const medium of media.values()) medium.prune().catch(report);
    }, pruneEveryMs).unref();
    return {
      database,
      store: {
        ...collections,
        async checkWritable() {
          await database.query(
            "INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
          );
        },
        async close() {
          clearInterval(pruning);
          await Promise.all(closes.map((close) => close()));
          await database.close();
        },
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** One process after the other makes the tables, and what they begin with. */
function openMedia<States>(
  database: Database,
  definitions: Definitions<States>,
): Promise<Map<string, DatabaseMedium<never>>> {
  return database.transaction(
    async (query) => {
      await prepareSchema(query);
      const media = new Map<string, DatabaseMedium<never>>();
      for (const name in definitions) {
        const definition = definitions[name] as CollectionDefinition<never>;
        media.set(
          name,
          databaseMedium(database, name, definition, await loadCollection(query, name, definition)),
        );
      }
      return media;
    },
    { anyTime: true },
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
