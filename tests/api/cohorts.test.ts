import { beforeEach, describe, expect, test } from "vitest";
import { courseDates } from "../../src/server/cohorts/course-dates.ts";
import type { CohortEntry } from "../../src/shared/cohorts/cohort.ts";
import { versionOf } from "../../src/shared/record-version.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import cases from "./cohorts.cases.json" with { type: "json" };

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-05-01T12:00:00Z");
  app = await startApp({ clock });
  return () => app.stop();
});

const input = {
  course: "engineer",
  startsOn: "2027-01-11",
  endsOn: "2027-05-06",
  days: ["mon", "wed"],
  time: "18:00",
  minutes: 120,
  timeZone: "America/Chicago",
  seats: 2,
};

async function read<T>(path: string): Promise<T> {
  const answer = await app.ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

async function create(part: object = {}): Promise<CohortEntry> {
  const answer = await app.ask("/api/cohorts", { body: { ...input, ...part } });
  expect(answer.status).toBe(201);
  return answer.json();
}

/** Somebody who has a seat. */
async function enroll(cohort: string): Promise<void> {
  await app.store.requests.update((all) => [...all, storedRequest({ kind: "enrollment", cohort })]);
}

describe("cohorts", () => {
  test("an empty store has the first dates, soonest first", async () => {
    expect(await read("/api/cohorts")).toMatchObject([
      { course: "webinar", startsOn: "2026-09-28", endsOn: "2026-09-28", time: "12:00", seatsLeft: null },
      { course: "no-code", startsOn: "2026-10-06", days: ["mon", "tue", "wed", "thu"], seats: null },
    ]);
  });

  test("are made, changed and deleted", async () => {
    const made = await create();
    expect(made).toEqual({ ...input, id: made.id, seatsLeft: 2 });
    expect(await read("/api/cohorts")).toContainEqual(made);
    const answer = await app.ask(`/api/cohorts/${made.id}`, {
      method: "PUT",
      body: { ...input, days: ["wed", "mon"], seats: null, minutes: undefined },
    });
    expect(await answer.json()).toEqual({ ...made, seats: null, seatsLeft: null, minutes: 90 });
    expect((await app.ask(`/api/cohorts/${made.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await app.ask(`/api/cohorts/${made.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await app.ask(`/api/cohorts/${made.id}`, { method: "PUT", body: input })).status).toBe(404);
  });

  test("a time that summer time skips on the first day is refused, on later ones it is not", async () => {
    const sundays = { days: ["sun"], time: "02:30", endsOn: "2027-04-25" };
    const skipped = await app.ask("/api/cohorts", { body: { ...input, ...sundays, startsOn: "2027-03-14" } });
    expect(skipped.status).toBe(400);
    expect(Object.keys((await skipped.json()).issues)).toEqual(["time"]);
    const first = await app.ask("/api/cohorts", { body: { ...input, ...sundays, startsOn: "2027-03-08" } });
    expect(first.status).toBe(400);
    await create({ ...sundays, startsOn: "2027-03-07" });
  });

  test("past ones are the admin's alone", async () => {
    clock.set("2026-12-01T00:00:00Z");
    expect(await read("/api/cohorts")).toEqual([]);
    expect(await read("/api/cohorts?all=1")).toHaveLength(2);
  });

  test("seats are counted from who is there, and suspected, lost and deleted ones take none", async () => {
    const { id } = await create({ seats: 3 });
    await enroll(id);
    const others = [
      { state: "suspected" },
      { state: "lost" },
      { deletedAt: "2026-05-01T12:00:00.000Z" },
    ] as const;
    await app.store.requests.update((all) => [
      ...all,
      ...others.map((part) => storedRequest({ cohort: id, ...part })),
    ]);
    expect(await read("/api/cohorts")).toContainEqual(expect.objectContaining({ id, seatsLeft: 2 }));
  });

  test("one that people enrolled in keeps its seats, and stays", async () => {
    const { id } = await create();
    await enroll(id);
    await enroll(id);
    const fewer = await app.ask(`/api/cohorts/${id}`, { method: "PUT", body: { ...input, seats: 1 } });
    expect([fewer.status, await fewer.json()]).toEqual([
      409,
      {
        message:
          "2 people have enrolled already, so it stays with its course, and has at least as many seats.",
      },
    ]);
    const other = await app.ask(`/api/cohorts/${id}`, {
      method: "PUT",
      body: { ...input, course: "webinar" },
    });
    expect(other.status).toBe(409);
    const deleted = await app.ask(`/api/cohorts/${id}`, { method: "DELETE" });
    expect([deleted.status, await deleted.json()]).toEqual([
      409,
      { message: "2 people have enrolled for this date, so it stays." },
    ]);
  });

  test("a save over another one that came meanwhile is refused, and moves nothing", async () => {
    const { id, seatsLeft: _, ...shown } = await create();
    const save = (body: object, version: string) =>
      app.ask(`/api/cohorts/${id}`, { method: "PUT", body, headers: { "If-Match": version } });
    const version = `"${versionOf(shown)}"`;
    const moved = { ...shown, time: "17:00" };
    expect((await save(moved, version)).status).toBe(200);
    const stored = app.store.cohorts.read();
    const late = await save({ ...shown, seats: 9 }, version);
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: "This date was changed meanwhile.", record: { ...moved, id, seatsLeft: 2 } },
    ]);
    expect(app.store.cohorts.read()).toBe(stored);
    // Whoever got no answer sends the same again.
    expect((await save(moved, version)).status).toBe(200);
    expect((await save({ ...moved, seats: 9 }, `"${versionOf(moved)}"`)).status).toBe(200);
    expect((await save(shown, "*")).status).toBe(200);
  });

  test("who takes a seat is no change of the date", async () => {
    const { id, seatsLeft: _, ...shown } = await create();
    await enroll(id);
    const headers = { "If-Match": `"${versionOf(shown)}"` };
    const saved = await app.ask(`/api/cohorts/${id}`, {
      method: "PUT",
      body: { ...shown, seats: 9 },
      headers,
    });
    expect(await saved.json()).toMatchObject({ seats: 9, seatsLeft: 8 });
  });

  test("one that is sent again with its key, as after a lost answer, is made once", async () => {
    const key = "0B7C3F6E-5B0A-4C8E-9D1F-2A3B4C5D6E7F";
    const send = (body: object, headers = { "Idempotency-Key": key }) =>
      app.ask("/api/cohorts", { body, headers });
    const [first, again] = [await send(input), await send(input)];
    expect([first.status, again.status]).toEqual([201, 201]);
    const made = await first.json();
    expect(made).toEqual({ ...input, id: key.toLowerCase(), seatsLeft: 2 });
    expect(await again.json()).toEqual(made);
    const other = await send({ ...input, time: "17:00" });
    expect([other.status, await other.json()]).toEqual([
      409,
      { message: "An earlier try saved this date already.", record: made },
    ]);
    expect((await send(input, { "Idempotency-Key": "key" })).status).toBe(400);
    expect(await read("/api/cohorts?all=1")).toHaveLength(3);
  });

  test.each(cases.refused as [string, unknown][])(
    "%s that is %o is refused by its name",
    async (field, value) => {
      const answer = await app.ask("/api/cohorts", { body: { ...input, [field]: value } });
      expect(answer.status).toBe(400);
      expect(Object.keys((await answer.json()).issues)).toEqual([field]);
    },
  );

  test.each(["America/Chicago", "Asia/Kolkata", "America/Argentina/Buenos_Aires", "US/Central", "Etc/UTC"])(
    "the time zone %s is taken",
    async (timeZone) => {
      const answer = await app.ask("/api/cohorts", { body: { ...input, timeZone } });
      expect([answer.status, (await answer.json()).timeZone]).toEqual([201, timeZone]);
    },
  );

  test("what release 2 stored in a zone such as CST is still listed, and can be put into another one", async () => {
    const old = storedCohort({ timeZone: "CST", startsOn: "2027-01-11", endsOn: "2027-02-18" });
    await app.store.cohorts.update((state) => ({ ...state, cohorts: [old] }));
    expect(await read("/api/cohorts?all=1")).toMatchObject([{ id: old.id, timeZone: "CST" }]);
    expect((await app.ask(`/calendar/${old.id}.ics`)).status).toBe(200);
    const put = (timeZone: string) =>
      app.ask(`/api/cohorts/${old.id}`, { method: "PUT", body: { ...input, timeZone } });
    expect((await put("CST")).status).toBe(400);
    expect((await put("America/Chicago")).status).toBe(200);
  });

  test("days without a class are refused", async () => {
    const body = { ...input, startsOn: "2027-01-11", endsOn: "2027-01-12", days: ["fri"] };
    const answer = await app.ask("/api/cohorts", { body });
    expect([answer.status, Object.keys((await answer.json()).issues)]).toEqual([400, ["days"]]);
  });

  test("unknown fields and other bodies are refused", async () => {
    expect((await app.ask("/api/cohorts", { body: { ...input, price: 5 } })).status).toBe(400);
    expect((await app.ask("/api/cohorts", { body: "[]" })).status).toBe(400);
  });
});

