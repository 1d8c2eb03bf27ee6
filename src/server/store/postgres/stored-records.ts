import type { Query } from "./database.ts";
import { noticeChannel } from "./notices.ts";
import type { Row } from "./row-list.ts";

export interface Head {
  format: number;
  version: number;
  /** Tombstones up to this version have been deleted. */
  pruned: number;
}

interface StoredRow {
  list: string;
  key: string;
  place: number;
  data: unknown;
  removed: boolean;
}

const rowsAtOnce = 1_000;
const columns = "list, key, place, data, data IS NULL AS removed";

export async function readHead(query: Query, name: string, forUpdate: boolean): Promise<Head | null> {
  const [head] = await query<Head>(
    `SELECT format, version::float8 AS version, pruned::float8 AS pruned
     FROM collections WHERE name = $1 ${forUpdate ? "FOR UPDATE" : ""}`,
    [name],
  );
  return head ?? null;
}

export async function readRowsSince(query: Query, name: string, version: number): Promise<Row[]> {
  const rows = await query<StoredRow>(
    `SELECT ${columns} FROM records WHERE collection = $1 AND version > $2`,
    [name, version],
  );
  return rows.map(rowOf);
}

export async function readAllRows(query: Query, name: string): Promise<Row[]> {
  await query(
    // The name comes from the code, not from users.
    `DECLARE all_rows CURSOR FOR
     SELECT ${columns} FROM records WHERE collection = '${name}' AND data IS NOT NULL`,
  );
  const all: Row[] = [];
  let rows: StoredRow[];
  do {
    rows = await query<StoredRow>(`FETCH ${rowsAtOnce} FROM all_rows`);
    all.push(...rows.map(rowOf));
  } while (rows.length === rowsAtOnce);
  await query("CLOSE all_rows");
  return all;
}

/** Writes rows and notifies all processes, which hear of it when the transaction commits. */
export async function writeRows(
  query: Query,
  name: string,
  version: number,
  rows: readonly Row[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await query(
      `WITH raised AS (UPDATE collections SET version = $2 WHERE name = $1),
       put AS (
         INSERT INTO records (collection, list, key, place, version, data)
         SELECT $1, list, key, place, $2, data::json
         FROM unnest($3::text[], $4::text[], $5::float8[], $6::text[]) AS row (list, key, place, data)
         ON CONFLICT (collection, list, key) DO UPDATE
         SET place = excluded.place, version = excluded.version, data = excluded.data
       )
       SELECT pg_notify('${noticeChannel}', $7)`,
      [
        name,
        version,
        some.map(({ list }) => list),
        some.map(({ key }) => key),
        some.map(({ place }) => place),
        some.map(({ record }) => (record === undefined ? null : JSON.stringify(record))),
        `${name} ${version}`,
      ],
    );
  }
}

function rowOf({ list, key, place, data, removed }: StoredRow): Row {
  return removed ? { list, key, place } : { list, key, place, record: data };
}
