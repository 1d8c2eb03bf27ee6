import * as fs from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { restore } from "../../src/server/backup/restore.ts";
import { openSiteStore, siteCollections } from "../../src/server/collections.ts";
import { StoreStartError } from "../../src/server/store/errors.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return { ...original, rename: vi.fn(original.rename) };
});

// It restores once for each rename that a crash may come after.
const maxWholeBytes = 1_000;
const filler = "x".repeat(300);

async function addLeads(dataDir: string, ids: string[]): Promise<void> {
  const store = await openSiteStore(dataDir, { maxWholeBytes });
  for (const id of ids) {
    const lead = storedRequest({ id, fields: { message: filler } });
    await store.requests.update((all) => [...all, lead]);
  }
  await store.close();
}

async function leadIds(dataDir: string): Promise<string[] | "no start"> {
  try {
    const store = await openSiteStore(dataDir, { maxWholeBytes });
    const ids = store.requests.read().map(({ id }) => id);
    await store.close();
    return ids;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreStartError);
    return "no start";
  }
}

// The file is written anew between the two backups, and changes stand beside it again.
const earlier = ["1", "2", "3"];
const later = [...earlier, ...Array.from({ length: 12 }, (_, index) => `${index + 4}`)];

test.each([
  { from: later, to: earlier },
  { from: earlier, to: later },
])("a restore that is broken off leaves no file with the changes of another", async ({ from, to }) => {
  const { rename } = await vi.importActual<typeof fs>("node:fs/promises");
  const found: (string[] | "no start")[] = [];
  for (let step = 1, hit = true; hit; step++) {
    const folder = await temporaryFolder();
    const dataDir = path.join(folder, "data");
    const backUpAt = (ms: number) => backUp(dataDir, siteCollections(), folder, new Date(ms));
    const restoreAt = (archive: string, ms: number) =>
      restore(archive, dataDir, siteCollections(), new Date(ms));
    await addLeads(dataDir, earlier);
    const ofEarlier = await backUpAt(1_000_000);
    await addLeads(dataDir, later.slice(earlier.length));
    const ofLater = await backUpAt(2_000_000);
    if (from === earlier) await restoreAt(ofEarlier, 3_000_000);

    let renames = 0;
    hit = false;
    vi.mocked(fs.rename).mockImplementation(async (source, target) => {
      if (path.dirname(String(target)) === dataDir && ++renames >= step) {
        hit = true;
        throw new Error("The power is cut");
      }
      await rename(source, target);
    });
    await restoreAt(to === earlier ? ofEarlier : ofLater, 4_000_000).catch(() => {});
    vi.mocked(fs.rename).mockImplementation(rename);
    found.push(await leadIds(dataDir));
    expect([from, to, "no start"], `broken off at step ${step}`).toContainEqual(found.at(-1));
  }
  expect(found).toContainEqual("no start");
  expect(found.at(-1)).toEqual(to);
});
