import type { Query } from "./database.ts";

/**
 * The steps from an empty database to the tables of this release, oldest first. A step that a release has made is never
 * changed, and none takes away what the release before uses: docs/decisions/a-database-for-several-processes.md.
 */
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

// Any number, the same for every process of this site.
const startLock = 4_812_207_311;

/** To be called in a transaction: until it ends no other process starts. */
export async function onlyOneStarts(query: Query): Promise<void> {
  await query("SELECT pg_advisory_xact_lock($1)", [startLock]);
}

/** Makes the tables what this release needs, in a transaction. */
export async function prepareSchema(query: Query): Promise<void> {
  await onlyOneStarts(query);
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
