import { beforeEach, describe, expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import { delivered } from "../../src/server/outbox/delivery-rules.ts";
import { announceDates } from "../../src/server/requests/announce-dates.ts";
import { createSiteCohorts } from "../../src/server/requests/seats.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import type { CohortEntry } from "../../src/shared/cohorts/cohort.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const { mail } = readEnv({ SMTP_URL: "smtp://127.0.0.1:9", LEADS_TO: "sales@example.com" }, "/");
const waitlist = { formId: forms.noCodeWaitlist.id, formName: forms.noCodeWaitlist.name };

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-12-01T12:00:00.000Z");
  app = await startApp({ clock, env: { mail } });
  return () => app.stop();
});

/** Puts requests into the store; the first dates are those of the next year. */
async function keep(...requests: Partial<StoredRequest>[]): Promise<void> {
  const createdAt = "2026-12-01T10:00:00.000Z";
  await app.store.requests.update((all) => [
    ...all,
    ...requests.map((request) => storedRequest({ createdAt, ...request })),
  ]);
  await told();
}

/** Who was told, and when, once nothing more is being written. */
async function told(): Promise<[email: string | undefined, since: string][]> {
  await app.store.requests.update((all) => all);
  await app.store.inTurn([], async () => {});
  return app.store.requests
    .read()
    .flatMap(({ fields, deliveries }) =>
      deliveries
        .filter(({ channel }) => channel === "announcement")
        .map(({ since }): [string | undefined, string] => [fields.email, since]),
    );
}

/** When the announcements are due that wait. */
async function dueAt(): Promise<(string | null)[]> {
  await told();
  return app.store.requests.read().flatMap(({ deliveries }) => deliveries.map((delivery) => delivery.dueAt));
}

/** Makes the deliveries that wait. */
async function send(): Promise<void> {
  await app.store.requests.update((all) =>
    all.map((request) => ({
      ...request,
      deliveries: request.deliveries.map((delivery) => delivered(delivery, clock.now())),
    })),
  );
}

async function noCode(): Promise<CohortEntry> {
  const cohorts: CohortEntry[] = await (await app.ask("/api/cohorts")).json();
  const found = cohorts.find(({ course }) => course === "no-code");
  if (found === undefined) throw new Error("There is no date");
  return found;
}

async function change(
  { id, seatsLeft: _, ...cohort }: CohortEntry,
  part: Partial<CohortEntry>,
): Promise<void> {
  const answer = await app.ask(`/api/cohorts/${id}`, { method: "PUT", body: { ...cohort, ...part } });
  expect(answer.status).toBe(200);
}

