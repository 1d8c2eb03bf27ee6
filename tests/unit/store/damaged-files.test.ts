import { execFileSync } from "node:child_process";
import * as fs from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { DamagedFileError, StoreStartError } from "../../../src/server/store/errors.ts";
import { openFolderStore } from "../../../src/server/store/json/folder-store.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const schema = v.strictObject({ items: v.array(v.string()) });

async function open(dataDir: string) {
  const store = await openFolderStore(dataDir, { things: { schema, first: { items: [] } } });
  onTestFinished(() => store.close());
  return store;
}

/** A data folder whose file holds two items, as a process left it. */
async function folderWithItems(): Promise<{ dataDir: string; file: string }> {
  const dataDir = await temporaryFolder();
  for (const item of ["a", "b"]) {
    const store = await open(dataDir);
    await store.things.update(({ items }) => ({ items: [...items, item] }));
    await store.close();
  }
  return { dataDir, file: path.join(dataDir, "things.json") };
}

test("no copy is kept beside a file: daily backups are", async () => {
  const { dataDir } = await folderWithItems();
  expect(await fs.readdir(dataDir)).toEqual(["lock.db", "things.json"]);
});

test.each([
  ["", /is empty/],
  ['{"items":["a"', /does not hold JSON/],
  ["\0".repeat(40), /does not hold JSON/],
  [Buffer.from([0x7b, 0xff, 0x7d]), /does not hold JSON/],
  ["null", /has a fault at its top: Object is needed/],
  ["[]", /has a fault at version: "version" is needed/],
  ["{}", /has a fault at version: "version" is needed/],
  ['{"version":1,"data":[]}', /has a fault at items/],
  ['{"version":1,"data":{}}', /has a fault at items: "items" is needed/],
  ['{"version":1,"data":{"items":{}}}', /has a fault at items: Array is needed/],
  ['{"version":1,"data":{"items":["a",5]}}', /has a fault at items\.1: string is needed/],
  ['{"version":1,"data":{"items":[],"secret":"hunter2"}}', /has a fault at secret/],
  ['{"version":0,"data":{"items":[]}}', /has a fault at version/],
  ['{"version":1}', /has a fault at data/],
  ['{"version":1,"data":{"items":[]},"other":1}', /has a fault at other/],
])("a damaged file stops the start and stays as it is: %j", async (content, fault) => {
  const { dataDir, file } = await folderWithItems();
  await fs.writeFile(file, content);
  const error = await open(dataDir).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreStartError);
  const { message, otherwise } = error as DamagedFileError;
  expect(message).toMatch(fault);
  expect(message + otherwise).not.toContain("hunter2");
  expect(await fs.readFile(file)).toEqual(Buffer.from(content));
  // Whoever has no backup may begin anew; what was damaged is kept.
  runCommandIn(otherwise);
  expect((await open(dataDir)).things.read().items).toEqual([]);
  expect(await fs.readFile(`${file}.damaged`)).toEqual(Buffer.from(content));
});

const olderCopies = ["things.json.bak-1", "things.json.bak-2", "things.json.bak-3", "things.json.bak-new"];

test("copies that an older release kept are removed once every file was found good", async () => {
  const { dataDir, file } = await folderWithItems();
  for (const name of [...olderCopies, "gone.json.bak-1"])
    await fs.writeFile(path.join(dataDir, name), '{"version":1,"data":{"items":["of somebody"]}}');
  const others = ["notes.bak-1", "things.json.bak-1.replaced-2026-11-01T101010Z"];
  for (const name of others) await fs.writeFile(path.join(dataDir, name), "kept");
  const good = await fs.readFile(file);
  await fs.writeFile(file, "{");
  await expect(open(dataDir)).rejects.toThrow(DamagedFileError);
  expect(await fs.readdir(dataDir)).toEqual(expect.arrayContaining(olderCopies));
  await fs.writeFile(file, good);
  expect((await open(dataDir)).things.read().items).toEqual(["a", "b"]);
  expect((await fs.readdir(dataDir)).toSorted()).toEqual(["lock.db", ...others, "things.json"].toSorted());
});

test("a missing file is no new beginning where copies of an older release are left, and one can be put back", async () => {
  const { dataDir, file } = await folderWithItems();
  await fs.copyFile(file, `${file}.bak-1`);
  await fs.rm(file);
  const error = await open(dataDir).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DamagedFileError);
  const { message, otherwise } = error as DamagedFileError;
  expect(message).toContain(`${file} is missing, though copies of it that an older release made are there`);
  runCommandIn(otherwise);
  expect((await open(dataDir)).things.read().items).toEqual(["a", "b"]);
  expect(await fs.readdir(dataDir)).toEqual(["lock.db", "things.json"]);
});

function runCommandIn(advice: string): void {
  execFileSync("sh", ["-c", advice.slice(advice.indexOf("\n"))], { stdio: "ignore" });
}
