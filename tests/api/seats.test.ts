import { beforeEach, describe, expect, test } from "vitest";
import { formFields } from "../../content/form-fields.ts";
import { forms } from "../../content/forms.ts";
import { sandboxCheckout } from "../../content/training/checkout.ts";
import { render } from "../../src/entry-server.tsx";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import type { CohortEntry } from "../../src/shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import type { LeadChange } from "../../src/shared/forms/lead-change.ts";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const checkout = "/checkout?plan=students";

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-05-01T12:00:00Z");
  app = await startApp({ clock, render });
  return () => app.stop();
});

async function noCode(part: Partial<CohortEntry> = {}): Promise<string> {
  const cohorts: CohortEntry[] = await (await app.ask("/api/cohorts")).json();
  const found = cohorts.find(({ course }) => course === "no-code");
  if (found === undefined) throw new Error("no cohort");
  const { id, seatsLeft: _, ...input } = found;
  await app.ask(`/api/cohorts/${id}`, { method: "PUT", body: { ...input, ...part } });
  return id;
}

/** Changes a date as the dashboard does. */
async function change(id: string, part: Partial<CohortEntry>): Promise<Response> {
  const cohorts: CohortEntry[] = await (await app.ask("/api/cohorts")).json();
  const { id: _, seatsLeft: __, ...input } = cohorts.find((cohort) => cohort.id === id) as CohortEntry;
  return app.ask(`/api/cohorts/${id}`, { method: "PUT", body: { ...input, ...part } });
}

async function newDate(): Promise<string> {
  const { id: _, revision: __, changedAt: ___, movedAt: ____, ...date } = storedCohort({ seats: 1 });
  return (await (await app.ask("/api/cohorts", { body: date })).json()).id;
}

function patch(id: string, body: LeadChange): Promise<Response> {
  return app.ask(`/api/leads/${id}`, { method: "PATCH", body });
}

/** Sends the checkout's form as a browser does, from an address of its own. */
function enroll(number: number, fields: Record<string, string> = {}): Promise<Response> {
  return app.ask(checkout, {
    headers: { Origin: siteUrl },
    body: new URLSearchParams({
      name: `Person ${number}`,
      email: `person-${number}@example.com`,
      ...fields,
    }),
  });
}

async function leads(): Promise<LeadEntry[]> {
  return (await app.ask("/api/leads")).json();
}

