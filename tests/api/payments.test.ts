import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { StoreWriteError } from "../../src/server/store/errors.ts";
import type { CohortEntry } from "../../src/shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import {
  completed,
  dispute,
  refunded,
  refundFailed,
  session,
  stripeEvent,
} from "../../src/tools/stripe-events.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { paymentSecret, send } from "../support/server/stripe.ts";
import { storeDates, storedCohort } from "../support/store/stored-cohort.ts";

const oldSecret = "whsec_the_secret_before";
const source = "landing=%2F&utm_source=letter&utm_campaign=Spring";

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-05-01T12:00:00Z");
  app = await startApp({ clock, render, env: { paymentSecrets: [paymentSecret, oldSecret] } });
  return () => app.stop();
});

const setDates = (...seats: (number | null)[]) => storeDates(app.store, seats);

function accept(part: object = {}): Promise<Response> {
  const accepted = {
    id: randomUUID(),
    plan: "students",
    cohort: null,
    agreementVersion: "May 1, 2026",
    source,
  };
  return app.ask("/api/acceptances", { body: { ...accepted, ...part } });
}

async function leads(): Promise<LeadEntry[]> {
  return (await app.ask("/api/leads")).json();
}

const person = (number: number) => ({
  customer_details: { name: `Person ${number}`, email: `person-${number}@example.com`, phone: null },
});

describe("an event is taken", () => {
  test("where it is signed, also with an older secret, and whatever its kind", async () => {
    for (const secret of [paymentSecret, oldSecret]) {
      const answer = await send(app, stripeEvent("customer.created", { id: "cus_1" }), { secret });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ received: true });
    }
    expect(await leads()).toEqual([]);
  });

  test.each<[string, Parameters<typeof send>[2]]>([
    ["signed with a secret of somebody else", { secret: "whsec_somebody_else" }],
    ["signed longer ago than 5 minutes", { timestamp: Math.floor(Date.now() / 1000) - 301 }],
    ["with another body than the signed one", { body: "{}" }],
    ["with no body", { body: "" }],
  ])("but not where it comes %s", async (_what, how) => {
    expect((await send(app, completed(session()), how)).status).toBe(400);
    expect(await leads()).toEqual([]);
  });

  test("but not where one byte of the body is changed, or the signature is missing or rubbish", async () => {
    const event = completed(session());
    const body = JSON.stringify(event, null, 2).replace("79900", "79901");
    expect((await send(app, event, { body })).status).toBe(400);
    for (const header of [undefined, { "Stripe-Signature": "t=1,v1=é" }, { "Stripe-Signature": "v0" }])
      expect(
        (await app.ask("/api/payments/stripe", { body: event, ...(header && { headers: header }) })).status,
      ).toBe(400);
    expect(await leads()).toEqual([]);
  });

  test("without a secret there is no such address", async () => {
    const without = await startApp({ render });
    try {
      expect((await send(without, completed(session()))).status).toBe(404);
    } finally {
      await without.stop();
    }
  });

  test("where its shape is another one, it is answered, and nothing is made of it", async () => {
    for (const object of [null, [], "x", { id: 7, payment_status: "paid" }])
      expect((await send(app, stripeEvent("checkout.session.completed", object as object))).status).toBe(200);
    expect(await leads()).toEqual([]);
  });
});

