import { expect, test } from "vitest";
import { delivered, deliveriesOf, failed } from "../../src/server/outbox/delivery-rules.ts";
import { deliverAgain } from "../../src/server/requests/deliveries.ts";
import type { StoredDelivery } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const now = new Date("2026-05-01T10:00:00.000Z");
const leadWebhook = { url: "https://crm.example.com/leads", secret: "whsec_" };
const waiting: StoredDelivery = {
  channel: "webhook",
  state: "waiting",
  attempts: 0,
  lastError: null,
  at: now.toISOString(),
  since: now.toISOString(),
  dueAt: now.toISOString(),
};

test("a request is due at once on each channel that is set", () => {
  expect(deliveriesOf(storedRequest(), { leadWebhook }, now)).toEqual([waiting]);
  expect(deliveriesOf(storedRequest(), { leadWebhook: null }, now)).toEqual([]);
});

test("nobody is told of a suspected request", () => {
  expect(deliveriesOf(storedRequest({ state: "suspected" }), { leadWebhook }, now)).toEqual([]);
});

test("what fails is tried 1, 5 and 30 minutes, 2, 6, 12 and 24 hours later, and has failed within 3 days", () => {
  const minutes: number[] = [];
  let delivery = waiting;
  let at = now;
  while (delivery.dueAt !== null) {
    at = new Date(delivery.dueAt);
    delivery = failed(delivery, at, "It is down.");
    if (delivery.dueAt !== null) minutes.push((Date.parse(delivery.dueAt) - at.getTime()) / 60_000);
  }
  expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440]);
  expect(delivery).toEqual({
    ...waiting,
    state: "failed",
    attempts: 9,
    lastError: "It is down.",
    at: at.toISOString(),
    dueAt: null,
  });
  expect(at.getTime() - now.getTime()).toBeLessThan(3 * 24 * 60 * 60_000);
});

test("what was not tried for 3 days is tried once more", () => {
  const late = new Date("2026-05-09T10:00:00.000Z");
  expect(failed(waiting, late, "It is down.")).toMatchObject({ state: "failed", attempts: 1, dueAt: null });
});

test("what arrived is not due again, and keeps no error", () => {
  const later = new Date("2026-05-01T10:01:00.000Z");
  expect(delivered(failed(waiting, now, "It is down."), later)).toEqual({
    ...waiting,
    state: "sent",
    attempts: 2,
    at: later.toISOString(),
    dueAt: null,
  });
});

test("by hand everything that has not arrived is due now", () => {
  const later = new Date("2026-05-20T10:00:00.000Z");
  const gone: StoredDelivery = { ...waiting, state: "failed", attempts: 9, lastError: "Down.", dueAt: null };
  const soon: StoredDelivery = { ...waiting, attempts: 5, dueAt: "2026-05-20T22:00:00.000Z" };
  const sent = delivered(waiting, now);
  const request = storedRequest({ deliveries: [gone, soon, sent] });
  expect(deliverAgain(request, later).deliveries).toEqual([
    { ...gone, state: "waiting", dueAt: later.toISOString() },
    { ...soon, dueAt: later.toISOString() },
    sent,
  ]);
});
