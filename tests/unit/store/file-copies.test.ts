import { readdir, readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { StoreStartError } from "../../../src/server/store/errors.ts";
import { faultyFiles } from "../../support/store/faulty-files.ts";
import { openCollection } from "../../support/store/open-collection.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const schema = v.strictObject({ items: v.array(v.string()) });
const files = faultyFiles();

afterEach(() => {
  vi.useRealTimers();
  files.heal();
});

function open(dataDir: string) {
  return openCollection(files, dataDir, "things", { schema, first: { items: [] } });
}

async function start(dataDir: string, ...items: string[]) {
  const collection = await open(dataDir);
  for (const item of items) await collection.update((state) => ({ items: [...state.items, item] }));
  return collection;
}

async function copies(dataDir: string): Promise<Record<string, string[]>> {
  const names = (await readdir(dataDir)).filter((name) => name !== "things.json").toSorted();
  const texts = names.map(async (name) => [
    name,
    JSON.parse(await readFile(path.join(dataDir, name), "utf8")).data.items,
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

test("the state of each start is kept before its first write, the last three of them", async () => {
  const dataDir = await temporaryFolder();
  for (const item of ["a", "b", "c", "d", "e"]) await start(dataDir, item, item.toUpperCase());
  expect(await copies(dataDir)).toEqual({
    "things.json.bak-1": ["a", "A", "b", "B", "c", "C", "d", "D"],
    "things.json.bak-2": ["a", "A", "b", "B", "c", "C"],
    "things.json.bak-3": ["a", "A", "b", "B"],
  });
});

test("a process that runs on keeps a copy each day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const dataDir = await temporaryFolder();
  vi.setSystemTime("2026-05-03T10:00:00Z");
  const collection = await start(dataDir, "a", "b");
  vi.setSystemTime("2026-05-04T09:59:59Z");
  await collection.update(({ items }) => ({ items: [...items, "c"] }));
  expect(await copies(dataDir)).toEqual({ "things.json.bak-1": [] });
  vi.setSystemTime("2026-05-04T10:00:00Z");
  await collection.update(({ items }) => ({ items: [...items, "d"] }));
  expect(await copies(dataDir)).toEqual({ "things.json.bak-1": ["a", "b", "c"], "things.json.bak-2": [] });
  vi.setSystemTime("2020-01-01T10:00:00Z");
  await collection.update(({ items }) => ({ items: [...items, "e"] }));
  expect((await copies(dataDir))["things.json.bak-1"]).toEqual(["a", "b", "c", "d"]);
});

test("a start that writes nothing keeps the copies as they are", async () => {
  const dataDir = await temporaryFolder();
  await start(dataDir, "a");
  const before = await copies(dataDir);
  await start(dataDir);
  expect(await copies(dataDir)).toEqual(before);
});

test("where a second name for a file is not to be had, the copy is a real one", async () => {
  const dataDir = await temporaryFolder();
  await start(dataDir, "a");
  files.fail("link", "EPERM");
  await start(dataDir, "b");
  expect(await copies(dataDir)).toMatchObject({ "things.json.bak-1": ["a"] });
});

test("a copy that cannot be made pushes no older one out", async () => {
  const dataDir = await temporaryFolder();
  await start(dataDir, "a");
  await start(dataDir, "b");
  const before = await copies(dataDir);
  files.fail("link", "ENOSPC");
  files.fail("copyFile", "ENOSPC");
  const collection = await open(dataDir);
  for (const item of ["c", "d", "e"]) {
    await expect(collection.update(() => ({ items: [item] }))).rejects.toMatchObject({ status: 507 });
  }
  expect(await copies(dataDir)).toEqual(before);
});

describe("a damaged file stops the start, stays as it is, and the message names the copy to put back", () => {
  test.each([
    ["", /is empty/],
    ['{"items":["a"', /does not hold JSON/],
    ["\0".repeat(40), /does not hold JSON/],
    [Buffer.from([0x7b, 0xff, 0x7d]), /does not hold JSON/],
    ["null", /has a fault at its top: Object is needed/],
    ["[]", /has a fault at/],
    ["{}", /has a fault at items/],
    ['{"items":{}}', /has a fault at items: Array is needed/],
    ['{"version":1,"data":{"items":["a",5]}}', /has a fault at items\.1: string is needed/],
    ['{"version":1,"data":{"items":[],"secret":"hunter2"}}', /has a fault at secret/],
    ['{"version":0,"data":{"items":[]}}', /has a fault at items/],
    ['{"version":1}', /has a fault at items/],
  ])("%j", async (content, fault) => {
    const dataDir = await temporaryFolder();
    const file = path.join(dataDir, "things.json");
    await start(dataDir, "a");
    await start(dataDir, "b");
    await writeFile(file, content);
    const error = await open(dataDir).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreStartError);
    const { message } = error as Error;
    expect(message).toMatch(fault);
    expect(message).toContain(`cp "${file}.bak-1" "${file}"`);
    expect(message).not.toContain("hunter2");
    expect(await readFile(file)).toEqual(Buffer.from(content));
  });

  test("a damaged copy is passed over", async () => {
    const dataDir = await temporaryFolder();
    const file = path.join(dataDir, "things.json");
    await start(dataDir, "a");
    await start(dataDir, "b");
    await writeFile(file, "{");
    await writeFile(`${file}.bak-1`, "{}");
    await expect(open(dataDir)).rejects.toThrow(`${file}.bak-2`);
  });

  test("and says so where no copy is good", async () => {
    const dataDir = await temporaryFolder();
    await writeFile(path.join(dataDir, "things.json"), "{");
    await expect(open(dataDir)).rejects.toThrow(
      /No good copy stands beside it\. Put a backup back by npm run restore/,
    );
  });

  test.each(['{"items":[]}', "{"])(
    "a missing file is no new beginning where a copy (%j) is left",
    async (copy) => {
      const dataDir = await temporaryFolder();
      const file = path.join(dataDir, "things.json");
      await start(dataDir, "a");
      await writeFile(`${file}.bak-1`, copy);
      await unlink(file);
      await expect(open(dataDir)).rejects.toThrow(/is missing, though copies of it are there/);
    },
  );
});