test("the calendar to subscribe to has a course until its last class is over, which nobody can join any more", async () => {
  const { id } = await create({ startsOn: "2026-06-01", endsOn: "2026-06-10" });
  const subscribed = async () => (await (await app.ask("/calendar/all.ics")).text()).includes(`UID:${id}@`);
  expect(await subscribed()).toBe(true);
  for (const [now, isOn] of [
    ["2026-06-04T12:00:00Z", true],
    ["2026-06-11T00:59:59Z", true],
    ["2026-06-11T01:00:00Z", false],
  ] as const) {
    clock.set(now);
    expect([now, await subscribed()]).toEqual([now, isOn]);
    expect(await read("/api/cohorts")).not.toContainEqual(expect.objectContaining({ id }));
  }
});

describe("offers", () => {
  test("are set, changed and deleted", async () => {
    expect(await read("/api/offers")).toEqual([{ code: "EARLYNOCODE", amount: 100, lastDay: null }]);
    const body = { amount: 150, lastDay: "2026-09-01" };
    const saved = await app.ask("/api/offers/SUMMER-26", { method: "PUT", body });
    expect([saved.status, await saved.json()]).toEqual([200, { code: "SUMMER-26", ...body }]);
    await app.ask("/api/offers/SUMMER-26", { method: "PUT", body: { ...body, lastDay: null } });
    expect(await read("/api/offers")).toContainEqual({ code: "SUMMER-26", amount: 150, lastDay: null });
    expect((await app.ask("/api/offers/SUMMER-26", { method: "DELETE" })).status).toBe(204);
    expect((await app.ask("/api/offers/SUMMER-26", { method: "DELETE" })).status).toBe(404);
  });

  test("a save over another one, or a deletion, that came meanwhile is refused", async () => {
    const shown = { code: "EARLYNOCODE", amount: 100, lastDay: null };
    const save = (amount: number) =>
      app.ask("/api/offers/EARLYNOCODE", {
        method: "PUT",
        body: { amount, lastDay: null },
        headers: { "If-Match": `"${versionOf(shown)}"` },
      });
    expect([(await save(150)).status, (await save(150)).status]).toEqual([200, 200]);
    const late = await save(200);
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: "This code was changed meanwhile.", record: { ...shown, amount: 150 } },
    ]);
    await app.ask("/api/offers/EARLYNOCODE", { method: "DELETE" });
    const deleted = await save(150);
    expect([deleted.status, await deleted.json()]).toEqual([
      409,
      { message: "This code was deleted meanwhile.", record: null },
    ]);
    expect(await read("/api/offers")).toEqual([]);
  });

  test("a new code takes the place of none that another tab has made", async () => {
    const make = (amount: number) =>
      app.ask("/api/offers/SUMMER", {
        method: "PUT",
        body: { amount, lastDay: null },
        headers: { "If-None-Match": "*" },
      });
    expect([(await make(100)).status, (await make(100)).status]).toEqual([200, 200]);
    const late = await make(50);
    expect([late.status, await late.json()]).toEqual([
      409,
      {
        message: "This code was made meanwhile, in another tab.",
        record: { code: "SUMMER", amount: 100, lastDay: null },
      },
    ]);
    expect(await read("/api/offers")).toContainEqual({ code: "SUMMER", amount: 100, lastDay: null });
  });

  test.each([
    ["/api/offers/early", { amount: 1, lastDay: null }],
    ["/api/offers/E", { amount: 1, lastDay: null }],
    ["/api/offers/EARLY", { amount: 0, lastDay: null }],
    ["/api/offers/EARLY", { amount: "100", lastDay: null }],
    ["/api/offers/EARLY", { amount: 100, lastDay: "2026-13-01" }],
    ["/api/offers/EARLY", { amount: 100 }],
  ])("%s with %o is refused", async (path, body) => {
    expect((await app.ask(path, { method: "PUT", body })).status).toBe(400);
  });
});

