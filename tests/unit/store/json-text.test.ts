import { constants } from "node:buffer";
import { truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { assert, jsonValue, property } from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { StoreStartError, StoreWriteError } from "../../../src/server/store/errors.ts";
import { openFolderStore } from "../../../src/server/store/json/folder-store.ts";
import { formatState, inSlices, parseJson, tooLong } from "../../../src/server/store/json/json-text.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

test("each record of a list is a line of its own", () => {
  expect([...formatState({ at: "b", posts: [{ id: 1 }, { id: 2 }], deleted: [] })].join("")).toBe(
    '{\n"at":"b",\n"posts":[\n{"id":1},\n{"id":2}\n],\n"deleted":[\n]\n}',
  );
  expect([...formatState([{ id: 1 }, { id: 2 }])].join("")).toBe('[\n{"id":1},\n{"id":2}\n]');
  expect([...formatState(null)].join("")).toBe("null");
});

test("what is written says the same as JSON.stringify, and is read so", () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), (state) => {
      const bytes = Buffer.from([...formatState(state)].join(""));
      expect(parseJson(bytes)).toEqual({ value: JSON.parse(JSON.stringify(state)) });
    }),
  );
  expect(JSON.parse([...formatState({ a: undefined, b: [undefined] })].join(""))).toEqual({ b: [null] });
});

test("a byte order mark, which editors put before a text, is none of it", () => {
  expect(parseJson(Buffer.from('\ufeff{"a":1}'))).toMatchObject({ value: { a: 1 } });
});

test.each(["ff", "c3", "eda080", "f4908080"])("bytes that are no UTF-8 are no JSON: %s", (bad) => {
  const bytes = Buffer.concat([Buffer.from('[\n{"a":"'), Buffer.from(bad, "hex"), Buffer.from('"}\n]')]);
  expect(parseJson(bytes)).toEqual({ fault: "does not hold JSON" });
});

test("a file that no start could read is not written: there is no room for it", () => {
  expect([...inSlices(["abc", "def"], 6)].join("")).toBe("abcdef");
  const refused = () => [...inSlices(["abc", "def"], 5)];
  expect(refused).toThrow();
  try {
    refused();
  } catch (error) {
    expect(new StoreWriteError(error)).toMatchObject({ status: 507 });
  }
});

test("a file that no string can hold is not called damaged", () => {
  expect(parseJson(new Uint8Array(constants.MAX_STRING_LENGTH + 1))).toBe(tooLong);
});

test("a file that is too long stops the start with what to do", async () => {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, "things.json");
  await writeFile(file, "{");
  await truncate(file, 2 ** 31 + 1);
  const opened = openFolderStore(dataDir, { things: { schema: v.array(v.string()), first: [] } });
  await expect(opened).rejects.toMatchObject({
    constructor: StoreStartError,
    message: `${file} is longer than this release can read, which is 512 MB of JSON: start release 2 again, and remove records until it makes daily backups again, which have the same limit. Nothing was changed, and the site does not start.`,
  });
});