describe("seats", () => {
  test("of 50 who want the last 3 at once 3 have one, and 47 are told and can be on the waitlist", async () => {
    const cohort = await noCode({ seats: 3 });
    // Each from a network of its own would be refused by no limit; the app of a test sees one network.
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => enroll(number, { cohort })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(47);
    const refused = answers.findIndex(({ status }) => status === 409);
    const page = await answers[refused]?.text();
    expect(page).toContain("The last place for this date was taken before your form came");
    expect(page).toContain(`value="Person ${refused}"`);
    expect(page).toContain(sandboxCheckout.waitlist.action);
    expect((await leads()).filter((lead) => lead.cohort === cohort)).toHaveLength(3);

    const waiting = await enroll(refused, { waitlist: "1" });
    expect(waiting.headers.get("Location")).toBe(`${checkout}&sent=waitlist`);
    const thanks = await app.ask(`${checkout}&sent=waitlist`);
    expect(await thanks.text()).toContain(sandboxCheckout.waitlistThanks.title);
    expect((await leads())[0]).toMatchObject({
      formName: "No Code Agentic AI Course Waitlist",
      fields: { name: `Person ${refused}`, email: `person-${refused}@example.com` },
      cohort: null,
    });
  });

  test("whoever has the last one and sends the form again is told so", async () => {
    const cohort = await noCode({ seats: 1 });
    expect((await enroll(1, { cohort })).status).toBe(303);
    expect((await enroll(1, { cohort })).status).toBe(303);
    expect((await enroll(2, { cohort })).status).toBe(409);
    expect(await leads()).toHaveLength(1);
  });

  test("one that is given back can be taken", async () => {
    const cohort = await noCode({ seats: 1 });
    await enroll(1, { cohort });
    const [first] = await leads();
    await app.ask(`/api/leads/${first?.id}`, { method: "DELETE" });
    expect((await enroll(2, { cohort })).status).toBe(303);
  });

  test.each<[string, (cohort: string) => Promise<Response>]>([
    ["the deletion of its date", (cohort) => app.ask(`/api/cohorts/${cohort}`, { method: "DELETE" })],
    ["fewer seats", (cohort) => change(cohort, { seats: 0 })],
    ["another course for its date", (cohort) => change(cohort, { course: "engineer" })],
  ])("a registration beside %s: one of the two is refused", async (_what, take) => {
    for (let number = 0; number < 6; number += 1) {
      const cohort = await newDate();
      const both = [() => enroll(number, { cohort }), () => take(cohort)];
      // Whichever is the first.
      const answers = await Promise.all((number % 2 === 0 ? both : both.toReversed()).map((send) => send()));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 409)).toHaveLength(1);
      const seats = (await leads()).filter((lead) => lead.cohort === cohort).length;
      expect(seats).toBe(statuses.includes(303) ? 1 : 0);
    }
  });

  test.each<[string, Partial<StoredRequest>, (id: string) => Promise<Response>]>([
    ["a lost one that is won", { state: "lost" }, (id) => patch(id, { state: "won" })],
    [
      "an accepted suspected one",
      { state: "suspected", suspectedAt: "2026-05-01T11:00:00.000Z" },
      (id) => patch(id, { state: "new" }),
    ],
    [
      "a suspected one that is handled",
      { state: "suspected", suspectedAt: "2026-05-01T11:00:00.000Z" },
      (id) => patch(id, { handled: true }),
    ],
    [
      "a restored one",
      { deletedAt: new Date().toISOString() },
      (id) => app.ask(`/api/leads/${id}/restore`, { method: "POST" }),
    ],
  ])("%s takes its seat again, and the answer says how many are too many", async (_which, part, bring) => {
    const cohort = await noCode({ seats: 2 });
    const kept = storedRequest({ cohort, kind: "enrollment", ...part });
    await app.store.requests.update((all) => [...all, kept]);
    const withRoom = await bring(kept.id);
    expect(withRoom.status).toBe(200);
    expect(await withRoom.json()).not.toHaveProperty("seatsOver");
    expect((await enroll(1, { cohort })).status).toBe(303);
    const second = storedRequest({ cohort, kind: "enrollment", ...part });
    await app.store.requests.update((all) => [...all, second]);
    const full = await bring(second.id);
    expect(full.status).toBe(200);
    expect(await full.json()).toMatchObject({ seatsOver: 1 });
    // What takes no seat anew says nothing of it.
    expect(await (await patch(second.id, { note: "Called" })).json()).not.toHaveProperty("seatsOver");
    // A date with too many people can still be moved.
    expect((await change(cohort, { seats: 2, time: "18:00" })).status).toBe(200);
    expect((await change(cohort, { seats: 1 })).status).toBe(409);
  });

  test("a date that has passed while the page stood open is not enrolled for; the next one is named", async () => {
    const cohort = await noCode();
    const [, input] = (await (await app.ask("/api/cohorts")).json()) as CohortEntry[];
    const { id: _, seatsLeft: __, ...next } = input as CohortEntry;
    await app.ask("/api/cohorts", { body: { ...next, startsOn: "2027-01-11", endsOn: "2027-02-18" } });
    clock.set("2026-10-07T00:45:00.000Z");
    // The agreement that was read named that date: what has changed is the date.
    const answer = await enroll(1, { cohort, agreementVersion: "November 24, 2026" });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain("The date that this page showed has passed or has been changed");
    expect(page).toContain("The next one starts Jan 11th, 2027.");
    expect(page).not.toContain("The agreement has changed");
    expect(page).not.toContain(`value="${cohort}"`);
    expect(await leads()).toEqual([]);
    expect((await enroll(1)).status).toBe(303);
  });

  test("whoever corrects a field still sends the date and the agreement that were read", async () => {
    const cohort = await noCode();
    clock.set("2026-10-07T00:45:00.000Z");
    const fields = { cohort, agreementVersion: "November 24, 2026", email: "person-1" };
    const answer = await enroll(1, fields);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(`<input type="hidden" name="cohort" value="${cohort}"/>`);
    expect(page).toContain('<input type="hidden" name="agreementVersion" value="November 24, 2026"/>');
    expect((await enroll(1, { ...fields, email: "person-1@example.com" })).status).toBe(409);
    expect(await leads()).toEqual([]);
  });

  test("without a place the webinar's frame is the form of its waitlist", async () => {
    const frame = "/widget/form/no-code-webinar";
    clock.set("2026-12-01T12:00:00.000Z");
    const page = await (await app.ask(frame)).text();
    expect(page).toContain(formFields.webinarWaitlist.action);
    expect(page).not.toContain('name="cohort"');
    const sent = await app.ask(`${frame}?page=/training/no-code-agentic-ai`, {
      body: new URLSearchParams({ name: "Ada", email: "ada@example.com", waitlist: "1" }),
    });
    expect(sent.headers.get("Location")).toContain("sent=waitlist");
    expect(await (await app.ask(`${frame}?sent=waitlist`)).text()).toContain(
      formFields.webinarWaitlist.thanks.title,
    );
    expect(await leads()).toMatchObject([{ formName: forms.webinarWaitlist.name, cohort: null }]);
  });

  test("a webinar's registration keeps its date", async () => {
    const cohorts: CohortEntry[] = await (await app.ask("/api/cohorts")).json();
    const webinar = cohorts.find(({ course }) => course === "webinar")?.id ?? "";
    const frame = await (await app.ask("/widget/form/no-code-webinar")).text();
    expect(frame).toContain(`<input type="hidden" name="cohort" value="${webinar}"/>`);
    await app.ask("/widget/form/no-code-webinar?page=/training/no-code-agentic-ai", {
      body: new URLSearchParams({
        firstName: "Ada",
        lastName: "Lovelace",
        email: "ada@example.com",
        background: "Founder",
        cohort: webinar,
      }),
    });
    expect(await leads()).toMatchObject([{ cohort: webinar }]);
  });
});

