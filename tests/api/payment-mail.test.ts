import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../src/server/clock/clock.ts";
import { createDeliver } from "../../src/server/outbox/deliver.ts";
import { startOutbox } from "../../src/server/outbox/outbox.ts";
import { createSiteCohorts } from "../../src/server/requests/seats.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { completed, refunded, session } from "../../src/tools/stripe-events.ts";
import { startApp } from "../support/server/app.ts";
import { startLeadReceiver } from "../support/server/lead-receiver.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { paymentSecret, send } from "../support/server/stripe.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";

const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;

async function startSite(seats: number) {
  const mailServer = await untilTestEnds(startMailServer());
  const receiver = await untilTestEnds(startLeadReceiver());
  const env = readEnv(
    {
      SMTP_URL: mailServer.url,
      LEADS_TO: "sales@example.com",
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: secret,
      CHECKOUT_URL_STUDENTS: "https://pay.example.com/students",
      PAYMENT_WEBHOOK_SECRET: paymentSecret,
      BOOKING_URL: "https://cal.example.com/call",
      ANSWER_WITHIN: "one business day",
    },
    "/",
  );
  const app = await untilTestEnds(startApp({ env }));
  const cohort = storedCohort({ seats, startsOn: "2028-10-06", endsOn: "2028-11-16" });
  await app.store.cohorts.update((state) => ({ ...state, cohorts: [cohort] }));
  const outbox = startOutbox(
    "lead",
    app.store.requests,
    createDeliver(env, createSiteCohorts(app.store, systemClock)),
  );
  onTestFinished(() => outbox.stop());
  const mailsTo = (address: string) =>
    mailServer.mails.filter(({ to }) => to.includes(address)).map(({ parsed }) => parsed);
  const posted = () =>
    receiver.received.map(({ headers, body }) => {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return { id: headers["webhook-id"], ...JSON.parse(body) };
    });
  return { app, cohort, mailsTo, posted };
}

test("who paid gets plan, price, date and a calendar file; the company and the webhook hear of it, and of the refund", async () => {
  const { app, cohort, mailsTo, posted } = await startSite(1);
  const paid = session({ amount_total: 69_900 });
  await app.store.cohorts.update((state) => ({
    ...state,
    offers: [{ code: "A", amount: 100, lastDay: null }],
  }));
  await send(app, completed(paid));
  await vi.waitFor(() => expect(mailsTo("ada@example.com")).toHaveLength(1));
  const [mail] = mailsTo("ada@example.com");
  expect(mail?.subject).toBe("Corvanta: You are enrolled. Thank you.");
  for (const words of [
    "Hello Ada Lovelace,",
    "Plan: Students",
    "Paid: $699.00",
    "Starts: Oct 6th, 2028",
    "within one business day",
    "https://cal.example.com/call",
  ])
    expect(mail?.text).toContain(words);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["course.ics"]);
  expect(mail?.attachments[0]?.content.toString()).toContain(`UID:${cohort.id}@`);

  await send(app, refunded(paid.payment_intent));
  await vi.waitFor(() => expect(posted()).toHaveLength(2));
  const payment = { amount: 69_900, currency: "usd", provider: "stripe", reference: paid.payment_intent };
  expect(posted()).toMatchObject([
    { type: "enrollment.created", data: { cohort: cohort.id, payment: { ...payment, state: "paid" } } },
    { type: "enrollment.refunded", data: { cohort: cohort.id, payment: { ...payment, state: "refunded" } } },
  ]);
  expect(new Set(posted().map(({ id }) => id)).size).toBe(2);
  await vi.waitFor(() => expect(mailsTo("sales@example.com")).toHaveLength(2));
  expect(mailsTo("sales@example.com").map(({ subject }) => subject)).toEqual([
    "Paid enrollment: Ada Lovelace",
    "Refunded: Paid enrollment: Ada Lovelace",
  ]);
  expect(mailsTo("ada@example.com")).toHaveLength(1);
});

test("who paid for a full date is told so, without a file, and the company that a date is needed; the date follows", async () => {
  const { app, cohort, mailsTo } = await startSite(0);
  await send(app, completed(session()));
  await vi.waitFor(() => expect(mailsTo("ada@example.com")).toHaveLength(1));
  const [mail] = mailsTo("ada@example.com");
  expect(mail?.subject).toBe("Corvanta: Thank you. We have your payment.");
  expect(mail?.attachments).toEqual([]);
  await vi.waitFor(() => expect(mailsTo("sales@example.com")).toHaveLength(1));
  expect(mailsTo("sales@example.com")[0]?.text).toContain("needs a date");

  const [request] = app.store.requests.read();
  await app.ask(`/api/leads/${request?.id}`, { method: "PATCH", body: { cohort: cohort.id } });
  await vi.waitFor(() => expect(mailsTo("ada@example.com")).toHaveLength(2));
  expect(mailsTo("ada@example.com")[1]?.attachments).toHaveLength(1);
});
