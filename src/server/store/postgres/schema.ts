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
   CREATE TABLE probe (id integer PRIMARY KEY, at timestamptz NOT NULL);`,
];

// Any number, the same for every process of this site.
const startLock = 4_812_207_311;

/** Makes the tables what this release needs. To be called in a transaction: until it ends no other process starts. */
export async function prepareSchema(query: Query): Promise<void> {
  await query("SELECT pg_advisory_xact_lock($1)", [startLock]);
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
