import { hash } from "node:crypto";
import { commonEnds } from "../difference.ts";

export interface Row {
  list: string;
  key: string;
  /** Records are sorted by this number, a fractional index. */
  place: number;
  record?: unknown;
}

interface Entry {
  key: string;
  place: number;
  record: unknown;
}

type NewEntry = Omit<Entry, "place"> & { place: number | null };

export class RowList {
  readonly #name: string;
  readonly #keyOf: (record: never) => string;
  readonly #byKey = new Map<string, Entry>();
  #inOrder: readonly Entry[] = [];

  constructor(name: string, keyOf: (record: never) => string) {
    this.#name = name;
    this.#keyOf = keyOf;
  }

  records(): unknown[] {
    return this.#inOrder.map(({ record }) => record);
  }

  apply({ key, place, record }: Row): void {
    if (record === undefined) this.#byKey.delete(key);
    else this.#byKey.set(key, { key, place, record });
  }

  sort(): void {
    this.#inOrder = [...this.#byKey.values()].sort((a, b) => a.place - b.place);
  }

  adoptParsed(records: readonly unknown[]): void {
    for (const [index, record] of records.entries()) {
      const entry = this.#inOrder[index];
      if (entry !== undefined) entry.record = record;
    }
  }

  changesTo(records: readonly unknown[]): Row[] {
    const before = this.#inOrder;
    const { start, end } = commonEnds(this.records(), records);
    const after = before.length - end;
    const present = new Map(before.slice(start, after).map((entry) => [entry.record, entry]));
    const changed = records.slice(start, records.length - end);
    const left = new Set(changed);
    const gone = new Map<string, Entry>();
    for (const entry of present.values()) if (!left.has(entry.record)) gone.set(entry.key, entry);
    const added = new Set<string>();
    const entries = changed.map((record) => present.get(record) ?? this.#newEntry(record, gone, added));
    const places = assignPlaces(
      entries.map(({ place }) => place),
      before[start - 1]?.place ?? Number.NEGATIVE_INFINITY,
      before[after]?.place ?? Number.POSITIVE_INFINITY,
    );
    const rows: Row[] = [...gone.values()].map(({ key, place }) => ({ list: this.#name, key, place }));
    const put = ({ key, record }: NewEntry, place: number) =>
      rows.push({ list: this.#name, key, place, record });
    // If the fractional indexes leave no room between two records, the whole list is renumbered.
    if (places === null) [...before.slice(0, start), ...entries, ...before.slice(after)].forEach(put);
    else
      for (const [index, entry] of entries.entries()) {
        const place = places[index] ?? 0;
        if (entry.place !== place || !present.has(entry.record)) put(entry, place);
      }
    return rows;
  }

  #newEntry(record: unknown, gone: Map<string, Entry>, added: Set<string>): NewEntry {
    let key = tableKey(this.#keyOf(record as never));
    const earlier = gone.get(key);
    gone.delete(key);
    if (earlier !== undefined) return { key, place: earlier.place, record };
    while (added.has(key) || this.#byKey.has(key)) key += "+";
    added.add(key);
    return { key, place: null, record };
  }
}

/** PostgreSQL refuses keys with a NUL and very long ones. */
function tableKey(text: string): string {
  return /^[\x20-\x7e]{1,200}$/.test(text) ? text : hash("sha256", text, "base64url");
}

/** Assigns rising fractional indexes; null stands for a new record. Returns null if floating-point numbers leave no room. */
function assignPlaces(present: readonly (number | null)[], low: number, high: number): number[] | null {
  let last = low;
  const kept = [...present.keys()].filter((index) => {
    const place = present[index] ?? low;
    if (place <= last || place >= high) return false;
    last = place;
    return true;
  });
  const places: number[] = [];
  for (const end of [...kept, present.length]) {
    const from = places.at(-1) ?? low;
    const to = present[end] ?? high;
    const count = end - places.length;
    for (let nth = 0; nth < count; nth += 1) places.push(placeBetween(from, to, nth, count));
    if (end < present.length) places.push(to);
  }
  return isRising([low, ...places, high]) ? places : null;
}

function placeBetween(from: number, to: number, nth: number, count: number): number {
  if (from === Number.NEGATIVE_INFINITY) return to === Number.POSITIVE_INFINITY ? nth : to - (count - nth);
  return to === Number.POSITIVE_INFINITY ? from + nth + 1 : from + ((to - from) * (nth + 1)) / (count + 1);
}

function isRising(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
}
