import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../src/server/clock/clock.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { removeExpiredRequests, withoutExpired } from "../../src/server/requests/retention.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const dayMs = 24 * 60 * 60 * 1000;

function ago(ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

afterEach(() => vi.useRealTimers());

test.each<[string, Partial<StoredRequest>, number, boolean]>([
  ["a lead of ten years where all are kept", { createdAt: ago(3_650 * dayMs) }, 0, true],
  ["a lead on its last day", { createdAt: ago(90 * dayMs) }, 90, true],
  ["a lead that is older", { createdAt: ago(90 * dayMs + 1) }, 90, false],
  ["a won one that is older", { createdAt: ago(91 * dayMs), state: "won" }, 90, false],
  ["an enrollment that is older", { createdAt: ago(91 * dayMs), kind: "enrollment" }, 90, false],
  ["a suspected one of 30 days", { createdAt: ago(30 * dayMs), state: "suspected" }, 0, true],
  ["a suspected one that is older", { createdAt: ago(30 * dayMs + 1), state: "suspected" }, 365, false],
  [
    "an old lead that is suspected since 30 days",
    { createdAt: ago(400 * dayMs), state: "suspected", suspectedAt: ago(30 * dayMs) },
    0,
    true,
  ],
  [
    "an old lead that is suspected for longer",
    { createdAt: ago(400 * dayMs), state: "suspected", suspectedAt: ago(30 * dayMs + 1) },
    0,
    false,
  ],
  ["an old one that is suspected no more", { createdAt: ago(400 * dayMs), state: "in progress" }, 0, true],
  ["one deleted just now", { createdAt: ago(dayMs), deletedAt: ago(599_999) }, 0, true],
  ["one deleted 10 minutes ago", { createdAt: ago(dayMs), deletedAt: ago(600_000) }, 0, false],
  ["one of a clock that was ahead", { createdAt: ago(-dayMs) }, 1, true],
])("%s", (_what, given, keptDays, isKept) => {
  const requests = [storedRequest({ id: "given", ...given })];
  const kept = withoutExpired(requests, keptDays, now);
  expect(kept).toEqual(isKept ? requests : []);
  if (isKept) expect(kept).toBe(requests);
});

test("what has expired is removed at the start, and what expires later within a minute", async () => {
  const store = await openSiteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  vi.useFakeTimers({ now, toFake: ["Date", "setInterval"] });
  await store.requests.update(() => [
    storedRequest({ id: "old", createdAt: ago(8 * dayMs) }),
    storedRequest({ id: "deleted", createdAt: ago(dayMs), deletedAt: ago(0) }),
    storedRequest({ id: "kept", createdAt: ago(dayMs) }),
  ]);
  const ids = () => store.requests.read().map(({ id }) => id);
  removeExpiredRequests(store.requests, 7, systemClock);
  await vi.waitFor(() => expect(ids()).toEqual(["deleted", "kept"]));
  vi.advanceTimersByTime(9 * 60_000);
  expect(ids()).toEqual(["deleted", "kept"]);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(ids()).toEqual(["kept"]));
});

test("what has expired is in a long file and its changes for a day at most", async () => {
  const dataDir = await temporaryFolder();
  const store = await openSiteStore(dataDir, { maxWholeBytes: 2_000 });
  onTestFinished(() => store.close());
  vi.useFakeTimers({ now, toFake: ["Date", "performance", "setInterval"] });
  const long = storedRequest({ fields: { message: "x".repeat(2_000) }, createdAt: ago(dayMs) });
  await store.requests.update(() => [long]);
  const add = (name: string) =>
    store.requests.update((all) => [
      ...all,
      storedRequest({ fields: { name }, createdAt: ago(dayMs), deletedAt: ago(10 * 60_000) }),
    ]);
  const isInFiles = (name: string) =>
    ["requests.json", "requests.changes.json"].some((file) =>
      readFileSync(path.join(dataDir, file), "utf8").includes(name),
    );
  await add("Ann");
  expect(isInFiles("Ann")).toBe(true);
  removeExpiredRequests(store.requests, 0, systemClock);
  await vi.waitFor(() => expect(isInFiles("Ann")).toBe(false));

  await add("Carl");
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(store.requests.read()).toEqual([long]));
  expect(isInFiles("Carl")).toBe(true);
  vi.advanceTimersByTime(dayMs);
  await vi.waitFor(() => expect(isInFiles("Carl")).toBe(false));

  // The next start does not remember what this one removed.
  await add("Dora");
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(store.requests.read()).toEqual([long]));
  await store.close();
  expect(isInFiles("Dora")).toBe(true);
  const again = await openSiteStore(dataDir, { maxWholeBytes: 2_000 });
  onTestFinished(() => again.close());
  removeExpiredRequests(again.requests, 0, systemClock);
  await vi.waitFor(() => expect(isInFiles("Dora")).toBe(false));
});