describe("a paid session makes an enrollment", () => {
  test("of the plan, the date and the campaign that were accepted", async () => {
    const [, second = ""] = await setDates(null, null);
    const id = randomUUID();
    expect((await accept({ id, cohort: second })).status).toBe(204);
    const paid = session({ client_reference_id: id, amount_total: 69_900 });
    expect((await send(app, completed(paid, Date.parse("2026-05-01T11:00:00Z")))).status).toBe(200);
    expect(await leads()).toMatchObject([
      {
        kind: "enrollment",
        fields: {
          name: "Ada Lovelace",
          email: "ada@example.com",
          phone: "+15551234567",
          plan: "students",
          agreementVersion: "May 1, 2026",
        },
        page: "/training/no-code-agentic-ai/agreement",
        source: { landing: "/", utm: { source: "letter", campaign: "Spring" } },
        cohort: second,
        state: "new",
        createdAt: "2026-05-01T12:00:00.000Z",
      },
    ]);
    expect((await leads())[0]?.payment).toEqual({
      state: "paid",
      amount: 69_900,
      currency: "usd",
      at: "2026-05-01T11:00:00.000Z",
      provider: "stripe",
      reference: paid.payment_intent,
    });
  });

  test("once, however often and by whichever event it is told, also after it was deleted", async () => {
    const paid = session();
    const again = () => [
      send(app, completed(paid)),
      send(app, completed(paid)),
      send(app, stripeEvent("checkout.session.async_payment_succeeded", paid)),
    ];
    for (const { status } of await Promise.all([...again(), ...again()])) expect(status).toBe(200);
    const [only, ...others] = await leads();
    expect(others).toEqual([]);
    await app.store.requests.update((all) => all.filter(({ id }) => id !== only?.id));
    await Promise.all(again());
    expect(await leads()).toEqual([]);
  });

  test("not before a bank has paid, whose acceptance is kept meanwhile", async () => {
    const [first = ""] = await setDates(null);
    const id = randomUUID();
    await accept({ id, cohort: first });
    const paid = session({ client_reference_id: id });
    await send(app, completed({ ...paid, payment_status: "unpaid" }));
    expect(await leads()).toEqual([]);
    expect(app.store.payments.read().acceptances).toMatchObject([{ followedAt: "2026-05-01T12:00:00.000Z" }]);
    await send(app, stripeEvent("checkout.session.async_payment_succeeded", paid));
    expect(await leads()).toMatchObject([{ cohort: first }]);
  });

  test.each<[string, Partial<ReturnType<typeof session>>, string]>([
    ["the course's price", {}, "students"],
    ["the other price, less the code", { amount_total: 89_900 }, "professionals"],
    [
      "another amount, of a link of the course",
      { amount_total: 50_000, metadata: { course: "no-code" } },
      "",
    ],
    ["another currency, of a link of the course", { currency: "eur", metadata: { course: "no-code" } }, ""],
  ])("without an acceptance, by %s, for the next date", async (_what, part, plan) => {
    const [full = "", next = ""] = await setDates(0, 1);
    expect(full).not.toBe("");
    await send(app, completed(session(part)));
    expect(await leads()).toMatchObject([{ fields: { plan }, cohort: next, page: null, source: null }]);
  });

  test.each<[string, Partial<ReturnType<typeof session>>]>([
    ["another amount", { amount_total: 12_345 }],
    ["another currency", { currency: "eur" }],
    ["a link of another course", { metadata: { course: "engineer" } }],
  ])("not without an acceptance and with %s", async (_what, part) => {
    expect((await send(app, completed(session(part)))).status).toBe(200);
    expect(await leads()).toEqual([]);
  });

  test("of no plan where the amount fits two", async () => {
    await app.store.cohorts.update((state) => ({
      ...state,
      offers: [{ code: "BIG", amount: 200, lastDay: null }],
    }));
    await send(app, completed(session({ metadata: { course: "no-code" } })));
    await send(app, completed(session({ ...person(2) })));
    expect(await leads()).toMatchObject([{ fields: { plan: "" } }]);
  });

  test("without a date where the accepted one is another course's, or none", async () => {
    const webinar = storedCohort({ course: "webinar", seats: null });
    await app.store.cohorts.update((state) => ({ ...state, cohorts: [...state.cohorts, webinar] }));
    for (const cohort of [webinar.id, randomUUID(), null]) {
      const id = randomUUID();
      expect((await accept({ id, cohort })).status).toBe(204);
      const paid = session({ client_reference_id: id, ...person(Math.random()) });
      expect((await send(app, completed(paid))).status).toBe(200);
    }
    expect((await leads()).map(({ cohort }) => cohort)).toEqual([null, null, null]);
  });

  test("for a date that begins before a late event comes", async () => {
    const [first = ""] = await setDates(1);
    const id = randomUUID();
    await accept({ id, cohort: first });
    clock.set("2026-10-08T12:00:00Z");
    const paid = session({ client_reference_id: id });
    expect((await send(app, completed(paid, Date.parse("2026-10-06T12:00:00Z")))).status).toBe(200);
    expect(await leads()).toMatchObject([{ cohort: first, payment: { at: "2026-10-06T12:00:00.000Z" } }]);
  });

  test("also without any name or address", async () => {
    expect((await send(app, completed(session({ customer_details: null })))).status).toBe(200);
    expect(await leads()).toMatchObject([{ fields: { name: "", email: "", phone: "" } }]);
  });

  test("of hostile fields no more than text", async () => {
    const hostile = {
      name: `<img src=x onerror=alert(1)>\r\n${"x".repeat(9_000)}`,
      email: "a@example.com\r\nBcc: b",
      phone: null,
    };
    await send(app, completed(session({ customer_details: hostile })));
    const [lead] = await leads();
    expect(lead?.fields.name).toHaveLength(254);
    expect(Object.values(lead?.fields ?? {}).join("")).not.toMatch(/[\r\n]/);
  });
});

