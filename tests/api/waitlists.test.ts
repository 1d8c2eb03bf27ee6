import { beforeEach, expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import type { StoredDelivery, StoredRequest } from "../../src/server/requests/stored-requests.ts";
import type { DatedCourse, WaitlistEntry } from "../../src/shared/cohorts/cohort.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const date = storedCohort({ startsOn: "2027-10-06", endsOn: "2027-11-16" });

const told: StoredDelivery = {
  channel: "announcement",
  state: "sent",
  attempts: 1,
  lastError: null,
  at: "2026-11-20T10:00:00.000Z",
  since: "2026-11-20T10:00:00.000Z",
  dueAt: null,
};

let app: RunningApp;

beforeEach(async () => {
  app = await startApp({ clock: createSetClock("2026-12-01T12:00:00.000Z") });
  await app.store.cohorts.update((state) => ({ ...state, cohorts: [date] }));
  return () => app.stop();
});

function asked(email: string, part: Partial<StoredRequest> = {}): StoredRequest {
  const { id: formId, name: formName } = forms.noCodeWaitlist;
  return storedRequest({
    formId,
    formName,
    fields: { email },
    createdAt: "2026-11-19T10:00:00.000Z",
    ...part,
  });
}

async function waiting(...requests: StoredRequest[]): Promise<Partial<Record<DatedCourse, number>>> {
  await app.store.requests.update(() => requests);
  const lists: WaitlistEntry[] = await (await app.ask("/api/waitlists")).json();
  return Object.fromEntries(lists.map(({ course, people }) => [course, people]));
}

test("who waits is an address that was not told of a date", async () => {
  const requests = [
    asked("one@example.org"),
    asked("ONE@example.org"),
    asked("ren\u00e9@example.org"),
    asked("rene\u0301@example.org"),
    asked("two@example.org", { state: "in progress" }),
    asked("told@example.org", { deliveries: [told] }),
    asked("robot@example.org", { state: "suspected", suspectedAt: "2026-11-19T10:00:00.000Z" }),
    asked("gone@example.org", { state: "lost" }),
    asked("deleted@example.org", { deletedAt: "2026-11-19T11:00:00.000Z" }),
    asked("other@example.org", { formId: forms.webinar.id, formName: forms.webinar.name }),
  ];
  expect(await waiting(...requests)).toEqual({ "no-code": 3, webinar: 0 });
});

test("whoever asked twice was told of both by one mail, and waits again by asking after it", async () => {
  // It arrived at a later attempt, which does not count as what came before that.
  const arrived = { ...told, at: "2026-11-22T10:00:00.000Z" };
  const twice = [asked("told@example.org", { deliveries: [arrived] }), asked("Told@example.org")];
  expect(await waiting(...twice)).toMatchObject({ "no-code": 0 });
  const again = asked("told@example.org", { createdAt: "2026-11-21T10:00:00.000Z" });
  expect(await waiting(...twice, again)).toMatchObject({ "no-code": 1 });
});

test("whoever was told of a date that was taken back waits again, with a new one or none", async () => {
  const request = asked("told@example.org", { deliveries: [told] });
  await app.store.cohorts.update((state) => ({ ...state, cohorts: [] }));
  expect(await waiting(request)).toMatchObject({ "no-code": 1 });
  const next = storedCohort({ ...date, changedAt: "2026-11-25T10:00:00.000Z" });
  await app.store.cohorts.update((state) => ({ ...state, cohorts: [next] }));
  expect(await waiting(request)).toMatchObject({ "no-code": 1 });
});
