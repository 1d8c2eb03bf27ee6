import { codeOf, StoreStartError } from "../errors.ts";
import type { Query } from "./database.ts";

/** Migrations, oldest first. Released steps never change, and none removes what the release before uses. */
const steps = [
  `CREATE TABLE collections (
     name text PRIMARY KEY,
     format integer NOT NULL,
     version bigint NOT NULL,
     pruned bigint NOT NULL DEFAULT 0
   );
   CREATE TABLE records (
     collection text NOT NULL REFERENCES collections (name),
     list text NOT NULL,
     key text NOT NULL,
     place double precision NOT NULL,
     version bigint NOT NULL,
     data json,
     PRIMARY KEY (collection, list, key)
   );
   CREATE INDEX records_by_version ON records (collection, version);
   CREATE TABLE probe (id integer PRIMARY KEY, at timestamptz NOT NULL);
   CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL);
   CREATE TABLE limits (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
   CREATE TABLE post_versions (
     post text NOT NULL,
     n integer NOT NULL,
     saved_at bigint NOT NULL,
     data json NOT NULL,
     PRIMARY KEY (post, n, saved_at)
   );
   CREATE TABLE image_files (
     image text NOT NULL,
     name text NOT NULL,
     bytes bytea NOT NULL,
     kept_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (image, name)
   );
   CREATE TABLE visitor_days (day text PRIMARY KEY, salt bytea NOT NULL);
   CREATE TABLE visitor_marks (
     day text NOT NULL REFERENCES visitor_days (day) ON DELETE CASCADE,
     visitor bytea NOT NULL,
     thing text NOT NULL,
     PRIMARY KEY (day, visitor, thing)
   );`,
];

const startLock = 4_812_207_311;

export interface StartWait {
  report: (error: unknown) => void;
  startWaitMs?: number;
}

const reportWaitMs = 2_000;
// An upgrade of very many records takes some minutes.
const maxWaitMs = 10 * 60 * 1000;
const lockNotAvailable = "55P03";

/** Holds an advisory lock until the transaction ends. Throws a StoreStartError if another process keeps it for too long. */
export async function onlyOneStarts(
  query: Query,
  { report, startWaitMs = maxWaitMs }: StartWait,
): Promise<void> {
  const [free] = await query<{ got: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS got", [startLock]);
  if (free?.got) return;
  const holder = await holderOfStartLock(query);
  const reporting = setTimeout(
    () => report(new Error(`The start waits for another process that is starting: ${holder}`)),
    Math.min(reportWaitMs, startWaitMs / 2),
  );
  try {
    await query(`SET LOCAL lock_timeout = ${startWaitMs}`);
    await query("SELECT pg_advisory_xact_lock($1)", [startLock]);
    await query("SET LOCAL lock_timeout = 0");
  } catch (error) {
    if (codeOf(error) !== lockNotAvailable) throw error;
    throw new StoreStartError(
      `Another process has been starting over the database for more than ${Math.round(startWaitMs / 1000)} s: ${holder}. See whether it hangs, end it, and start again.`,
      { cause: error },
    );
  } finally {
    clearTimeout(reporting);
  }
}

async function holderOfStartLock(query: Query): Promise<string> {
  const [holder] = await query<{ words: string }>(
    `SELECT format('process %s of the database, connected from %s since %s', pid,
              coalesce(host(client_addr), 'its own machine'), to_char(backend_start, 'YYYY-MM-DD HH24:MI:SS TZ')) AS words
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32) + objid::bigint = $1`,
    [startLock],
  );
  return holder?.words ?? "it has ended just now";
}

/** Throws a StoreStartError if the database has no tables of the site. */
export async function refuseWithoutSite(query: Query): Promise<void> {
  const [found] = await query<{ isThere: boolean }>(
    `SELECT to_regclass('schema_steps') IS NOT NULL AS "isThere"`,
  );
  if (found?.isThere) return;
  throw new StoreStartError(
    "There is no site in the database. Start the site over it once, or name another one. Nothing was changed.",
  );
}

export async function prepareSchema(query: Query, wait: StartWait): Promise<void> {
  await onlyOneStarts(query, wait);
  await query(
    "CREATE TABLE IF NOT EXISTS schema_steps (step integer PRIMARY KEY, made_at timestamptz NOT NULL)",
  );
  const [made] = await query<{ count: number }>("SELECT count(*)::integer AS count FROM schema_steps");
  for (const [index, step] of steps.entries()) {
    if (index < (made?.count ?? 0)) continue;
    await query(step);
    await query("INSERT INTO schema_steps VALUES ($1, now())", [index + 1]);
  }
}
