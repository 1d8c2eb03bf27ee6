import * as v from "valibot";
import type { CollectionDefinition } from "../collection.ts";
import { StoreStartError } from "../errors.ts";
import { freeze } from "../freeze.ts";
import type { Medium } from "../medium.ts";
import type { Database, Query } from "./database.ts";
import { RecordRows } from "./record-rows.ts";
import { type Head, readAllRows, readHead, readRowsSince, writeRows } from "./stored-records.ts";

export interface DatabaseMedium<T> extends Medium<T> {
  /** Takes over what others have changed until now, where this version is not known here yet. */
  follow(version: number): Promise<void>;
  /** Forgets what was removed up to what was the newest version at the last call. */
  prune(): Promise<void>;
}

/** The state of a collection in the rows of a database, of which this process has a copy in memory. */
export function databaseMedium<T>(
  database: Database,
  name: string,
  { schema, keys = {} }: CollectionDefinition<T>,
  loaded: { rows: RecordRows; state: T; version: number },
): DatabaseMedium<T> {
  let { rows, version } = loaded;
  let current = freeze(loaded.state);
  let prunable = version;
  let last: Promise<unknown> = Promise.resolve();
  let tell = () => {};

  /** Reading and changing take turns: each begins with what the one before it left. */
  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }

  async function catchUp(query: Query, head: Head): Promise<void> {
    if (head.version === version) return;
    const isTooLate = version < head.pruned;
    const nextRows = isTooLate ? new RecordRows(keys) : rows;
    nextRows.take(isTooLate ? await readAllRows(query, name) : await readRowsSince(query, name, version));
    const parsed = v.parse(schema, nextRows.state());
    nextRows.settle(parsed);
    rows = nextRows;
    current = freeze(parsed);
    version = head.version;
    tell();
  }

  async function headOf(query: Query, forUpdate: boolean): Promise<Head> {
    const head = await readHead(query, name, forUpdate);
    if (head === null) throw new Error(`The collection ${name} is gone from the database`);
    return head;
  }

  const follow = (to: number) =>
    inTurn(async () => {
      if (to <= version) return;
      await database.transaction(async (query) => {
        await query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
        await catchUp(query, await headOf(query, false));
      });
    });

  return {
    read: () => current,
    change: (make) =>
      inTurn(async () => {
        const made = await database.transaction(async (query) => {
          await catchUp(query, await headOf(query, true));
          const next = make(current);
          if (next === current) return null;
          const changes = rows.changesTo(next);
          // Other lists with the same records: there is no version that others could read.
          if (changes.length === 0) return null;
          await writeRows(query, name, version + 1, changes);
          return { next, changes };
        });
        if (made === null) return false;
        rows.take(made.changes);
        current = made.next;
        version += 1;
        return true;
      }),
    // Rows hold nothing of earlier states.
    rewrite: async () => {},
    hasChangesBeside: () => false,
    onForeignChange(listener) {
      tell = listener;
    },
    refresh: () => follow(Number.POSITIVE_INFINITY),
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

/** Reads a collection, in a transaction; one that is not there is made, and one of an older release is brought up to date. */
export async function loadCollection<T>(
  query: Query,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<{ rows: RecordRows; state: T; version: number }> {
  const { schema, migrations = [], first, keys = {} } = definition;
  const format = migrations.length + 1;
  const head = await readHead(query, name, true);
  const rows = new RecordRows(keys);
  if (head !== null) rows.take(await readAllRows(query, name));
  let state = head === null ? first : rows.state();
  for (const migration of migrations.slice((head?.format ?? format) - 1))
    state = parse(name, migration, state);
  const parsed = parse(name, schema, state);
  if (head === null)
    await query("INSERT INTO collections (name, format, version) VALUES ($1, $2, 0)", [name, format]);
  if (head !== null && head.format >= format) {
    rows.settle(parsed);
    return { rows, state: parsed, version: head.version };
  }
  const version = (head?.version ?? 0) + 1;
  const written = new RecordRows(keys);
  const changes = written.changesTo(freeze(parsed));
  await query("UPDATE collections SET format = $2, pruned = $3 WHERE name = $1", [name, format, version]);
  await query("DELETE FROM records WHERE collection = $1", [name]);
  await writeRows(query, name, version, changes);
  written.take(changes);
  return { rows: written, state: parsed, version };
}

function parse<T>(name: string, schema: v.GenericSchema<unknown, T>, state: unknown): T {
  const result = v.safeParse(schema, state);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StoreStartError(
    `The records of ${name} in the database have a fault at ${v.getDotPath(issue) ?? "their top"}: ${issue.expected ?? issue.type} is needed. A newer release may have written them: start that one.`,
  );
}
