import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  property,
  string,
} from "fast-check";
import { expect, test } from "vitest";
import { applyDifference, type Difference, differenceOf } from "../../../src/server/store/difference.ts";

/** Records that states share, as a change leaves most of them. */
const shared = Array.from({ length: 12 }, (_, id) => Object.freeze({ id, text: String(id) }));
const lists = array(
  oneof(
    constantFrom<unknown>(...shared),
    integer({ max: 3 }),
    string({ maxLength: 2 }),
    jsonValue({ maxDepth: 1 }),
  ),
  {
    maxLength: 15,
  },
);
const keys = constantFrom("a", "b", "c", "__proto__", "constructor");
const states: Arbitrary<unknown> = oneof(
  lists,
  dictionary(keys, oneof(lists, dictionary(keys, lists), string())),
  jsonValue(),
);

test("what is written of a difference makes the one state from the other", () => {
  assert(
    property(states, states, (before, after) => {
      const written: Difference = JSON.parse(JSON.stringify(differenceOf(before, after)));
      expect(JSON.parse(JSON.stringify(applyDifference(before, written)))).toEqual(
        JSON.parse(JSON.stringify(after)),
      );
    }),
    { numRuns: 300 },
  );
});

test.each([
  [
    "one that moved",
    [shared[9], ...shared.toSpliced(9, 1)],
    [{ keep: [9, 10] }, { keep: [0, 9] }, { keep: [10, 12] }],
  ],
  [
    "another in a place",
    shared.with(5, { id: 5, text: "new" }),
    [{ keep: [0, 5] }, { put: [{ id: 5, text: "new" }] }, { keep: [6, 12] }],
  ],
  ["two that are gone", shared.toSpliced(3, 2), [{ keep: [0, 3] }, { keep: [5, 12] }]],
  ["one at the end", [...shared, { id: 12, text: "" }], [{ keep: [0, 12] }, { put: [{ id: 12, text: "" }] }]],
  ["nothing", [...shared], [{ keep: [0, 12] }]],
  ["none", [], []],
])("of a long list it says no more than %s", (_, after, list) => {
  expect(differenceOf(shared, after)).toEqual({ length: 12, list });
});

test("a key that comes, goes or has no value makes the whole object another", () => {
  for (const after of [{ a: 1, b: 2 }, {}, { a: undefined }, { b: 1 }])
    expect(differenceOf({ a: 1 }, after)).toEqual({ value: after });
});

test.each<[string, Difference]>([
  ["another length", { length: 2, list: [] }],
  ["places that are not there", { length: 3, list: [{ keep: [1, 4] }] }],
  ["no place", { length: 3, list: [{ keep: [2, 2] }] }],
  ["keys", { keys: {} }],
])("a difference to a list with %s is refused", (_, difference) => {
  expect(() => applyDifference([1, 2, 3], difference)).toThrow(RangeError);
});

test("a difference to an object with other keys is refused", () => {
  expect(() => applyDifference({ a: 1 }, { keys: { b: { value: 1 } } })).toThrow(RangeError);
  expect(() => applyDifference({ a: 1 }, { length: 0, list: [] })).toThrow(RangeError);
});
