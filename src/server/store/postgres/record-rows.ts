import { hash } from "node:crypto";
import type { CollectionDefinition } from "../collection.ts";
import { risingPlaces } from "./places.ts";

/** A row of the table of records. Without a `record` it says that there is none any more. */
export interface Row {
  list: string;
  key: string;
  place: number;
  record?: unknown;
}

type Keys = NonNullable<CollectionDefinition<unknown>["keys"]>;

type Lists = Readonly<Record<string, readonly unknown[]>>;

/**
 * The rows that a state is kept in: one for each record of its lists, and one, with an empty key, for the rest of it, in
 * which the lists are empty. Records are frozen, and never twice in a list: one that is the same object has not changed.
 */
export class RecordRows {
  readonly #keys: Keys;
  #rest: unknown;
  readonly #lists = new Map<string, RowList>();

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /** Takes over rows that were read or written. */
  take(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.key === "") this.#rest = row.record;
      else this.#listOf(row.list).take(row);
    }
    for (const list of this.#lists.values()) list.sort();
  }

  /** The state that the rows make. Lists that have not changed are not the same objects; records are. */
  state(): unknown {
    if (Array.isArray(this.#rest)) return this.#listOf("").records();
    if (this.#lists.size === 0) return this.#rest;
    const lists = [...this.#lists].map(([name, list]) => [name, list.records()]);
    return { ...(this.#rest as object), ...Object.fromEntries(lists) };
  }

  /** Puts the records of a state, which was made of these rows, in place of those that were read. */
  settle(state: unknown): void {
    for (const [name, records] of Object.entries(this.#listsOf(state))) this.#listOf(name).settle(records);
  }

  /** The rows that make the state another one. Nothing is taken over. */
  changesTo(state: unknown): Row[] {
    const rows: Row[] = [];
    for (const [name, records] of Object.entries(this.#listsOf(state)))
      rows.push(...this.#listOf(name).changesTo(records));
    const rest = withoutRecords(state, this.#keys);
    if (!isSameRest(this.#rest, rest)) rows.push({ list: "", key: "", place: 0, record: rest });
    return rows;
  }

  #listsOf(state: unknown): Lists {
    const names = Object.keys(this.#keys);
    if (names.includes("")) return { "": state as readonly unknown[] };
    return Object.fromEntries(names.map((name) => [name, (state as Lists)[name] ?? []]));
  }

  #listOf(name: string): RowList {
    const present = this.#lists.get(name);
    if (present !== undefined) return present;
    const list = new RowList(name, this.#keys[name] ?? (() => ""));
    this.#lists.set(name, list);
    return list;
  }
}

interface Entry {
  key: string;
  place: number;
  record: unknown;
}

class RowList {
  readonly #name: string;
  readonly #keyOf: (record: never) => string;
  #byKey = new Map<string, Entry>();
  #byRecord = new Map<unknown, Entry>();
  #inOrder: readonly Entry[] = [];

  constructor(name: string, keyOf: (record: never) => string) {
    this.#name = name;
    this.#keyOf = keyOf;
  }

  records(): unknown[] {
    return this.#inOrder.map(({ record }) => record);
  }

  take({ key, place, record }: Row): void {
    const present = this.#byKey.get(key);
    if (present !== undefined) this.#byRecord.delete(present.record);
    this.#byKey.delete(key);
    if (record === undefined) return;
    const entry = { key, place, record };
    this.#byKey.set(key, entry);
    this.#byRecord.set(record, entry);
  }

  sort(): void {
    this.#inOrder = [...this.#byKey.values()].sort((a, b) => a.place - b.place);
  }

  settle(records: readonly unknown[]): void {
    for (const [index, record] of records.entries()) {
      const entry = this.#inOrder[index];
      if (entry === undefined || entry.record === record) continue;
      this.#byRecord.delete(entry.record);
      entry.record = record;
      this.#byRecord.set(record, entry);
    }
  }

  changesTo(records: readonly unknown[]): Row[] {
    const before = this.#inOrder;
    const shorter = Math.min(before.length, records.length);
    let start = 0;
    while (start < shorter && before[start]?.record === records[start]) start += 1;
    let end = 0;
    while (end < shorter - start && before.at(-1 - end)?.record === records.at(-1 - end)) end += 1;

    const changed = records.slice(start, records.length - end);
    const left = new Set(changed);
    const gone = new Map(
      before
        .slice(start, before.length - end)
        .filter(({ record }) => !left.has(record))
        .map((entry) => [entry.key, entry]),
    );
    const added = new Set<string>();
    const found = changed.map(
      (record) => this.#byRecord.get(record) ?? this.#placeOfNew(record, gone, added),
    );
    const low = before[start - 1]?.place ?? Number.NEGATIVE_INFINITY;
    const high = before[before.length - end]?.place ?? Number.POSITIVE_INFINITY;
    const places = risingPlaces(
      found.map(({ place }) => place),
      low,
      high,
    );
    if (places === null) return this.#allAnew(records, changed, found, gone);
    const rows = removals(this.#name, gone);
    for (const [index, record] of changed.entries()) {
      const { key = "", place: present, record: known } = found[index] ?? {};
      const place = places[index] ?? 0;
      if (known !== record || present !== place) rows.push({ list: this.#name, key, place, record });
    }
    return rows;
  }

  /** Where a record goes that is new, or another state of one that would be gone. */
  #placeOfNew(
    record: unknown,
    gone: Map<string, Entry>,
    added: Set<string>,
  ): { key: string; place: number | null; record?: unknown } {
    let key = tableKey(this.#keyOf(record as never));
    const present = gone.get(key);
    gone.delete(key);
    if (present !== undefined) return { key, place: present.place };
    // Records that nothing tells apart stay apart.
    while (added.has(key) || this.#byKey.has(key)) key += "+";
    added.add(key);
    return { key, place: null };
  }

  /** There is no room between two places. */
  #allAnew(
    records: readonly unknown[],
    changed: readonly unknown[],
    found: readonly { key: string }[],
    gone: ReadonlyMap<string, Entry>,
  ): Row[] {
    const keys = new Map(changed.map((record, index) => [record, found[index]?.key ?? ""]));
    const rows = records.map((record, place) => {
      const key = keys.get(record) ?? this.#byRecord.get(record)?.key ?? "";
      return { list: this.#name, key, place, record };
    });
    return [...removals(this.#name, gone), ...rows];
  }
}

/** No table takes every text as a key. */
function tableKey(text: string): string {
  return /^[\x20-\x7e]{1,200}$/.test(text) ? text : hash("sha256", text, "base64url");
}

function removals(list: string, gone: ReadonlyMap<string, Entry>): Row[] {
  return [...gone.values()].map(({ key, place }) => ({ list, key, place }));
}

function withoutRecords(state: unknown, keys: Keys): unknown {
  const names = Object.keys(keys);
  if (names.includes("")) return [];
  if (names.length === 0) return state;
  return { ...(state as object), ...Object.fromEntries(names.map((name) => [name, []])) };
}

function isSameRest(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
