import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openSiteStore, type SiteStore } from "../../src/server/collections.ts";
import { DeliveryError } from "../../src/server/outbox/delivery-error.ts";
import { type Deliver, startOutbox } from "../../src/server/outbox/outbox.ts";
import type { StoredDelivery, StoredRequest } from "../../src/server/requests/stored-requests.ts";
import type { DeliveryChannel } from "../../src/shared/forms/lead.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const minute = 60_000;
// Other processes can take long, too.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-05-01T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is due at the start is delivered, the longest due first, and a later one as it comes", async () => {
  const told: string[] = [];
  const { store } = await outboxWith(
    [
      lead("b", [waiting("mail", "2026-05-01T09:00:00.000Z")]),
      lead("a", [waiting("mail", "2026-05-01T08:00:00.000Z"), waiting("webhook")]),
    ],
    async (channel, { id }) => void told.push(`${channel} ${id}`),
  );
  await expect.poll(() => statesOf(store)).toEqual(["b mail sent 1", "a mail sent 1", "a webhook sent 1"]);
  expect(told).toEqual(["mail a", "mail b", "webhook a"]);
  await store.requests.update((all) => [...all, lead("c", [waiting("mail")])]);
  await expect.poll(() => statesOf(store).at(-1)).toBe("c mail sent 1");
});

test("an announcement that was sent names the date of which it told", async () => {
  const { store } = await outboxWith(
    [lead("a", [{ ...waiting("announcement"), cohort: "before", before: null }])],
    async (_channel, _request, noteDate) => noteDate("told"),
  );
  await expect.poll(() => statesOf(store)).toEqual(["a announcement sent 1"]);
  expect(deliveryOf(store)).toEqual({
    ...waiting("announcement"),
    state: "sent",
    attempts: 1,
    dueAt: null,
    cohort: "told",
  });
});

test("a delivery begins when the one whose change made it has gone on", async () => {
  const deliver = vi.fn<Deliver<StoredRequest>>(async () => {});
  const { store } = await outboxWith([], deliver);
  await store.requests.update(() => [lead("a", [waiting("mail")])]);
  expect(deliver).not.toHaveBeenCalled();
  await expect.poll(() => statesOf(store)).toEqual(["a mail sent 1"]);
});

test("what fails is tried again in its time, says why, and is made once", async () => {
  let calls = 0;
  const { store } = await outboxWith([lead("a", [waiting("webhook")])], async () => {
    calls++;
    if (calls < 3) throw new DeliveryError(`It is down\r\nfor the ${calls}. time.`, "down");
  });
  await expect.poll(() => statesOf(store)).toEqual(["a webhook waiting 1"]);
  expect(deliveryOf(store).lastError).toBe("It is down for the 1. time.");
  await vi.advanceTimersByTimeAsync(minute - 1_000);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => statesOf(store)).toEqual(["a webhook waiting 2"]);
  await vi.advanceTimersByTimeAsync(5 * minute);
  await expect.poll(() => statesOf(store)).toEqual(["a webhook sent 3"]);
  await vi.advanceTimersByTimeAsync(4 * 24 * 60 * minute);
  expect(calls).toBe(3);
});

test("whom a mail did not reach is tried again, and not those who have it", async () => {
  const reached: unknown[] = [];
  const { store } = await outboxWith([lead("a", [waiting("mail")])], async (_channel, { deliveries }) => {
    reached.push(deliveries[0]?.reached);
    if (reached.length === 1) throw new DeliveryError("It refused b.", "1 of 2 refused", ["a@example.com"]);
  });
  await expect.poll(() => statesOf(store)).toEqual(["a mail waiting 1"]);
  expect(deliveryOf(store).lastError).toBe("It refused b.");
  await vi.advanceTimersByTimeAsync(minute);
  await expect.poll(() => statesOf(store)).toEqual(["a mail sent 2"]);
  expect(reached).toEqual([undefined, ["a@example.com"]]);
  expect(deliveryOf(store)).not.toHaveProperty("reached");
});

test("a fault of our own is logged, and tells nothing", async () => {
  const { store } = await outboxWith([lead("a", [waiting("mail")])], async () => {
    throw new TypeError("ada@example.com is undefined");
  });
  await expect.poll(() => statesOf(store)).toEqual(["a mail waiting 1"]);
  expect(deliveryOf(store).lastError).toBe("The site could not make this message. Its log says why.");
});

test("a receiver that hangs delays no other channel, and is not asked by more than a few at once", async () => {
  const hanging = Promise.withResolvers<void>();
  let open = 0;
  const leads = Array.from({ length: 50 }, (_, n) => lead(`${n}`, [waiting("mail"), waiting("webhook")]));
  const { store } = await outboxWith(leads, async (channel) => {
    if (channel !== "webhook") return;
    open++;
    await hanging.promise;
  });
  const sent = (channel: string) =>
    statesOf(store).filter((state) => state.includes(`${channel} sent`)).length;
  await expect.poll(() => sent("mail")).toBe(50);
  expect(open).toBe(10);
  expect(sent("webhook")).toBe(0);
  hanging.resolve();
  await expect.poll(() => sent("webhook")).toBe(50);
  expect(open).toBe(50);
});