test("a code takes off less than the cheapest plan costs", async () => {
  const set = (amount: number) =>
    app.ask("/api/offers/EARLY", { method: "PUT", body: { amount, lastDay: null } });
  expect((await set(798)).status).toBe(200);
  const refused = await set(799);
  expect([refused.status, (await refused.json()).issues]).toEqual([
    400,
    { amount: "Please give at most $798, so that the cheapest plan still costs something." },
  ]);
});

describe("what the agreement says", () => {
  const agreement = () => courseDates(app.store.cohorts.read(), new Map(), clock.now()).agreement;

  test("changes with a date and a code that it names, and with nothing else", async () => {
    expect(agreement().changedAt).toBeNull();
    await create();
    expect(agreement().changedAt).toBeNull();
    clock.set("2026-06-01T00:00:00Z");
    const { id } = await create({ course: "no-code" });
    expect(agreement().changedAt).toBe("2026-06-01T00:00:00.000Z");
    clock.set("2026-06-02T00:00:00Z");
    await app.ask(`/api/cohorts/${id}`, { method: "PUT", body: { ...input, course: "no-code", seats: 9 } });
    expect(agreement().changedAt).toBe("2026-06-01T00:00:00.000Z");
    await app.ask("/api/offers/EARLYNOCODE", { method: "DELETE" });
    expect(agreement().changedAt).toBe("2026-06-02T00:00:00.000Z");
  });

  test("has a name of its own for each change, also for two within a minute", async () => {
    clock.set("2026-12-01T00:00:00Z");
    await create({ course: "no-code" });
    const first = agreement().changedOn;
    clock.set("2026-12-01T00:00:30Z");
    await app.ask("/api/offers/EARLYNOCODE", { method: "DELETE" });
    expect([first, agreement().changedOn]).toEqual([
      "November 30, 2026 at 6:00:00 PM CST",
      "November 30, 2026 at 6:00:30 PM CST",
    ]);
  });

  test("stays changed when the date whose start changed it is deleted", async () => {
    const [, noCode] = await read<CohortEntry[]>("/api/cohorts");
    clock.set("2026-12-01T00:00:00Z");
    expect(agreement().changedAt).toBe("2026-10-07T00:45:00.000Z");
    await app.ask(`/api/cohorts/${noCode?.id}`, { method: "DELETE" });
    expect(agreement().changedAt).toBe("2026-10-07T00:45:00.000Z");
  });
});
