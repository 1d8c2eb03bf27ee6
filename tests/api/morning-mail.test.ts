import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openSiteStore, type SiteStore } from "../../src/server/collections.ts";
import { DeliveryError } from "../../src/server/outbox/delivery-error.ts";
import { type SendDue, startMorningMails } from "../../src/server/outbox/morning-mail.ts";
import { type Claim, claimWithoutLock } from "../../src/server/outbox/outbox.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

// The company is in Chicago: 8:00 is 13:00 UTC in summer and 14:00 in winter.
const minute = 60_000;

/** Each process that waits has a timer. */
let running = 0;

beforeEach(() => {
  running = 0;
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-05-01T12:50:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Sent {
  at: string;
  day: string;
  due: string[];
  reached: readonly string[] | undefined;
}

function planned(id: string, on: string, given: Partial<StoredRequest> = {}): StoredRequest {
  return storedRequest({ id, nextStep: { text: `Call ${id}`, on }, ...given });
}

async function storeWith(requests: StoredRequest[]): Promise<SiteStore> {
  const store = await openSiteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  await store.requests.update(() => requests);
  return store;
}

/** A process over the store, and what it sends. */
function start(store: SiteStore, { claim = claimWithoutLock, fail = null as DeliveryError | null } = {}) {
  const sent: Sent[] = [];
  const faults = fail === null ? [] : [fail];
  const send: SendDue = async (due, day, reached) => {
    sent.push({ at: new Date().toISOString(), day, due: due.map(({ id }) => id), reached });
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
  };
  const mails = startMorningMails(store.mornings, store.requests, send, claim);
  running += 1;
  const stop = async () => {
    running -= 1;
    await mails.stop();
  };
  onTestFinished(mails.stop);
  return { sent, stop };
}

/** Lets the time pass in steps; between two of them all processes wait again, however long the disk takes. */
async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) {
    await vi.advanceTimersByTimeAsync(Math.min(5, minutes - passed) * minute);
    while (vi.getTimerCount() < running) await new Promise((resolve) => setImmediate(resolve));
  }
}

test("at 8:00 one mail lists what is due, the longest due first, and the next day another", async () => {
  const store = await storeWith([
    planned("today", "2026-05-01"),
    planned("late", "2026-04-20"),
    planned("tomorrow", "2026-05-02"),
    planned("spam", "2026-04-20", { state: "suspected" }),
    planned("deleted", "2026-04-20", { deletedAt: "2026-05-01T12:00:00.000Z" }),
    storedRequest({ id: "none" }),
  ]);
  const { sent } = start(store);
  await pass(5);
  expect(sent).toEqual([]);
  await pass(20);
  expect(sent).toEqual([
    { at: "2026-05-01T13:00:00.000Z", day: "2026-05-01", due: ["late", "today"], reached: undefined },
  ]);
  await pass(24 * 60);
  expect(sent.map(({ at, due }) => [at, due.length])).toEqual([
    ["2026-05-01T13:00:00.000Z", 2],
    ["2026-05-02T13:00:00.000Z", 3],
  ]);
});

test("where nothing is due nobody gets a mail, also not for what is planned later on the day", async () => {
  const store = await storeWith([planned("tomorrow", "2026-05-02")]);
  const { sent } = start(store);
  await pass(20);
  await store.requests.update((all) => [...all, planned("now", "2026-05-01")]);
  await pass(10 * 60);
  expect(sent).toEqual([]);
  expect(store.mornings.read()).toEqual([{ day: "2026-05-01", delivery: null }]);
});

test.each([
  ["at 8:05", "2026-05-01T13:05:00Z", 1],
  ["in the evening", "2026-05-02T04:55:00Z", 1],
  ["after midnight, for what was left", "2026-05-02T05:05:00Z", 0],
])("a process that starts %s sends what no other has sent", async (_when, now, mails) => {
  vi.setSystemTime(now);
  const store = await storeWith([planned("today", "2026-05-01")]);
  const { sent } = start(store);
  await pass(5);
  expect(sent).toHaveLength(mails);
});

test("what a process has sent the next one does not send again", async () => {
  const store = await storeWith([planned("today", "2026-05-01")]);
  const first = start(store);
  await pass(11);
  await first.stop();
  const next = start(store);
  await pass(60);
  expect([first.sent.length, next.sent.length]).toEqual([1, 0]);
});

test("of processes that run at once, one sends", async () => {
  const store = await storeWith([planned("today", "2026-05-01")]);
  let isHeld = false;
  const claim: Claim = async () => {
    if (isHeld) return null;
    isHeld = true;
    return async () => {
      isHeld = false;
    };
  };
  const all = [start(store, { claim }), start(store, { claim }), start(store, { claim })];
  await pass(60);
  expect(all.flatMap(({ sent }) => sent)).toHaveLength(1);
});

test("a mail that fails is tried again, without those who have it, and not on the next day", async () => {
  const store = await storeWith([planned("today", "2026-05-01")]);
  const fault = new DeliveryError("One of 2 refused", "1 of 2", ["a@example.com"]);
  const { sent } = start(store, { fail: fault });
  await pass(10);
  expect(sent).toHaveLength(1);
  expect(store.mornings.read()).toMatchObject([
    { delivery: { state: "waiting", lastError: "One of 2 refused" } },
  ]);
  await pass(10);
  expect(sent.map(({ reached }) => reached)).toEqual([undefined, ["a@example.com"]]);
  expect(store.mornings.read()).toMatchObject([{ delivery: { state: "sent", attempts: 2 } }]);
  await pass(60);
  expect(sent).toHaveLength(2);
});

test.each([
  ["summer time begins", "2026-03-07T13:30:00Z", ["2026-03-07T14:00:00.000Z", "2026-03-08T13:00:00.000Z"]],
  ["summer time ends", "2026-10-31T12:30:00Z", ["2026-10-31T13:00:00.000Z", "2026-11-01T14:00:00.000Z"]],
])("8:00 stays 8:00 where %s", async (_when, now, times) => {
  vi.setSystemTime(now);
  const store = await storeWith([planned("late", "2026-01-05")]);
  const { sent } = start(store);
  await pass(26 * 60);
  expect(sent.map(({ at }) => at)).toEqual(times);
});
