import { array, assert, constantFrom, integer, jsonValue, property, string, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonLinesParser, jsonLines, parseJson } from "../../../src/server/store/json-lines.ts";

/** States as collections have them, and any other JSON. */
const states = jsonValue({ maxDepth: 4 });

function inPieces(bytes: Uint8Array, size: number): unknown {
  const parser = new JsonLinesParser();
  const buffer = new Uint8Array(size);
  for (let start = 0; start < bytes.length; start += size) {
    const piece = bytes.subarray(start, start + size);
    buffer.set(piece);
    parser.add(buffer.subarray(0, piece.length));
  }
  return parser.end().value;
}

function plainParse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

test("each record of a list is a line of its own", () => {
  expect([...jsonLines({ at: "b", posts: [{ id: 1 }, { id: 2 }], deleted: [] })].join("")).toBe(
    '{\n"at":"b",\n"posts":[\n{"id":1},\n{"id":2}\n],\n"deleted":[\n]\n}',
  );
  expect([...jsonLines([{ id: 1 }, { id: 2 }])].join("")).toBe('[\n{"id":1},\n{"id":2}\n]');
  expect([...jsonLines(null)].join("")).toBe("null");
});

test("what is written says the same as JSON.stringify", () => {
  assert(
    property(states, (state) => {
      expect(JSON.parse([...jsonLines(state)].join(""))).toEqual(JSON.parse(JSON.stringify(state)));
    }),
  );
  expect(JSON.parse([...jsonLines({ a: undefined, b: [undefined] })].join(""))).toEqual({ b: [null] });
});

describe("pieces of any size give what JSON.parse gives for the whole", () => {
  const layouts = constantFrom<(state: unknown) => string>(
    (state) => [...jsonLines(state)].join(""),
    (state) => JSON.stringify(state),
    (state) => `${JSON.stringify(state, null, 2)}\n`,
    (state) => JSON.stringify(state, null, 1).replaceAll("\n", "\r\n"),
    (state) => `\ufeff${JSON.stringify(state, null, "")}`,
  );

  test("where it is whole", () => {
    assert(
      property(states, layouts, integer({ min: 1, max: 50 }), (state, layout, size) => {
        const bytes = Buffer.from(layout(state));
        const value = inPieces(bytes, size);
        expect(value).toEqual(plainParse(bytes));
        expect(value).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });

  test("where bytes are missing, doubled, or others", () => {
    const records = array(tuple(integer(), string({ unit: "grapheme", maxLength: 5 }))).map((all) => ({
      list: all.map(([id, text]) => ({ id, text })),
    }));
    assert(
      property(
        records,
        layouts,
        integer({ min: 0 }),
        integer({ min: 0, max: 255 }),
        (state, layout, at, byte) => {
          const bytes = Buffer.from(layout(state));
          const place = at % bytes.length;
          const damaged = [
            bytes.subarray(0, place),
            Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 1)]),
            Buffer.concat([bytes.subarray(0, place), Buffer.of(byte), bytes.subarray(place)]),
            Buffer.concat([bytes.subarray(0, place), Buffer.of(byte), bytes.subarray(place + 1)]),
          ];
          for (const text of damaged) expect(inPieces(text, 7)).toEqual(plainParse(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ["", undefined],
    ["{", undefined],
    ['{"a":[\n{"b":1}\n{"b":2}\n]}', undefined],
    ['{"a":[\n{"b":1},\n]}', undefined],
    ['{\n{"b":1}\n:2}', undefined],
    ['{"a":[\n{"b":1},\n{"b":2}\n]}}', undefined],
    ['{"a":[\n{"b":1}, {"b":2}\n]}', { a: [{ b: 1 }, { b: 2 }] }],
    ['{"a":\n{"b":1},\n"c":\n{}}', { a: { b: 1 }, c: {} }],
    ['[\n{"__proto__":1}\n]', JSON.parse('[{"__proto__":1}]')],
  ])("%j", (text, value) => {
    expect(parseJson(Buffer.from(text))).toEqual({ bytes: text.length, value });
  });

  test("bytes that are no UTF-8 are no JSON, wherever they stand", () => {
    for (const bad of ["ff", "c3", "eda080", "f4908080"]) {
      const bytes = Buffer.concat([Buffer.from('[\n{"a":"'), Buffer.from(bad, "hex"), Buffer.from('"}\n]')]);
      expect(inPieces(bytes, 3)).toBeUndefined();
    }
  });
});