test("what is suspected or deleted waits until it is no more", async () => {
  const deliver = vi.fn<Deliver<StoredRequest>>(async () => {});
  const { store } = await outboxWith(
    [
      { ...lead("a", [waiting("mail")]), state: "suspected" },
      { ...lead("b", [waiting("mail")]), deletedAt: "2026-05-01T09:59:00.000Z" },
    ],
    deliver,
  );
  await vi.advanceTimersByTimeAsync(11 * minute);
  expect(deliver).not.toHaveBeenCalled();
  await store.requests.update((all) => all.map((request) => ({ ...request, state: "new", deletedAt: null })));
  await expect.poll(() => statesOf(store)).toEqual(["a mail sent 1", "b mail sent 1"]);
});

test("a request that is deleted for good while it is sent stays away", async () => {
  const sending = Promise.withResolvers<void>();
  const { store, outbox } = await outboxWith([lead("a", [waiting("mail")])], () => sending.promise);
  await store.requests.update(() => []);
  sending.resolve();
  await outbox.stop();
  expect(store.requests.read()).toEqual([]);
});

test("what was sent while the disk was full is not sent again", async () => {
  const files = faultyFiles();
  const deliver = vi.fn<Deliver<StoredRequest>>(async () => {
    files.fail("writeFile", "ENOSPC");
  });
  const { store, outbox } = await outboxWith([lead("a", [waiting("mail")])], deliver, files);
  await expect.poll(() => deliver.mock.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(deliver).toHaveBeenCalledOnce();
  expect(statesOf(store)).toEqual(["a mail waiting 0"]);
  files.heal();
  await outbox.stop();
});

test("what became of a delivery and cannot be kept is logged, holds up nothing and is not made again", async () => {
  const told: string[] = [];
  const leads = ["a", "b", "c", "d", "e"].map((id) => lead(id, [waiting("mail")]));
  const { store } = await outboxWith(leads, async (_channel, { id }) => {
    told.push(id);
    if (id === "d") return;
    throw Object.assign(new DeliveryError("It is down.", "down"), { message: 5 });
  });
  await expect.poll(() => told).toEqual(["a", "b", "c", "d", "e"]);
  await expect.poll(() => statesOf(store)[3]).toBe("d mail sent 1");
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(told).toHaveLength(5);
  expect(statesOf(store).filter((state) => state.endsWith("waiting 0"))).toHaveLength(4);

  // Somebody asks for it.
  const dueAt = new Date().toISOString();
  await store.requests.update(([first, ...others]) =>
    first === undefined ? others : [{ ...first, deliveries: [{ ...waiting("mail"), dueAt }] }, ...others],
  );
  await expect.poll(() => told.slice(5)).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(told).toHaveLength(6);
});

test("a stop waits for what is under way, and begins nothing more", async () => {
  const sending = Promise.withResolvers<void>();
  const deliver = vi.fn<Deliver<StoredRequest>>(() => sending.promise);
  const leads = Array.from({ length: 5 }, (_, n) => lead(`${n}`, [waiting("mail")]));
  const { store, outbox } = await outboxWith(leads, deliver);
  const stopped = outbox.stop();
  sending.resolve();
  await stopped;
  expect(deliver).toHaveBeenCalledTimes(3);
  expect(statesOf(store).filter((state) => state.endsWith("sent 1"))).toHaveLength(3);
});

async function outboxWith(
  leads: StoredRequest[],
  deliver: Deliver<StoredRequest>,
  fileSystem?: ReturnType<typeof faultyFiles>,
) {
  const store = await openSiteStore(await temporaryFolder(), { ...(fileSystem && { fileSystem }) });
  await store.requests.update(() => leads);
  const outbox = startOutbox("lead", store.requests, deliver);
  onTestFinished(async () => {
    await outbox.stop();
    await store.close();
  });
  return { store, outbox };
}

function lead(id: string, deliveries: StoredDelivery[]): StoredRequest {
  return storedRequest({ id, deliveries });
}

function waiting(channel: DeliveryChannel, dueAt = "2026-05-01T10:00:00.000Z"): StoredDelivery {
  return { channel, state: "waiting", attempts: 0, lastError: null, at: dueAt, since: dueAt, dueAt };
}

function statesOf(store: SiteStore): string[] {
  return store.requests
    .read()
    .flatMap(({ id, deliveries }) =>
      deliveries.map(({ channel, state, attempts }) => `${id} ${channel} ${state} ${attempts}`),
    );
}

function deliveryOf(store: SiteStore): StoredDelivery {
  const delivery = store.requests.read()[0]?.deliveries[0];
  if (delivery === undefined) throw new Error("There is no delivery");
  return delivery;
}
