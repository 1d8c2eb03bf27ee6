import { expect, test, vi } from "vitest";
import { leadRestorableMs } from "../../src/shared/forms/lead.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const leads = ["1", "2", "3"].map((id) => storedRequest({ id }));

async function appWith(requests = leads): Promise<RunningApp> {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => requests);
  return app;
}

async function bulk(app: RunningApp, body: object) {
  const answer = await app.ask("/api/leads/bulk", { body });
  expect(answer.status).toBe(200);
  return answer.json();
}

const statesOf = (app: RunningApp) => app.store.requests.read().map(({ state }) => state);

test("several leads get a state in one write; those that have it, or are gone, do not count", async () => {
  const app = await appWith([...leads, storedRequest({ id: "4", state: "won" })]);
  const writes = vi.fn();
  app.store.requests.onChange(writes);
  expect(await bulk(app, { ids: ["1", "3", "4", "gone"], state: "won" })).toEqual({ changed: 2 });
  expect(writes).toHaveBeenCalledOnce();
  expect(statesOf(app)).toEqual(["won", "new", "won", "won"]);
  expect(app.store.requests.read()[0]?.handledAt).not.toBeNull();
  expect(await bulk(app, { ids: ["1"], state: "won" })).toEqual({ changed: 0 });
});

test("several are deleted, and come back within 10 minutes", async () => {
  const app = await appWith();
  expect(await bulk(app, { ids: ["1", "2"], delete: true })).toEqual({ changed: 2 });
  expect(await (await app.ask("/api/leads")).json()).toMatchObject([{ id: "3" }]);
  expect(await bulk(app, { ids: ["1", "2"], delete: true })).toEqual({ changed: 0 });
  expect(await bulk(app, { ids: ["1", "2"], state: "won" })).toEqual({ changed: 0 });
  expect(await bulk(app, { ids: ["1", "2", "3"], restore: true })).toEqual({ changed: 2 });
  expect(app.store.requests.read()).toEqual(leads);

  await bulk(app, { ids: ["1"], delete: true });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + leadRestorableMs });
  try {
    expect(await bulk(app, { ids: ["1"], restore: true })).toEqual({ changed: 0 });
  } finally {
    vi.useRealTimers();
  }
});

test("suspected ones that become leads are delivered, each once", async () => {
  const mail = { leadsTo: ["sales@example.com"], confirmToSender: false } as never;
  const app = await untilTestEnds(startApp({ env: { mail } }));
  await app.store.requests.update(() => ["1", "2"].map((id) => storedRequest({ id, state: "suspected" })));
  expect(await bulk(app, { ids: ["1", "2"], state: "new" })).toEqual({ changed: 2 });
  const deliveries = () =>
    app.store.requests.read().map(({ deliveries }) => deliveries.map(({ channel }) => channel));
  expect(deliveries()).toEqual([["mail"], ["mail"]]);
  await bulk(app, { ids: ["1", "2"], state: "won" });
  expect(deliveries()).toEqual([["mail"], ["mail"]]);
});

test("who takes seats that are not there is told how many people are too many", async () => {
  const app = await appWith([]);
  const [cohort] = app.store.cohorts.read().cohorts;
  const id = cohort?.id ?? "";
  await app.store.cohorts.update((state) => ({
    ...state,
    cohorts: state.cohorts.map((one) => (one.id === id ? { ...one, seats: 1 } : one)),
  }));
  await app.store.requests.update(() =>
    ["1", "2", "3"].map((name) =>
      storedRequest({ id: name, state: "lost", cohort: id, fields: { email: `${name}@example.com` } }),
    ),
  );
  expect(await bulk(app, { ids: ["1", "2", "3"], state: "in progress" })).toEqual({
    changed: 3,
    seatsOver: 2,
  });
});

test.each([
  {},
  { ids: ["1"] },
  { ids: [], state: "won" },
  { ids: "1", state: "won" },
  { ids: ["1"], state: "done" },
  { ids: ["1"], delete: false },
  { ids: ["1"], delete: true, state: "won" },
  { ids: [1], delete: true },
  { state: "won" },
])("%j changes nothing", async (body) => {
  const app = await appWith();
  const before = app.store.requests.read();
  expect((await app.ask("/api/leads/bulk", { body })).status).toBe(400);
  expect(app.store.requests.read()).toBe(before);
});

test("all of 10,000 are changed at once", async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => storedRequest({ id: `lead-${index}` }));
  const app = await appWith(many);
  expect(await bulk(app, { ids: many.map(({ id }) => id), state: "lost" })).toEqual({ changed: 10_000 });
  expect(new Set(statesOf(app))).toEqual(new Set(["lost"]));
});
