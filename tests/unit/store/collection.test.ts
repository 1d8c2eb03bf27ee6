import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { StoreWriteError } from "../../../src/server/store/errors.ts";
import { faultyFiles } from "../../support/store/faulty-files.ts";
import { openCollection } from "../../support/store/open-collection.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const schema = v.object({ items: v.array(v.string()) });

async function setUp(folder?: string) {
  const dataDir = folder ?? (await temporaryFolder());
  const files = faultyFiles();
  const collection = await openCollection(files, dataDir, "things", { schema, first: { items: [] } });
  files.done.length = 0;
  return {
    dataDir,
    files,
    collection,
    add: (item: string) => collection.update(({ items }) => ({ items: [...items, item] })),
    items: () => collection.read().items,
    onDisk: async () => JSON.parse(await readFile(path.join(dataDir, "things.json"), "utf8")).data.items,
  };
}

test("a change is synced before it is renamed, and the folder after", async () => {
  const { files, add } = await setUp();
  await add("a");
  expect(files.done.slice(-5)).toEqual(["open", "writeFile", "sync", "rename", "syncFolder"]);
});

test("readers see a change only when it is on the disk", async () => {
  const { files, add, items } = await setUp();
  const letGo = files.hold();
  const saved = add("a");
  await vi.waitFor(() => expect(files.done).toContain("open"));
  expect(items()).toEqual([]);
  letGo();
  await saved;
  expect(items()).toEqual(["a"]);
});

test("changes that wait share a write, and nobody waits for those who come later", async () => {
  const { files, add, onDisk } = await setUp();
  const first = add("0");
  await vi.waitFor(() => expect(files.done).toContain("open"));
  const others = Array.from({ length: 100 }, (_, index) => add(String(index + 1)));
  await first;
  const letGo = files.hold();
  expect(await onDisk()).toEqual(["0"]);
  letGo();
  await Promise.all(others);
  expect(files.done.filter((name) => name === "open")).toHaveLength(2);
  expect(await onDisk()).toEqual(Array.from({ length: 101 }, (_, index) => String(index)));
});

test("listeners are told of each write that changed something, once it is safe and before its callers", async () => {
  const { files, collection, add, items } = await setUp();
  const told: unknown[] = [];
  collection.onChange(() => told.push(items()));
  const first = add("a");
  await vi.waitFor(() => expect(files.done).toContain("open"));
  await Promise.all([first, add("b"), add("c").then(() => told.push("acknowledged"))]);
  await collection.update((state) => state);
  files.fail("writeFile", "ENOSPC");
  await expect(add("d")).rejects.toThrow(StoreWriteError);
  expect(told).toEqual([["a"], ["a", "b", "c"], "acknowledged"]);
});

test("a change that is refused because of another one fails like it where that cannot be written", async () => {
  const { collection, files, add, items } = await setUp();
  await add("a");
  const remove = () =>
    collection.update(({ items }) => {
      if (!items.includes("a")) throw new RangeError("There is no a");
      return { items: [] };
    });
  files.fail("writeFile", "ENOSPC");
  for (const outcome of await Promise.allSettled([remove(), remove()]))
    expect(outcome).toMatchObject({ reason: { status: 507 } });
  expect(items()).toEqual(["a"]);
  files.heal();
  const [removed, refused] = await Promise.allSettled([remove(), remove()]);
  expect(removed.status).toBe("fulfilled");
  expect(refused).toMatchObject({ reason: new RangeError("There is no a") });
});

test("what was refused, and is in a short file all the same, is gone once that is rewritten", async () => {
  const { collection, files, add, onDisk } = await setUp();
  await add("kept");
  const { rename } = files;
  files.rename = async (from, to) => {
    await rename(from, to);
    files.fail("syncFolder", "EIO");
    files.fail("open", "EIO");
  };
  await expect(add("refused")).rejects.toThrow(StoreWriteError);
  expect(await onDisk()).toEqual(["kept", "refused"]);
  Object.assign(files, { rename });
  files.heal();
  await collection.eraseHistory();
  expect(await onDisk()).toEqual(["kept"]);
});

test("a change that changes nothing writes nothing", async () => {
  const { collection, files } = await setUp();
  await collection.update((state) => state);
  expect(files.done).toEqual([]);
});

describe("when writing fails", () => {
  test.each([
    ["writeFile", "ENOSPC", 507],
    ["writeFile", "EDQUOT", 507],
    ["sync", "EIO", 503],
    ["open", "EROFS", 503],
    ["open", "EMFILE", 503],
    ["rename", "EACCES", 503],
    ["syncFolder", "EIO", 503],
  ] as const)("at %s with %s, nothing has changed and the error says %i", async (operation, code, status) => {
    const { dataDir, files, add, items, onDisk } = await setUp();
    await add("kept");
    files.fail(operation, code);
    const refused = await Promise.allSettled([add("lost 1"), add("lost 2")]);
    for (const outcome of refused) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { status } });
      expect(outcome.status === "rejected" && outcome.reason).toBeInstanceOf(StoreWriteError);
    }
    expect(items()).toEqual(["kept"]);
    expect(await onDisk()).toEqual(["kept"]);
    expect((await readdir(dataDir)).filter((name) => name.endsWith(".tmp"))).toEqual([]);

    files.heal();
    await add("after");
    expect(items()).toEqual(["kept", "after"]);
    expect((await setUp(dataDir)).items()).toEqual(["kept", "after"]);
  });
});
