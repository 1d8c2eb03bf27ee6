import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { SharedImageFolder } from "../../src/server/images/shared-image-folder.ts";
import type { Database } from "../../src/server/store/postgres/database.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

test("an image that is removed while it is fetched leaves nothing, and is fetched whole once it is back", async () => {
  const names = ["960.jpg", "480.webp", "card.jpg"];
  const present = new Set(["960.jpg"]);
  const query = async (text: string, [, name]: readonly unknown[] = []) => {
    if (text.startsWith("SELECT name")) return names.map((name) => ({ name }));
    return present.has(String(name)) ? [{ bytes: Buffer.from(`bytes of ${name}`) }] : [];
  };
  const path = await temporaryFolder();
  const database = { query, transaction: (work: (query: unknown) => unknown) => work(query) };
  const folder = new SharedImageFolder(path, database as unknown as Database);
  await folder.fetch("image");
  expect(await readdir(path)).toEqual([]);
  for (const name of names) present.add(name);
  await folder.fetch("image");
  expect((await readdir(folder.folderOf("image"))).toSorted()).toEqual(names.toSorted());
});
