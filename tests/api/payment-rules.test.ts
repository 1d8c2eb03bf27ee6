import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { mail as words } from "../../content/mail.ts";
import { render } from "../../src/entry-server.tsx";
import { log } from "../../src/server/logging/log.ts";
import { companyMail } from "../../src/server/outbox/company-mail.ts";
import { paymentMail } from "../../src/server/outbox/payment-mail.ts";
import { createPayments } from "../../src/server/payments/payments.ts";
import type { StoredAcceptance } from "../../src/server/payments/stored-payments.ts";
import { type PaymentEvent, readEvent } from "../../src/server/payments/stripe-events.ts";
import { createLeads } from "../../src/server/requests/leads.ts";
import { createSiteCohorts } from "../../src/server/requests/seats.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { completed, refunded, session, stripeEvent } from "../../src/tools/stripe-events.ts";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { paymentSecret, send } from "../support/server/stripe.ts";
import { storeDates, storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const { mail } = readEnv({ SMTP_URL: "smtp://127.0.0.1:1", LEADS_TO: "sales@example.com" }, "/");
const answers = { siteUrl, bookingUrl: null, answerWithin: null };

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-05-01T12:00:00Z");
  app = await startApp({ clock, render, env: { paymentSecrets: [paymentSecret], mail } });
  return () => app.stop();
});

const setDates = (...seats: (number | null)[]) => storeDates(app.store, seats);

async function accepted(part: Partial<StoredAcceptance> = {}): Promise<string> {
  const acceptance: StoredAcceptance = {
    id: randomUUID(),
    plan: "students",
    cohort: null,
    agreementVersion: "May 1, 2026",
    source: null,
    at: clock.now().toISOString(),
    followedAt: null,
    ...part,
  };
  await app.store.payments.update((state) => ({
    ...state,
    acceptances: [...state.acceptances, acceptance],
  }));
  return acceptance.id;
}

async function leads(): Promise<LeadEntry[]> {
  return (await app.ask("/api/leads")).json();
}

function patch(id: string | undefined, body: object): Promise<Response> {
  return app.ask(`/api/leads/${id}`, { method: "PATCH", body });
}

test("a refund that stands before its session in one batch counts", async () => {
  const cohorts = createSiteCohorts(app.store, clock);
  const enrolling = { cohorts, deliveriesFor: () => [] };
  const payments = createPayments(app.store.requests, app.store.payments, enrolling, clock);
  const paid = session();
  const events = [refunded(paid.payment_intent), completed(paid)].map(
    (event) => readEvent(event) as PaymentEvent,
  );
  let taken: Promise<unknown> = Promise.resolve();
  // Both wait for the same turn.
  await cohorts.inTurn(async () => {
    taken = Promise.all(events.map(payments.take));
  });
  await taken;
  expect(await leads()).toMatchObject([{ payment: { state: "refunded" } }]);
});

describe("who got the money back", () => {
  const confirmations = async () =>
    (await leads()).flatMap(({ deliveries }) =>
      deliveries.filter(({ channel }) => channel === "confirmation"),
    );

  test("before the session came, is not told of a place", async () => {
    const paid = session();
    await send(app, refunded(paid.payment_intent));
    await send(app, completed(paid));
    expect(await confirmations()).toEqual([]);
  });

  test("is not told of a place by a mail that still waits, nor by one for a date that is set later", async () => {
    const [, other = ""] = await setDates(1, 1);
    const paid = session();
    await send(app, completed(paid));
    expect(await confirmations()).toHaveLength(1);
    await send(app, refunded(paid.payment_intent));
    expect(await confirmations()).toEqual([]);
    const [lead] = await leads();
    expect((await patch(lead?.id, { cohort: other })).status).toBe(200);
    expect(await confirmations()).toEqual([]);
  });
});

describe("who has no date is told why", () => {
  const cases: [keyof typeof words.payment.needsDate, () => Promise<Partial<StoredAcceptance>>][] = [
    ["full", async () => ({ cohort: (await setDates(0))[0] ?? null })],
    ["gone", async () => ({ cohort: randomUUID() })],
    [
      "gone",
      async () => {
        const [cohort = null] = await setDates(1);
        clock.set("2026-11-15T12:00:00Z");
        return { cohort };
      },
    ],
    ["unset", async () => ({ cohort: null })],
    [
      "second",
      async () => {
        const [, other = null] = await setDates(1, 1);
        await send(app, completed(session()));
        return { cohort: other };
      },
    ],
  ];

  test.each(cases)("%s", async (reason, prepare) => {
    const reference = await accepted(await prepare());
    await send(app, completed(session({ client_reference_id: reference })));
    const request = app.store.requests.read().at(-1);
    if (request?.payment === undefined) throw new Error("no payment");
    expect(request.cohort).toBe(null);
    const toPayer = paymentMail(request, request.payment, null, answers, clock.now());
    expect(JSON.stringify(toPayer)).toContain(words.toPayer.needsDate[reason]);
    const toCompany = companyMail(request, null, ["sales@example.com"], siteUrl);
    expect(JSON.stringify(toCompany)).toContain(words.payment.needsDate[reason]);
  });
});