test("the engineer course's page names a date that is full", async () => {
  const [input] = (await (await app.ask("/api/cohorts")).json()) as CohortEntry[];
  const { id: _, seatsLeft: __, ...date } = input as CohortEntry;
  await app.ask("/api/cohorts", {
    body: { ...date, course: "engineer", startsOn: "2026-11-02", endsOn: "2027-02-25", seats: 0 },
  });
  const page = await (await app.ask("/training/ai-ml-genai-course")).text();
  expect(page).toContain("Nov 2nd is full; the next date will be announced");
});

test("an agreement that has changed since it was read is not accepted", async () => {
  const cohort = await noCode({ startsOn: "2027-01-11", endsOn: "2027-02-18" });
  clock.set("2026-12-01T12:00:00Z");
  const refused = await enroll(1, { cohort, agreementVersion: "May 28, 2025" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("The agreement has changed since you read it");
  expect((await enroll(1, { cohort, agreementVersion: "November 24, 2026" })).status).toBe(303);
  await app.ask("/api/offers/EARLYNOCODE", { method: "DELETE" });
  expect((await enroll(2, { cohort, agreementVersion: "November 24, 2026" })).status).toBe(409);
  expect(await leads()).toMatchObject([{ fields: { agreementVersion: "November 24, 2026" } }]);
});
