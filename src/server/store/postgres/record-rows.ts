import type { CollectionDefinition } from "../collection.ts";
import { type Row, RowList } from "./row-list.ts";

type Keys = NonNullable<CollectionDefinition<unknown>["keys"]>;

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** Maps a state to rows: one per record of its lists, and one with an empty key for the rest. */
export class RecordRows {
  readonly #keys: Keys;
  #rest: unknown;
  readonly #lists = new Map<string, RowList>();

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  apply(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.key === "") this.#rest = row.record;
      else this.#listOf(row.list).apply(row);
    }
    for (const list of this.#lists.values()) list.sort();
  }

  toState(): unknown {
    if (Array.isArray(this.#rest)) return this.#listOf("").records();
    if (this.#lists.size === 0) return this.#rest;
    const lists = [...this.#lists].map(([name, list]) => [name, list.records()]);
    return { ...(this.#rest as object), ...Object.fromEntries(lists) };
  }

  /** Replaces the records that were read by their parsed counterparts, so that the next diff compares by identity. */
  adoptParsed(state: unknown): void {
    for (const [name, records] of Object.entries(this.#listsOf(state)))
      this.#listOf(name).adoptParsed(records);
  }

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

function withoutRecords(state: unknown, keys: Keys): unknown {
  const names = Object.keys(keys);
  if (names.includes("")) return [];
  if (names.length === 0) return state;
  return { ...(state as object), ...Object.fromEntries(names.map((name) => [name, []])) };
}

function isSameRest(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