describe("what was bought", () => {
  test("is not this course where the link names another one, whatever was accepted", async () => {
    const reference = await accepted();
    const paid = session({ client_reference_id: reference, metadata: { course: "engineer" } });
    expect((await send(app, completed(paid))).status).toBe(200);
    expect(await leads()).toEqual([]);
  });

  test.each([
    [79_900, {}, 0],
    [99_900, {}, 1],
    [50_000, {}, 1],
    [50_000, { currency: "eur" }, 0],
  ])("for %i with %j has %i notes of a price that nobody asked", async (amount_total, part, count) => {
    const reference = await accepted();
    await send(app, completed(session({ client_reference_id: reference, amount_total, ...part })));
    const [lead] = await leads();
    expect(lead?.notes.filter(({ text }) => text.includes("is no price"))).toHaveLength(count);
  });

  test("is had for nothing with a code at the provider that takes off everything", async () => {
    const [cohort = ""] = await setDates(1);
    const reference = await accepted({ cohort });
    const free = { client_reference_id: reference, payment_intent: null, amount_total: 0 };
    await send(app, completed(session({ ...free, payment_status: "no_payment_required" })));
    expect(await leads()).toMatchObject([{ cohort, payment: { state: "paid", amount: 0 } }]);
  });
});

test("an event of another shape is found in the log by its id", async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const event = stripeEvent("checkout.session.completed", { id: 7 });
  expect((await send(app, event)).status).toBe(200);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ event: event.id, type: "checkout.session.completed" }),
    "payment not understood",
  );
});

test("paid twice is said until one of the two is refunded", async () => {
  await setDates(2);
  const first = session();
  await send(app, completed(first));
  await send(app, completed(session()));
  expect((await leads()).filter(({ paidTwice }) => paidTwice)).toHaveLength(1);
  await send(app, refunded(first.payment_intent));
  expect((await leads()).filter(({ paidTwice }) => paidTwice)).toEqual([]);
});

describe("an acceptance", () => {
  const source = {
    landing: "/?to=ann@example.com",
    referrer: null,
    utm: { source: null, medium: null, campaign: null, term: null, content: null },
    clickId: null,
  };

  test("gives its source to the enrollment, and keeps none", async () => {
    const reference = await accepted({ source });
    await send(app, completed(session({ client_reference_id: reference })));
    expect(await leads()).toMatchObject([{ source: { landing: source.landing } }]);
    expect(app.store.payments.read().acceptances).toMatchObject([{ id: reference, source: null }]);
  });

  test("that nothing followed names nobody who is forgotten", async () => {
    await accepted({ source });
    expect((await app.ask("/api/people/ann@example.com", { method: "DELETE" })).status).toBe(200);
    expect(JSON.stringify(app.store.payments.read())).not.toContain("ann@example.com");
  });

  test("is taken where the list is full, in place of the oldest one", async () => {
    const at = clock.now().toISOString();
    const part = { plan: "students", cohort: null, agreementVersion: "1", source: null } as const;
    const acceptances = Array.from({ length: 20_000 }, () => ({
      ...part,
      id: randomUUID(),
      at,
      followedAt: null,
    }));
    await app.store.payments.update((state) => ({ ...state, acceptances }));
    const id = randomUUID();
    expect((await app.ask("/api/acceptances", { body: { ...part, id } })).status).toBe(204);
    const kept = app.store.payments.read().acceptances;
    expect(kept).toHaveLength(20_000);
    expect(kept[0]?.id).toBe(acceptances[1]?.id);
    expect(kept.at(-1)?.id).toBe(id);
  });
});

test("codes cannot be tried out by the form or by the page's address", async () => {
  const enroll = (promotionCode: string) =>
    app.ask("/checkout?plan=students", {
      body: new URLSearchParams({ name: "Ada", email: "ada@example.com", promotionCode }),
    });
  const page = async (code: string) => (await app.ask(`/checkout?plan=students&sent=1&code=${code}`)).text();
  expect(await page("EarlyNoCode")).toContain("$699 with the code");
  for (let count = 0; count < 15; count += 1) {
    expect((await enroll(`NO${count}`)).status).toBe(422);
    await app.ask(`/checkout?plan=students&sent=1&code=OTHER${count}`);
  }
  expect((await enroll("EarlyNoCode")).status).toBe(429);
  expect(await page("earlynocode")).not.toContain("$699 with the code");
  expect((await enroll("")).status).toBe(303);
});

test("the dashboard gives an enrollment no date of another course", async () => {
  const webinar = storedCohort({ course: "webinar" });
  await app.store.cohorts.update((state) => ({ ...state, cohorts: [...state.cohorts, webinar] }));
  await send(app, completed(session()));
  const [lead] = await leads();
  const refused = await patch(lead?.id, { cohort: webinar.id });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: { cohort: "This date is one of another course." } });
});

test("a change takes its turn also where this process has not read the date of the lead yet", async () => {
  const cohorts = createSiteCohorts(app.store, clock);
  let turns = 0;
  const inTurn: typeof cohorts.inTurn = (work) => {
    turns += 1;
    return cohorts.inTurn(work);
  };
  const stale = { ...app.store.requests, read: () => [] };
  const request = storedRequest({ state: "lost", cohort: randomUUID() });
  await app.store.requests.update(() => [request]);
  await createLeads(stale, () => [], { ...cohorts, inTurn }).change(request.id, { state: "won" });
  expect(turns).toBe(1);
});