describe("a waitlist", () => {
  const ada = { ...waitlist, fields: { name: "Ada", email: "ada@example.com" } };

  /** No date is left: the first one is full. */
  async function fill(): Promise<CohortEntry> {
    const cohort = await noCode();
    await change(cohort, { seats: 0 });
    return cohort;
  }

  test("is told once there is a date, each address once", async () => {
    const full = await fill();
    await keep(
      ada,
      { ...ada, fields: { name: "Ada again", email: "ADA@example.com" } },
      { ...waitlist, fields: { name: "Bob", email: "bob@example.com" } },
    );
    expect(await told()).toEqual([]);
    clock.set("2026-12-02T12:00:00.000Z");
    await change(full, { seats: 2 });
    const first = [
      ["ada@example.com", "2026-12-02T12:00:00.000Z"],
      ["bob@example.com", "2026-12-02T12:00:00.000Z"],
    ];
    expect(await told()).toEqual(first);
    await change(full, { seats: 0 });
    await change(full, { seats: 3 });
    expect(await told()).toEqual(first);
  });

  test("is told nothing of a date that is taken back within 5 minutes, and of the next one 5 minutes after that", async () => {
    const full = await fill();
    await keep(ada);
    await change(full, { seats: 2 });
    expect(await dueAt()).toEqual(["2026-12-01T12:05:00.000Z"]);
    expect(await (await app.ask("/api/waitlists")).json()).toContainEqual({ course: "no-code", people: 1 });
    clock.set("2026-12-01T12:04:00.000Z");
    await change(full, { seats: 0 });
    expect(await told()).toEqual([]);
    clock.set("2026-12-01T12:10:00.000Z");
    await change(full, { seats: 2 });
    clock.set("2026-12-01T12:12:00.000Z");
    await change(full, { seats: 3, time: "18:00" });
    expect(await dueAt()).toEqual(["2026-12-01T12:17:00.000Z"]);
    // From then on it may be on its way.
    clock.set("2026-12-01T12:18:00.000Z");
    await change(full, { seats: 0 });
    expect(await dueAt()).toEqual(["2026-12-01T12:17:00.000Z"]);
  });

  test("whoever joins it again later is told again", async () => {
    const full = await fill();
    await keep(ada);
    await change(full, { seats: 2 });
    clock.set("2026-12-01T12:05:00.000Z");
    await change(full, { seats: 0 });
    clock.set("2026-12-05T12:00:00.000Z");
    await keep({ ...ada, createdAt: "2026-12-03T12:00:00.000Z" });
    await change(full, { seats: 2 });
    expect(await told()).toEqual([
      ["ada@example.com", "2026-12-01T12:00:00.000Z"],
      ["ada@example.com", "2026-12-05T12:00:00.000Z"],
    ]);
  });

  test("is told again where the date that it was told of was taken back, not where that date passed", async () => {
    const { id, seatsLeft: _, ...date } = await noCode();
    await app.ask(`/api/cohorts/${id}`, { method: "DELETE" });
    await keep(ada);
    const set = async (part: Partial<CohortEntry>): Promise<string> =>
      (await (await app.ask("/api/cohorts", { body: { ...date, ...part } })).json()).id;
    const first = await set({});
    expect(await told()).toEqual([["ada@example.com", "2026-12-01T12:00:00.000Z"]]);
    clock.set("2026-12-02T12:00:00.000Z");
    await app.ask(`/api/cohorts/${first}`, { method: "DELETE" });
    expect(await told()).toEqual([["ada@example.com", "2026-12-01T12:00:00.000Z"]]);
    clock.set("2026-12-03T12:00:00.000Z");
    await set({});
    const again = [["ada@example.com", "2026-12-03T12:00:00.000Z"]];
    expect(await told()).toEqual(again);
    clock.set("2028-01-01T12:00:00.000Z");
    await set({ startsOn: "2028-10-09", endsOn: "2028-11-16" });
    expect(await told()).toEqual(again);
  });

  test("is told by the date that a mail names, whatever was set meanwhile, and by its time where release 2 named none", async () => {
    const { id, seatsLeft: _, ...date } = await noCode();
    const sentAt = "2026-12-01T11:00:00.000Z";
    const sent = { channel: "announcement", state: "sent", attempts: 1, lastError: null } as const;
    const delivery = { ...sent, at: sentAt, since: sentAt, dueAt: null };
    await app.store.cohorts.update((state) => ({
      ...state,
      cohorts: state.cohorts.map((cohort) => ({ ...cohort, changedAt: "2026-12-01T09:00:00.000Z" })),
    }));
    const bob = { ...waitlist, fields: { email: "bob@example.com" } };
    const gone = "00000000-0000-4000-8000-000000000000";
    await keep({ ...ada, deliveries: [delivery] }, { ...bob, deliveries: [{ ...delivery, cohort: gone }] });
    const told1 = [
      ["ada@example.com", sentAt],
      ["bob@example.com", "2026-12-01T12:00:00.000Z"],
    ];
    expect(await told()).toEqual(told1);
    await app.ask(`/api/cohorts/${id}`, { method: "DELETE" });
    clock.set("2026-12-02T12:00:00.000Z");
    await app.ask("/api/cohorts", { body: date });
    expect(await told()).toEqual(told1.map(([email]) => [email, "2026-12-02T12:00:00.000Z"]));
  });

  test("is not told again where the date that it was told of is to be deleted after its start, which is refused", async () => {
    const { id, seatsLeft: _, ...date } = await noCode();
    await keep(ada);
    const once = [["ada@example.com", "2026-12-01T12:00:00.000Z"]];
    clock.set("2028-01-01T12:00:00.000Z");
    const next = { startsOn: "2028-10-09", endsOn: "2028-11-16" };
    const { id: nextId } = await (await app.ask("/api/cohorts", { body: { ...date, ...next } })).json();
    const refused = await app.ask(`/api/cohorts/${id}`, { method: "DELETE" });
    expect(await told()).toEqual(once);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: "This date has begun, and people on the waitlist may have been told of it, so it stays." },
    ]);
    // With another that they may have been told of, it goes.
    const both = { startsOn: "2027-10-11", endsOn: "2027-11-18" };
    clock.set("2026-12-01T11:00:00.000Z");
    const { id: bothId } = await (await app.ask("/api/cohorts", { body: { ...date, ...both } })).json();
    clock.set("2028-01-01T12:00:00.000Z");
    expect((await app.ask(`/api/cohorts/${bothId}`, { method: "DELETE" })).status).toBe(204);
    // One that nobody was told of goes.
    clock.set("2029-01-01T12:00:00.000Z");
    expect((await app.ask(`/api/cohorts/${nextId}`, { method: "DELETE" })).status).toBe(204);
    expect(await told()).toEqual(once);
  });

  test("is told of a date that is set after the mail about the last one was given up, once", async () => {
    const giveUp = () =>
      app.store.requests.update((all) =>
        all.map((request) => ({
          ...request,
          deliveries: request.deliveries.map((delivery) => ({
            ...delivery,
            state: "failed" as const,
            dueAt: null,
          })),
        })),
      );
    const { id: _, seatsLeft: __, ...date } = await noCode();
    await keep(ada);
    await giveUp();
    clock.set("2027-01-01T12:00:00.000Z");
    expect(await told()).toEqual([["ada@example.com", "2026-12-01T12:00:00.000Z"]]);
    clock.set("2028-01-01T12:00:00.000Z");
    expect(await (await app.ask("/api/waitlists")).json()).toContainEqual({ course: "no-code", people: 1 });
    await app.ask("/api/cohorts", {
      body: { ...date, startsOn: "2028-10-09", endsOn: "2028-11-16" },
    });
    const again = [["ada@example.com", "2028-01-01T12:00:00.000Z"]];
    expect(await told()).toEqual(again);
    await giveUp();
    clock.set("2028-02-01T12:00:00.000Z");
    expect(await told()).toEqual(again);
  });

  test("is told once by a clock that is behind the one by which the date was set and people asked", async () => {
    const { id, seatsLeft: _, ...date } = await noCode();
    await app.ask(`/api/cohorts/${id}`, { method: "DELETE" });
    await keep(ada, {
      ...waitlist,
      createdAt: "2026-12-01T12:30:00.000Z",
      fields: { email: "bob@example.com" },
    });
    // The store of a process whose clock is 10 minutes ahead.
    await app.store.cohorts.update((state) => ({
      ...state,
      cohorts: [...state.cohorts, storedCohort({ ...date, changedAt: "2026-12-01T12:10:00.000Z" })],
    }));
    const once = [
      ["ada@example.com", "2026-12-01T12:10:00.000Z"],
      ["bob@example.com", "2026-12-01T12:30:00.000Z"],
    ];
    expect(await told()).toEqual(once);
    expect(app.store.requests.read()[0]?.deliveries).toMatchObject([{ dueAt: "2026-12-01T12:05:00.000Z" }]);
    clock.set("2026-12-01T12:05:00.000Z");
    await keep({ fields: { name: "Cy" } });
    expect(await told()).toEqual(once);
    expect(app.store.requests.read()[0]?.deliveries).toMatchObject([{ dueAt: "2026-12-01T12:05:00.000Z" }]);
  });

  test("is not told of a date that had begun when people asked, whatever the clock says now", async () => {
    const full = await fill();
    await keep({ ...ada, createdAt: "2028-01-01T12:00:00.000Z" });
    await change(full, { seats: 2 });
    expect(await told()).toEqual([]);
  });

  test("is one address however its accents and its domain are written", async () => {
    const full = await fill();
    await keep(
      { ...waitlist, fields: { email: "ren\u00e9@b\u00fccher.example" } },
      { ...waitlist, fields: { email: "rene\u0301@xn--bcher-kva.example" } },
      { ...waitlist, fields: { email: "ada@b\u00fccher.example" } },
      { ...waitlist, fields: { email: "ada@xn--bcher-kva.example" } },
      { ...waitlist, fields: { email: "mailto:ada@b\u00fccher.example" } },
      { ...waitlist, fields: { email: "Ada <ada@b\u00fccher.example>" } },
    );
    await change(full, { seats: 2 });
    expect((await told()).map(([email]) => email)).toEqual([
      "ren\u00e9@b\u00fccher.example",
      "ada@b\u00fccher.example",
    ]);
  });

  test.each<[string, Partial<StoredRequest>]>([
    ["is suspected", { state: "suspected", suspectedAt: "2026-12-01T10:00:00.000Z" }],
    ["was deleted", { deletedAt: "2026-12-01T11:00:00.000Z" }],
    ["waits for another course", { formId: forms.webinarWaitlist.id }],
    ["left no address", { fields: { name: "Ada" } }],
  ])("does not tell whoever %s", async (_who, part) => {
    const full = await fill();
    const webinar = ((await (await app.ask("/api/cohorts")).json()) as CohortEntry[]).find(
      ({ course }) => course === "webinar",
    );
    await change(webinar as CohortEntry, { seats: 0 });
    await keep({ ...ada, ...part });
    await change(full, { seats: 2 });
    expect(await told()).toEqual([]);
  });

  test("is told at the next start where the process ended between the two writes", async () => {
    const full = await fill();
    await keep(ada);
    await app.store.cohorts.update((state) => ({
      ...state,
      cohorts: state.cohorts.map((cohort) => (cohort.id === full.id ? { ...cohort, seats: null } : cohort)),
    }));
    expect(await told()).toHaveLength(1);
  });
});

