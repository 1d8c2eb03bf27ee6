import * as v from "valibot";
import { expect, test } from "vitest";
import { checkedOnce } from "../../../src/server/store/frozen.ts";

function setUp() {
  const checked: unknown[] = [];
  const record = v.strictObject({
    id: v.pipe(
      v.number(),
      v.check((id) => {
        checked.push(id);
        return id > 0;
      }, "no id"),
    ),
    tags: v.array(v.string()),
  });
  return { checked, schema: v.array(checkedOnce(record)) };
}

test("what was parsed is frozen, and not checked again in another state", () => {
  const { checked, schema } = setUp();
  const state = v.parse(schema, [
    { id: 1, tags: ["a"] },
    { id: 2, tags: [] },
  ]);
  expect(Object.isFrozen(state[0]?.tags)).toBe(true);
  const added = Object.freeze({ id: 3, tags: [] });
  expect(v.is(schema, [added, ...state])).toBe(true);
  expect(v.is(schema, [...state, added])).toBe(true);
  expect(checked).toEqual([1, 2, 3]);
});

test("what may still change is checked each time", () => {
  const { schema } = setUp();
  const record = { id: 1, tags: [] };
  expect(v.is(schema, [record])).toBe(true);
  record.id = -1;
  expect(v.is(schema, [record])).toBe(false);
});

test.each([[{ id: -1, tags: [] }], [{ id: "1", tags: [] }], [null], [5], [Object.freeze({ id: 1 })]])(
  "%j is refused each time, with its place",
  (record) => {
    const { schema } = setUp();
    for (let time = 0; time < 2; time++) {
      const { issues } = v.safeParse(schema, [Object.freeze(record)]);
      expect(issues?.[0] && v.getDotPath(issues[0])).toMatch(/^0/);
    }
  },
);
