import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openSiteStore } from "../../../src/server/collections.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const folder = path.resolve(import.meta.dirname, "../../support/store/releases/before-dates");

test("requests of the time before dates were records are for none of them, and keep all that they had", async () => {
  const dataDir = await temporaryFolder();
  await cp(folder, dataDir, { recursive: true });
  const { data } = JSON.parse(await readFile(path.join(folder, "requests.json"), "utf8"));
  expect(data).toHaveLength(4);
  const migrated = data.map((request: object) => ({ ...request, cohort: null }));

  const now = new Date("2026-12-01T10:00:00.000Z");
  const store = await openSiteStore(dataDir, { now });
  expect(store.requests.read()).toEqual(migrated);
  expect(store.cohorts.read().cohorts.map(({ course, startsOn }) => [course, startsOn])).toEqual([
    ["no-code", "2027-10-06"],
    ["webinar", "2027-09-28"],
  ]);
  await store.close();

  const again = await openSiteStore(dataDir);
  expect(again.requests.read()).toEqual(migrated);
  await again.close();
});