describe("who takes part", () => {
  async function enrolled(): Promise<CohortEntry> {
    const cohort = await noCode();
    await keep({ kind: "enrollment", cohort: cohort.id, fields: { name: "Ada", email: "ada@example.com" } });
    return cohort;
  }

  test("is told of other days and times, of each move once, in place of what was not sent yet", async () => {
    const cohort = await enrolled();
    await change(cohort, { seats: 30 });
    expect(await told()).toEqual([]);
    await change(cohort, { time: "18:30" });
    expect(await told()).toEqual([["ada@example.com", "2026-12-01T12:00:00.000Z"]]);
    clock.set("2026-12-02T12:00:00.000Z");
    await change(cohort, { time: "18:30", seats: 40 });
    expect(await told()).toEqual([["ada@example.com", "2026-12-01T12:00:00.000Z"]]);
    await change(cohort, { time: "17:00" });
    expect(await told()).toEqual([["ada@example.com", "2026-12-02T12:00:00.000Z"]]);
  });

  test("is told once, 5 minutes after the last of several corrections, what stands then", async () => {
    const cohort = await enrolled();
    await change(cohort, { time: "18:30" });
    clock.set("2026-12-01T12:01:00.000Z");
    await change(cohort, { time: "18:45" });
    expect(await dueAt()).toEqual(["2026-12-01T12:06:00.000Z"]);
    // What does not concern them does not delay it.
    clock.set("2026-12-01T12:02:00.000Z");
    await change(cohort, { time: "18:45", seats: 30 });
    expect(await dueAt()).toEqual(["2026-12-01T12:06:00.000Z"]);
  });

  test("is told nothing where the date is put back within 5 minutes, to what they registered for or were told", async () => {
    const cohort = await enrolled();
    await change(cohort, { time: "18:30" });
    clock.set("2026-12-01T12:01:00.000Z");
    await change(cohort, { time: "18:45" });
    await change(cohort, {});
    expect(await told()).toEqual([]);

    await change(cohort, { time: "18:30" });
    await send();
    const once = [["ada@example.com", "2026-12-01T12:01:00.000Z"]];
    expect(await told()).toEqual(once);
    clock.set("2026-12-02T12:00:00.000Z");
    await change(cohort, { time: "20:00" });
    expect(await dueAt()).toEqual(["2026-12-02T12:05:00.000Z"]);
    await change(cohort, { time: "18:30" });
    expect(await told()).toEqual(once);
    expect(app.store.requests.read()[0]?.deliveries).toMatchObject([{ state: "sent", dueAt: null }]);
    // Back to what they registered for is news now.
    await change(cohort, {});
    expect(await dueAt()).toEqual(["2026-12-02T12:05:00.000Z"]);
  });

  test("who registers between two moves is told where the date is put back to what stood before both", async () => {
    const cohort = await enrolled();
    await change(cohort, { time: "18:30" });
    clock.set("2026-12-01T12:01:00.000Z");
    await keep({
      kind: "enrollment",
      cohort: cohort.id,
      createdAt: "2026-12-01T12:01:00.000Z",
      fields: { name: "Bob", email: "bob@example.com" },
    });
    clock.set("2026-12-01T12:02:00.000Z");
    await change(cohort, {});
    expect((await told()).map(([email]) => email)).toEqual(["bob@example.com"]);
  });

  test("is told nothing once the lead is lost, and after a start what waited still waits", async () => {
    const cohort = await enrolled();
    await change(cohort, { time: "18:30" });
    await change(cohort, { time: "18:40" });
    expect(await dueAt()).toEqual(["2026-12-01T12:05:00.000Z"]);
    const [{ id } = { id: "" }] = app.store.requests.read();
    await app.ask(`/api/leads/${id}`, { method: "PATCH", body: { state: "lost" } });
    expect(await told()).toEqual([]);
    await app.ask(`/api/leads/${id}`, { method: "PATCH", body: { state: "won" } });
    expect(await dueAt()).toEqual(["2026-12-01T12:05:00.000Z"]);
    // What a start reads is what another process would.
    const cohorts = createSiteCohorts(app.store, clock);
    announceDates(app.store.requests, app.store.cohorts, cohorts, clock);
    expect(await dueAt()).toEqual(["2026-12-01T12:05:00.000Z"]);
    await change(cohort, {});
    expect(await told()).toEqual([]);
  });

  test("is told again where the date is put back while a mail may be on its way, or may have arrived", async () => {
    const cohort = await enrolled();
    await change(cohort, { time: "18:30" });
    clock.set("2026-12-01T12:05:01.000Z");
    await change(cohort, {});
    expect(await dueAt()).toEqual(["2026-12-01T12:10:01.000Z"]);
    await keep({ fields: { name: "Cy" } });
    expect(await dueAt()).toEqual(["2026-12-01T12:10:01.000Z"]);
  });

  test("is told once where another registration of theirs counts again between two corrections", async () => {
    const cohort = await noCode();
    const ada = { kind: "enrollment", cohort: cohort.id, fields: { email: "ada@example.com" } } as const;
    await keep({ ...ada, id: "first", state: "lost" }, { ...ada, id: "second" });
    await change(cohort, { time: "18:00" });
    expect(await dueAt()).toHaveLength(1);
    await app.ask("/api/leads/first", { method: "PATCH", body: { state: "won" } });
    clock.set("2026-12-01T12:03:00.000Z");
    await change(cohort, { time: "19:00" });
    expect(await dueAt()).toEqual(["2026-12-01T12:08:00.000Z"]);
  });

  test("is told once by a clock that is behind the one by which the date was moved", async () => {
    const cohort = await enrolled();
    await app.store.cohorts.update((state) => ({
      ...state,
      cohorts: state.cohorts.map((other) =>
        other.id === cohort.id ? { ...other, movedAt: "2026-12-01T12:00:02.000Z" } : other,
      ),
    }));
    const once = [["ada@example.com", "2026-12-01T12:00:02.000Z"]];
    expect(await told()).toEqual(once);
    clock.set("2026-12-01T12:00:01.000Z");
    await change(cohort, { seats: 30 });
    expect(await told()).toEqual(once);
    expect(app.store.requests.read()[0]?.deliveries).toMatchObject([{ dueAt: "2026-12-01T12:05:00.000Z" }]);
  });

  test("is not told of a move that came before, or of a date that has begun", async () => {
    const cohort = await noCode();
    await change(cohort, { time: "18:30" });
    await keep({
      kind: "enrollment",
      cohort: cohort.id,
      createdAt: "2026-12-01T13:00:00.000Z",
      fields: { email: "ada@example.com" },
    });
    expect(await told()).toEqual([]);
    clock.set("2027-11-01T12:00:00.000Z");
    await change(cohort, { time: "17:00" });
    expect(await told()).toEqual([]);
  });
});

test("without mail nobody is told, and nothing waits to be", async () => {
  const silent = await startApp({ clock });
  try {
    await silent.store.requests.update(() => [
      storedRequest({ ...waitlist, fields: { email: "ada@example.com" } }),
    ]);
    await silent.store.cohorts.update((state) => ({ ...state }));
    expect(silent.store.requests.read()).toMatchObject([{ deliveries: [] }]);
  } finally {
    await silent.stop();
  }
});