describe("a seat", () => {
  test("of 50 who pay for 3 at once 3 have one, and 47 are listed without a date", async () => {
    const [cohort = "", other = ""] = await setDates(3, 100);
    const ids = Array.from({ length: 50 }, () => randomUUID());
    await Promise.all(
      ids.map((id) =>
        app.store.payments.update((state) => ({
          ...state,
          acceptances: [
            ...state.acceptances,
            {
              id,
              plan: "students",
              cohort,
              agreementVersion: "1",
              source: null,
              at: clock.now().toISOString(),
              followedAt: null,
            },
          ],
        })),
      ),
    );
    const answers = await Promise.all(
      ids.map((id, number) => send(app, completed(session({ client_reference_id: id, ...person(number) })))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const all = await leads();
    expect(all).toHaveLength(50);
    expect(all.filter((lead) => lead.cohort === cohort)).toHaveLength(3);
    expect(all.filter((lead) => lead.cohort === null)).toHaveLength(47);
    expect(all.filter((lead) => lead.cohort === other)).toEqual([]);
  });

  test("is one for one address, which paid twice", async () => {
    const [cohort = ""] = await setDates(2);
    await send(app, completed(session()));
    const again = { name: "Ada", email: "ADA@example.com", phone: null };
    await send(app, completed(session({ customer_details: again })));
    await send(app, completed(session(person(2))));
    expect((await leads()).map((lead) => [lead.cohort, lead.paidTwice ?? false]).toSorted()).toEqual([
      [cohort, false],
      [cohort, false],
      [cohort, true],
    ]);
    await send(app, completed(session(person(3))));
    expect((await leads()).filter((lead) => lead.cohort === null)).toHaveLength(1);
  });

  test("is free again after a refund in full, before or after the session, and the later payer has it", async () => {
    const [cohort = ""] = await setDates(1);
    const [first, second] = [session(person(1)), session(person(2))];
    await send(app, refunded(second.payment_intent));
    await send(app, completed(first));
    await send(app, refunded(first.payment_intent, { refunded: false }));
    expect(await leads()).toMatchObject([{ payment: { state: "paid" }, cohort }]);
    for (let times = 0; times < 2; times += 1) await send(app, refunded(first.payment_intent));
    await send(app, completed(second));
    await send(app, completed(session(person(3))));
    const byName = Object.fromEntries((await leads()).map((lead) => [lead.fields.name, lead]));
    expect(byName["Person 1"]).toMatchObject({ payment: { state: "refunded" }, cohort, notes: [{}] });
    expect(byName["Person 2"]).toMatchObject({ payment: { state: "refunded" } });
    expect(byName["Person 3"]).toMatchObject({ payment: { state: "paid" }, cohort });
    expect(app.store.payments.read().early).toEqual([]);
  });

  test("is taken again where the refund fails, and an older refund that comes again changes nothing", async () => {
    const [cohort = ""] = await setDates(2);
    const paid = session();
    const intent = paid.payment_intent;
    const at = (day: number) => Date.parse("2026-05-01T12:00:00Z") + day * 86_400_000;
    const seatsLeft = async () => {
      const entries: CohortEntry[] = await (await app.ask("/api/cohorts")).json();
      return entries.find(({ id }) => id === cohort)?.seatsLeft;
    };
    const state = async () => [(await leads())[0]?.payment?.state, await seatsLeft()];
    const first = refunded(intent, {}, at(1));
    await send(app, completed(paid, at(0)));
    await send(app, first);
    expect(await state()).toEqual(["refunded", 2]);
    for (let times = 0; times < 2; times += 1) await send(app, refundFailed(intent, at(5)));
    await send(app, first);
    expect(await state()).toEqual(["paid", 1]);
    expect((await leads())[0]?.notes).toHaveLength(2);
    await send(app, refunded(intent, {}, at(9)));
    expect(await state()).toEqual(["refunded", 2]);
    expect((await leads())[0]?.notes.map(({ text }) => text)).toEqual([
      expect.stringContaining("refunded in full"),
      "Stripe: a refund failed, and the payer does not have that money back.",
      expect.stringContaining("refunded in full"),
    ]);
  });

  test.each([
    ["of a part, which changed nothing", async () => {}],
    [
      "that is known before it",
      async (intent: string | null) => void (await send(app, refunded(intent, {}, 1_000))),
    ],
  ])("stays taken where a refund fails %s", async (_what, then) => {
    await setDates(2);
    const paid = session();
    await send(app, refundFailed(paid.payment_intent, 2_000));
    await send(app, completed(paid));
    await then(paid.payment_intent);
    const [lead] = await leads();
    expect(lead?.payment?.state).toBe("paid");
    expect(lead?.notes.map(({ text }) => text)).toEqual([
      "Stripe: a refund failed, and the payer does not have that money back.",
    ]);
  });

  test("is given by the dashboard to who paid without one, and too many are told", async () => {
    const [full = "", other = ""] = await setDates(0, 1);
    const id = randomUUID();
    await accept({ id, cohort: full });
    await send(app, completed(session({ client_reference_id: id })));
    const [lead] = await leads();
    expect(lead?.cohort).toBe(null);
    const patch = (cohort: unknown) =>
      app.ask(`/api/leads/${lead?.id}`, { method: "PATCH", body: { cohort } });
    expect((await patch("none such")).status).toBe(400);
    expect((await patch(7)).status).toBe(400);
    expect(await (await patch(full)).json()).toMatchObject({ cohort: full, seatsOver: 1 });
    const given = await (await patch(other)).json();
    expect(given).toMatchObject({ cohort: other });
    expect(given).not.toHaveProperty("seatsOver");
    const cohorts: CohortEntry[] = await (await app.ask("/api/cohorts")).json();
    expect(cohorts.find((cohort) => cohort.id === other)?.seatsLeft).toBe(0);
  });
});

test.each([
  ["created", "closed"],
  ["closed", "created"],
] as const)("a dispute is noted, and over where it is won: %s, %s", async (...order) => {
  const paid = session();
  const start = Date.parse("2026-05-01T12:00:00Z");
  const at = { created: start, closed: start + 4_000 };
  const status = { created: "needs_response", closed: "won" };
  await send(app, completed(paid));
  for (const type of order)
    for (let times = 0; times < 2; times += 1)
      await send(app, dispute(type, paid.payment_intent, status[type], at[type]));
  const [lead] = await leads();
  expect(lead?.payment?.state).toBe("paid");
  expect(lead?.notes.at(-1)?.text).toContain("the payment stands");
});

test.each([
  ["created", "closed"],
  ["closed", "created"],
] as const)("a second dispute, after an inquiry that was closed, is noted too: %s, %s", async (...order) => {
  const paid = session();
  const intent = paid.payment_intent;
  const start = Date.parse("2026-05-01T12:00:00Z");
  const at = { created: start + 5_000, closed: start + 9_000 };
  await send(app, completed(paid));
  await send(app, dispute("created", intent, "warning_needs_response", start));
  await send(app, dispute("closed", intent, "warning_closed", start + 1_000));
  for (const type of order)
    await send(app, dispute(type, intent, type === "closed" ? "lost" : "needs_response", at[type]));
  // The first ones once more.
  await send(app, dispute("created", intent, "warning_needs_response", start));
  await send(app, dispute("closed", intent, "warning_closed", start + 1_000));
  const [lead] = await leads();
  expect(lead?.payment?.state).toBe("disputed");
  const notes = lead?.notes.map(({ text }) => text) ?? [];
  expect(notes.slice(0, 2)).toEqual([
    expect.stringContaining("disputes"),
    expect.stringContaining("the payment stands"),
  ]);
  expect(notes.at(-1)).toContain("is lost");
  expect(notes).toHaveLength(order[0] === "created" ? 4 : 3);
});

test("where nothing can be stored the provider is asked to send again, and then nothing is lost or doubled", async () => {
  const { update } = app.store.requests;
  const paid = session();
  app.store.requests.update = () => Promise.reject(new StoreWriteError(new Error("away")));
  expect((await send(app, completed(paid))).status).toBe(503);
  app.store.requests.update = update;
  const kept = app.store.payments.update;
  app.store.payments.update = () => Promise.reject(new StoreWriteError(new Error("away")));
  expect((await send(app, completed(paid))).status).toBe(503);
  app.store.payments.update = kept;
  expect((await send(app, completed(paid))).status).toBe(200);
  expect(await leads()).toHaveLength(1);
});

test("1,000 events at once make 1,000 enrollments", async () => {
  // As the provider does, it sends again where the site has cut a connection on which a busy machine was slow.
  const sendUntilAnswered = (event: object): Promise<Response> =>
    send(app, event).catch(() => sendUntilAnswered(event));
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, number) => sendUntilAnswered(completed(session(person(number))))),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await leads()).toHaveLength(1_000);
});

