import * as v from "valibot";
import type { CollectionDefinition } from "../collection.ts";
import { StoreStartError, writtenBefore2 } from "../errors.ts";
import { migrationsFrom, oldestOf, versionOf } from "../file-format.ts";
import { freeze } from "../freeze.ts";
import type { Query } from "./database.ts";
import { RecordRows } from "./record-rows.ts";
import { type Head, readAllRows, readHead, writeRows } from "./stored-records.ts";

export interface LoadedCollection<T> {
  rows: RecordRows;
  state: T;
  version: number;
}

/**
 * Reads a collection, in a transaction; null where this release has to make it, or to bring it up to date. Nobody who
 * changes it waits: what is read may be of a later version than the one that it says.
 */
export async function readCollection<T>(
  query: Query,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<LoadedCollection<T> | null> {
  const head = await readHead(query, name, false);
  const { rows, state } = await readState(query, name, definition, head);
  if (head === null || head.format < versionOf(definition)) return null;
  rows.settle(state);
  return { rows, state, version: head.version };
}

/** Makes a collection, or brings it up to date, in a transaction: until that ends all who change it wait. */
export async function upgradeCollection<T>(
  query: Query,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<LoadedCollection<T>> {
  const format = versionOf(definition);
  const head = await readHead(query, name, true);
  const { state } = await readState(query, name, definition, head);
  if (head === null)
    await query("INSERT INTO collections (name, format, version) VALUES ($1, $2, 0)", [name, format]);
  const version = (head?.version ?? 0) + 1;
  const rows = new RecordRows(definition.keys ?? {});
  const changes = rows.changesTo(freeze(state));
  await query("UPDATE collections SET format = $2, pruned = $3 WHERE name = $1", [name, format, version]);
  await query("DELETE FROM records WHERE collection = $1", [name]);
  await writeRows(query, name, version, changes);
  rows.take(changes);
  return { rows, state, version };
}

/** The state that the records make, or the first one, in the shape of this release. */
async function readState<T>(
  query: Query,
  name: string,
  definition: CollectionDefinition<T>,
  head: Head | null,
): Promise<{ rows: RecordRows; state: T }> {
  const { schema, first, keys = {} } = definition;
  if (head !== null && head.format < oldestOf(definition))
    throw new StoreStartError(
      `The records of ${name} in the database were ${writtenBefore2}. Nothing was changed, and the site does not start.`,
    );
  const rows = new RecordRows(keys);
  if (head === null) return { rows, state: parse(name, schema, first) };
  rows.take(await readAllRows(query, name));
  let state = rows.state();
  for (const migration of migrationsFrom(head.format, definition)) state = parse(name, migration, state);
  return { rows, state: parse(name, schema, state) };
}

function parse<T>(name: string, schema: v.GenericSchema<unknown, T>, state: unknown): T {
  const result = v.safeParse(schema, state);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StoreStartError(
    `The records of ${name} in the database have a fault at ${v.getDotPath(issue) ?? "their top"}: ${issue.expected ?? issue.type} is needed. A newer release may have written them: start that one.`,
  );
}
