import * as v from "valibot";

/** A structural diff. Of a list, `keep` are ranges of indexes (end exclusive) of the old list, and `put` are new items. */
export type Difference =
  | { value: unknown }
  | { keys: Record<string, Difference> }
  | { length: number; list: ListPart[] };

type ListPart = { keep: [number, number] } | { put: unknown[] };

const placeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const differenceSchema: v.GenericSchema<Difference> = v.union([
  v.strictObject({ value: v.unknown() }),
  v.strictObject({
    keys: v.record(
      v.string(),
      v.lazy(() => differenceSchema),
    ),
  }),
  v.strictObject({
    length: placeSchema,
    list: v.array(
      v.union([
        v.strictObject({ keep: v.strictTuple([placeSchema, placeSchema]) }),
        v.strictObject({ put: v.array(v.unknown()) }),
      ]),
    ),
  }),
]);

/** Compares by identity, since states are frozen and share their unchanged parts. */
export function differenceOf(before: unknown, after: unknown): Difference {
  if (Array.isArray(before) && Array.isArray(after))
    return { length: before.length, list: listParts(before, after) };
  if (!isObject(before) || !isObject(after) || !haveSameKeys(before, after)) return { value: after };
  const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
  return { keys: Object.fromEntries(changed.map((key) => [key, differenceOf(before[key], after[key])])) };
}

/** Throws a RangeError if the diff was made of another state. */
export function applyDifference(before: unknown, difference: Difference): unknown {
  if ("value" in difference) return difference.value;
  if ("list" in difference) {
    if (!Array.isArray(before) || before.length !== difference.length) throw new RangeError("Another list");
    return difference.list.flatMap((part) => ("put" in part ? part.put : runOf(before, part.keep)));
  }
  const changed = Object.entries(difference.keys);
  if (!isObject(before) || changed.some(([key]) => !Object.hasOwn(before, key)))
    throw new RangeError("Another object");
  return {
    ...before,
    ...Object.fromEntries(changed.map(([key, part]) => [key, applyDifference(before[key], part)])),
  };
}

export function commonEnds(
  before: readonly unknown[],
  after: readonly unknown[],
): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

function listParts(before: readonly unknown[], after: readonly unknown[]): ListPart[] {
  const { start, end } = commonEnds(before, after);
  const parts: ListPart[] = [];
  keep(parts, 0, start);
  const places = new Map(
    before.slice(start, before.length - end).map((item, index) => [item, start + index]),
  );
  for (const item of after.slice(start, after.length - end)) {
    const place = places.get(item);
    if (place === undefined) put(parts, item);
    else keep(parts, place, place + 1);
  }
  keep(parts, before.length - end, before.length);
  return parts;
}

function keep(parts: ListPart[], from: number, to: number): void {
  const last = parts.at(-1);
  if (from === to) return;
  if (last !== undefined && "keep" in last && last.keep[1] === from) last.keep[1] = to;
  else parts.push({ keep: [from, to] });
}

function put(parts: ListPart[], item: unknown): void {
  const last = parts.at(-1);
  if (last !== undefined && "put" in last) last.put.push(item);
  else parts.push({ put: [item] });
}

function runOf(list: readonly unknown[], [from, to]: [number, number]): unknown[] {
  if (from >= to || to > list.length) throw new RangeError("Another list");
  return list.slice(from, to);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// JSON omits keys whose value is undefined, so a diff could not express them.
function haveSameKeys(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  const keys = Object.keys(after);
  return (
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && before[key] !== undefined && after[key] !== undefined)
  );
}
