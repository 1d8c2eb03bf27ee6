import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { imageFiles } from "../../src/server/images/image-file-names.ts";
import { SharedImageFolder } from "../../src/server/images/shared-image-folder.ts";
import type { Database } from "../../src/server/store/postgres/database.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { openThings } from "../support/postgres/shared-things.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const postgres = postgresForFile();

/** An image folder of each of two processes. */
async function openTwo() {
  const { database, add, ids, store } = await openThings(await postgres.createDatabase());
  // The table of images is there, with nothing in it.
  const open = async () => {
    const folder = new SharedImageFolder(await temporaryFolder(), database);
    await folder.open();
    return folder;
  };
  const put = (image: string, name: string) =>
    database.query("INSERT INTO image_files (image, name, bytes) VALUES ($1, $2, $3)", [
      image,
      name,
      Buffer.from(`bytes of ${name}`),
    ]);
  return { one: await open(), other: await open(), query: database.query, put, add, ids, store };
}

/** What is read of a file runs `instead` first. */
const readWith = (name: string, instead: string) =>
  `ALTER TABLE image_files RENAME TO kept_files;
   CREATE VIEW image_files AS
   SELECT image, name, CASE WHEN name = '${name}' AND ${instead} THEN NULL ELSE bytes END AS bytes FROM kept_files`;

test("a file that takes longer than a statement has is kept and fetched, and nothing else is refused meanwhile", async () => {
  const { one, other, query, put, add, ids, store } = await openTwo();
  await query(
    `CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN IF NEW.name = '1600.jpg' THEN PERFORM pg_sleep(4.5); END IF; RETURN NEW; END $$`,
  );
  await query("CREATE TRIGGER slow BEFORE INSERT ON image_files FOR EACH ROW EXECUTE FUNCTION take_long()");
  const made = await one.temporaryFolder();
  for (const name of imageFiles) await writeFile(path.join(made, name), `bytes of ${name}`);
  const keeping = one.keep(made, "long").then(() => true);
  const refused: unknown[] = [];
  const isKept = () => Promise.race([keeping, wait(50, false)]);
  while (!(await isKept())) {
    await add(String(ids().length)).catch((error: unknown) => refused.push(error));
    await store.checkWritable().catch((error: unknown) => refused.push(error));
  }
  expect(refused).toEqual([]);
  expect(ids().length).toBeGreaterThan(20);

  await query("DROP TRIGGER slow ON image_files");
  for (const name of imageFiles) await put("short", name);
  // Whoever has the usual time for a statement does not get this file.
  await query(readWith("1600.jpg", "current_setting('statement_timeout') <> '0'"));
  await Promise.all([other.fetch("long"), other.fetch("short")]);
  for (const image of ["long", "short"])
    expect(await readFile(path.join(other.folderOf(image), "1600.jpg"), "utf8")).toBe("bytes of 1600.jpg");
});

test.each(["original.png", "original.jpg"])("what release 2 kept as %s is not read", async (original) => {
  const { one, query, put } = await openTwo();
  for (const name of [...imageFiles, original]) await put("image", name);
  await query(readWith(original, "1 / (length(name) - length(name)) = 1"));
  await one.fetch("image");
  expect((await readdir(one.folderOf("image"))).toSorted()).toEqual(imageFiles.toSorted());
});

test("an image that is removed while it is fetched leaves nothing, and is fetched whole once it is back", async () => {
  const names = ["960.jpg", "480.webp", "card.jpg"];
  const present = new Set(["960.jpg"]);
  const query = async (text: string, [, name]: readonly unknown[] = []) => {
    if (text.startsWith("SELECT name")) return names.map((name) => ({ name }));
    return present.has(String(name)) ? [{ bytes: Buffer.from(`bytes of ${name}`) }] : [];
  };
  const root = await temporaryFolder();
  const database = { query, transaction: (work: (query: unknown) => unknown) => work(query) };
  const folder = new SharedImageFolder(root, database as unknown as Database);
  await folder.fetch("image");
  expect(await readdir(root)).toEqual([]);
  for (const name of names) present.add(name);
  await folder.fetch("image");
  expect((await readdir(folder.folderOf("image"))).toSorted()).toEqual(names.toSorted());
});