describe("an acceptance", () => {
  test("is kept once, and the first one counts", async () => {
    const id = randomUUID();
    expect((await accept({ id })).status).toBe(204);
    expect((await accept({ id, plan: "professionals" })).status).toBe(204);
    expect(app.store.payments.read().acceptances).toEqual([
      {
        id,
        plan: "students",
        cohort: null,
        agreementVersion: "May 1, 2026",
        source: {
          landing: "/",
          referrer: null,
          utm: { source: "letter", medium: null, campaign: "Spring", term: null, content: null },
          clickId: null,
        },
        at: "2026-05-01T12:00:00.000Z",
        followedAt: null,
      },
    ]);
  });

  test.each<[string, object]>([
    ["an id that is none", { id: "1" }],
    ["an unknown plan", { plan: "free" }],
    ["a date that is none", { cohort: "soon" }],
    ["no version", { agreementVersion: "" }],
    ["a field more", { email: "a@example.com" }],
  ])("with %s is refused", async (_what, part) => {
    expect((await accept(part)).status).toBe(400);
    expect(app.store.payments.read().acceptances).toEqual([]);
  });

  test("of another site's page is refused, and too many of one network are", async () => {
    const foreign = await app.ask("/api/acceptances", {
      body: {},
      headers: { Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await accept()).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
