import type { CollectionDefinition } from "../collection.ts";
import { StoreStartError, writtenBefore2 } from "../errors.ts";
import { currentVersion, isTooOld, migrate } from "../format.ts";
import { freeze } from "../frozen.ts";
import type { Query } from "./database.ts";
import { RecordRows } from "./record-rows.ts";
import { type Head, readAllRows, readHead, writeRows } from "./stored-records.ts";

export interface LoadedCollection<T> {
  rows: RecordRows;
  state: T;
  version: number;
}

/** Resolves to null if this release has to create or upgrade the collection. Takes no lock. */
export async function readCollection<T>(
  query: Query,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<LoadedCollection<T> | null> {
  const head = await readHead(query, name, false);
  const { rows, state } = await readState(query, name, definition, head);
  if (head === null || head.format < currentVersion(definition)) return null;
  rows.adoptParsed(state);
  return { rows, state, version: head.version };
}

/** Creates a collection or migrates it. Its writers wait until the transaction ends. */
export async function upgradeCollection<T>(
  query: Query,
  name: string,
  definition: CollectionDefinition<T>,
): Promise<LoadedCollection<T>> {
  const format = currentVersion(definition);
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
  rows.apply(changes);
  return { rows, state, version };
}

async function readState<T>(
  query: Query,
  name: string,
  definition: CollectionDefinition<T>,
  head: Head | null,
): Promise<{ rows: RecordRows; state: T }> {
  if (head !== null && isTooOld(head.format, definition))
    throw new StoreStartError(
      `The records of ${name} in the database were ${writtenBefore2}. Nothing was changed, and the site does not start.`,
    );
  const rows = new RecordRows(definition.keys ?? {});
  if (head !== null) rows.apply(await readAllRows(query, name));
  const migrated =
    head === null
      ? migrate(definition.first, currentVersion(definition), definition)
      : migrate(rows.toState(), head.format, definition);
  if ("fault" in migrated)
    throw new StoreStartError(
      `The records of ${name} in the database have ${migrated.fault}. A newer release may have written them: start that one.`,
    );
  return { rows, state: migrated.state };
}
