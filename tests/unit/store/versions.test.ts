import * as fs from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { openCollection } from "../../support/store/open-collection.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const first = {
  schema: v.strictObject({ items: v.array(v.string()) }),
  first: { items: ["new"] },
};
/** The items got an id in version 2, and a place in version 3. */
const third = {
  schema: v.array(v.strictObject({ id: v.number(), text: v.string(), place: v.string() })),
  first: [],
  migrations: [
    v.pipe(
      first.schema,
      v.transform(({ items }) => items.map((text, index) => ({ id: index + 1, text }))),
    ),
    v.pipe(
      v.array(v.strictObject({ id: v.number(), text: v.string() })),
      v.transform((items) => items.map((item) => ({ ...item, place: "nowhere" }))),
    ),
  ],
};

async function folderWith(content: unknown): Promise<{ dataDir: string; file: string }> {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, "things.json");
  await fs.writeFile(file, JSON.stringify(content));
  return { dataDir, file };
}

test("a file names its version", async () => {
  const dataDir = await temporaryFolder();
  await openCollection(fs, dataDir, "things", first);
  const file = await fs.readFile(path.join(dataDir, "things.json"), "utf8");
  expect(JSON.parse(file)).toEqual({ version: 1, data: { items: ["new"] } });
});

test.each([
  ["1", { version: 1, data: { items: ["a", "b"] } }],
  [
    "2",
    {
      version: 2,
      data: [
        { id: 1, text: "a" },
        { id: 2, text: "b" },
      ],
    },
  ],
])("a file of version %s is brought to the current one at once, and kept as a copy", async (_, content) => {
  const { dataDir, file } = await folderWith(content);
  const items = [
    { id: 1, text: "a", place: "nowhere" },
    { id: 2, text: "b", place: "nowhere" },
  ];
  expect((await openCollection(fs, dataDir, "things", third)).read()).toEqual(items);
  expect(JSON.parse(await fs.readFile(file, "utf8"))).toEqual({ version: 3, data: items });
  const before = await fs.stat(file);
  await openCollection(fs, dataDir, "things", third);
  expect((await fs.stat(file)).ino).toBe(before.ino);
});

test("a newer file is refused in one sentence, and stays as it is", async () => {
  const content = { version: 4, data: "anything" };
  const { dataDir, file } = await folderWith(content);
  await expect(openCollection(fs, dataDir, "things", third)).rejects.toThrow(
    `${file} is of version 4, newer than version 3, the last that this release knows: start the newer release again, or restore a backup from before the upgrade.`,
  );
  expect(JSON.parse(await fs.readFile(file, "utf8"))).toEqual(content);
  expect(await fs.readdir(dataDir)).toEqual(["things.json"]);
});

test("a file of a version before the oldest is refused in one sentence, and stays as it is", async () => {
  const { migrations, ...current } = third;
  const definition = { ...current, oldestVersion: 2, migrations: migrations.slice(1) };
  for (const content of [{ version: 1, data: { items: [] } }, { items: [] }, [{ id: 1 }]]) {
    const { dataDir, file } = await folderWith(content);
    await expect(openCollection(fs, dataDir, "things", definition)).rejects.toThrow(
      `${file} was written by a release before 2.0: start release 2.0 with these data once, and then this release.`,
    );
    expect(JSON.parse(await fs.readFile(file, "utf8"))).toEqual(content);
  }
  const { dataDir } = await folderWith({ version: 2, data: [{ id: 1, text: "a" }] });
  const { read } = await openCollection(fs, dataDir, "things", definition);
  expect(read()).toEqual([{ id: 1, text: "a", place: "nowhere" }]);
});

test("a fault in an older file is named by its place there", async () => {
  const { dataDir, file } = await folderWith({ version: 2, data: [{ id: "1", text: "a" }] });
  await expect(openCollection(fs, dataDir, "things", third)).rejects.toThrow(
    `${file} has a fault at 0.id: number is needed.`,
  );
});
