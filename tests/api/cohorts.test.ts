import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { CohortEntry } from "../../src/shared/cohorts/cohort.ts";
import type { CourseDates } from "../../src/shared/cohorts/course-dates.ts";
import { startWithAccount } from "../support/server/account.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { storedRequest } from "../support/store/stored-request.ts";

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

  test.each([
    ["course", "cooking"],
    ["startsOn", "2027-02-30"],
    ["startsOn", "11 January"],
    ["startsOn", 5],
    ["endsOn", "2027-01-10"],
    ["endsOn", "2030-01-11"],
    ["days", []],
    ["days", ["monday"]],
    ["time", "24:00"],
    ["time", "6pm"],
    ["minutes", 0],
    ["minutes", 1.5],
    ["timeZone", "Texas"],
    ["timeZone", "+05:00"],
    ["seats", -1],
    ["seats", "many"],
  ])("%s that is %o is refused by its name", async (field, value) => {
    const answer = await app.ask("/api/cohorts", { body: { ...input, [field]: value } });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).issues)).toEqual([field]);
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

describe("what the agreement says", () => {
  const changedAt = async () => (await read<CourseDates>("/api/course-dates")).agreement.changedAt;

  test("changes with a date and a code that it names, and with nothing else", async () => {
    expect(await changedAt()).toBeNull();
    await create();
    expect(await changedAt()).toBeNull();
    clock.set("2026-06-01T00:00:00Z");
    const { id } = await create({ course: "no-code" });
    expect(await changedAt()).toBe("2026-06-01T00:00:00.000Z");
    clock.set("2026-06-02T00:00:00Z");
    await app.ask(`/api/cohorts/${id}`, { method: "PUT", body: { ...input, course: "no-code", seats: 9 } });
    expect(await changedAt()).toBe("2026-06-01T00:00:00.000Z");
    await app.ask("/api/offers/EARLYNOCODE", { method: "DELETE" });
    expect(await changedAt()).toBe("2026-06-02T00:00:00.000Z");
  });

  test("has a name of its own for each change, also for two within a minute", async () => {
    const changedOn = async () => (await read<CourseDates>("/api/course-dates")).agreement.changedOn;
    clock.set("2026-12-01T00:00:00Z");
    await create({ course: "no-code" });
    const first = await changedOn();
    clock.set("2026-12-01T00:00:30Z");
    await app.ask("/api/offers/EARLYNOCODE", { method: "DELETE" });
    expect([first, await changedOn()]).toEqual([
      "November 30, 2026 at 6:00:00 PM CST",
      "November 30, 2026 at 6:00:30 PM CST",
    ]);
  });

  test("stays changed when the date whose start changed it is deleted", async () => {
    const [, noCode] = await read<CohortEntry[]>("/api/cohorts");
    clock.set("2026-12-01T00:00:00Z");
    expect(await changedAt()).toBe("2026-10-07T00:45:00.000Z");
    await app.ask(`/api/cohorts/${noCode?.id}`, { method: "DELETE" });
    expect(await changedAt()).toBe("2026-10-07T00:45:00.000Z");
  });
});

test("who is not signed in reads what is to come, and nothing else", async () => {
  const closed = await startWithAccount();
  onTestFinished(() => closed.stop());
  for (const path of ["/api/cohorts", "/api/course-dates"]) expect((await closed.ask(path)).status).toBe(200);
  const refused: [string, { method?: string; body?: unknown }][] = [
    ["/api/cohorts?all=1", {}],
    ["/api/cohorts", { body: input }],
    ["/api/cohorts/1", { method: "PUT", body: input }],
    ["/api/cohorts/1", { method: "DELETE" }],
    ["/api/offers", {}],
    ["/api/offers/EARLY", { method: "PUT", body: { amount: 1, lastDay: null } }],
    ["/api/offers/EARLY", { method: "DELETE" }],
  ];
  for (const [path, options] of refused)
    expect([path, (await closed.ask(path, options)).status]).toEqual([path, 401]);
});
