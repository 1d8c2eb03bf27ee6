import { setTimeout as wait } from "node:timers/promises";
import { siteCollections } from "../collections.ts";
import { imageRows } from "../images/image-rows.ts";
import { versionRows } from "../posts/stored-versions.ts";
import { noticesName, type Query, queryDatabase } from "../store/postgres/database.ts";
import { openDatabaseStore } from "../store/postgres/database-store.ts";
import { refuseWithoutSite } from "../store/postgres/schema.ts";
import { collectionsWith, type Endpoint, MoveError, statesOf } from "./endpoint.ts";

// A pooler needs a moment to reset the connection of a process that has just ended.
const longestWaitMs = 2_000;
const stepMs = 200;

export function databaseEndpoint(url: string): Endpoint {
  return {
    async open() {
      await queryDatabase(url, refuseRunningSite);
      const { store, database } = await openDatabaseStore({ url, report }, siteCollections());
      const query: Query = (text, values) =>
        database.transaction((each) => each(text, values), { anyTime: true });
      return {
        states: statesOf(store),
        images: imageRows(query),
        versions: versionRows(query),
        sessionSecret: await secretOf(query),
        close: store.close,
      };
    },

    async create({ states, sessionSecret }) {
      await queryDatabase(url, refuseTables);
      const { store, database } = await openDatabaseStore({ url, report }, collectionsWith(states));
      if (sessionSecret !== null)
        await database.query("INSERT INTO secrets VALUES ('session', $1)", [sessionSecret]);
      await store.close();
    },
  };
}

async function refuseRunningSite(query: Query): Promise<void> {
  await refuseWithoutSite(query);
  for (let waitedMs = 0; await hasOtherProcesses(query); waitedMs += stepMs) {
    if (waitedMs >= longestWaitMs)
      throw new MoveError("Processes of the site use the database: stop them first. Nothing was changed.");
    await wait(stepMs);
  }
}

/** One of the session connections is this process's own. */
async function hasOtherProcesses(query: Query): Promise<boolean> {
  const [found] = await query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1`,
    [noticesName],
  );
  return (found?.count ?? 0) > 1;
}

async function refuseTables(query: Query): Promise<void> {
  const [tables] = await query<{ count: number }>(
    "SELECT count(*)::integer AS count FROM pg_tables WHERE schemaname = current_schema()",
  );
  if ((tables?.count ?? 0) > 0)
    throw new MoveError("The database is not empty: make a new one. Nothing was changed.");
}

async function secretOf(query: Query): Promise<string | null> {
  const [row] = await query<{ value: string }>("SELECT value FROM secrets WHERE name = 'session'");
  return row?.value ?? null;
}

// The comparison after the copy detects any loss.
function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
