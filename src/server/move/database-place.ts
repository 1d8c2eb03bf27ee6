import { setTimeout as wait } from "node:timers/promises";
import { siteCollections } from "../collections.ts";
import { askDatabase, type Database, noticesName, type Query } from "../store/postgres/database.ts";
import { openDatabaseStore } from "../store/postgres/database-store.ts";
import { refuseWithoutSite } from "../store/postgres/schema.ts";
import { imageTree, versionTree } from "./file-trees.ts";
import { collectionsWith, MoveError, type Place } from "./place.ts";

// A pooler takes a moment to reset the connection of a process that has just ended.
const longestWaitMs = 2_000;
const stepMs = 200;

/** The database of a site whose processes are stopped. */
export async function openDatabasePlace(url: string): Promise<Place> {
  await askDatabase(url, async (query) => {
    await refuseWithoutSite(query);
    for (let waitedMs = 0; await hasOtherProcesses(query); waitedMs += stepMs) {
      if (waitedMs >= longestWaitMs)
        throw new MoveError("Processes of the site use the database: stop them first. Nothing was changed.");
      await wait(stepMs);
    }
  });
  const { store, database } = await openDatabaseStore({ url, report }, siteCollections());
  const names = Object.keys(siteCollections()) as (keyof ReturnType<typeof siteCollections>)[];
  return {
    states: Object.fromEntries(names.map((name) => [name, store[name].read()])),
    ...treesOf(database),
    sessionSecret: await secretOf(database.query),
    close: store.close,
  };
}

/** Whether a connection for notices is there besides that of this process. */
async function hasOtherProcesses(query: Query): Promise<boolean> {
  const [found] = await query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1`,
    [noticesName],
  );
  return (found?.count ?? 0) > 1;
}

/** Fills an empty database with the states and the secret of another place; its files are still to be copied. */
export async function createDatabasePlace(url: string, { states, sessionSecret }: Place): Promise<void> {
  await askDatabase(url, async (query) => {
    const [tables] = await query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM pg_tables WHERE schemaname = current_schema()",
    );
    if ((tables?.count ?? 0) > 0)
      throw new MoveError("The database is not empty: make a new one. Nothing was changed.");
  });
  const { store, database } = await openDatabaseStore({ url, report }, collectionsWith(states));
  if (sessionSecret !== null)
    await database.query("INSERT INTO secrets VALUES ('session', $1)", [sessionSecret]);
  await store.close();
}

/** Files are read and written one by one, each for as long as it takes. */
function treesOf({ transaction }: Database): Pick<Place, "images" | "versions"> {
  const query: Query = (text, values) => transaction((each) => each(text, values), { anyTime: true });
  return { images: imageTree(query), versions: versionTree(query) };
}

async function secretOf(query: Query): Promise<string | null> {
  const [row] = await query<{ value: string }>("SELECT value FROM secrets WHERE name = 'session'");
  return row?.value ?? null;
}

// What was copied is compared afterward, whatever went wrong meanwhile.
function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
