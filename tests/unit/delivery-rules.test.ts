import { describe, expect, onTestFinished, test, vi } from "vitest";
import { log } from "../../src/server/logging/log.ts";
import { DeliveryError } from "../../src/server/outbox/delivery-error.ts";
import { delivered, deliveriesOf, failed } from "../../src/server/outbox/delivery-rules.ts";
import { deliverAgain } from "../../src/server/requests/change-request.ts";
import type { StoredDelivery, StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const now = new Date("2026-05-01T10:00:00.000Z");
const leadWebhook = { url: "https://crm.example.com/leads", secret: "whsec_" };
const mail = {
  server: { host: "mail.example.com", port: 465, secure: true, requireTLS: true },
  from: { name: "Corvanta", address: "info@corvanta.example" },
  leadsTo: ["sales@example.com"],
  leadsToTeam: { training: ["sales@example.com"], talent: ["sales@example.com"] },
  confirmToSender: true,
};
const down = new DeliveryError("It is down.", "down");
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
  expect(deliveriesOf(storedRequest(), [], { mail: null, leadWebhook }, now)).toEqual([waiting]);
  expect(deliveriesOf(storedRequest(), [], { mail: null, leadWebhook: null }, now)).toEqual([]);
});

describe("a confirmation", () => {
  const hour = 60 * 60_000;
  const channelsAt = (time: number, all: StoredRequest[], email = "ada@example.com") =>
    deliveriesOf(storedRequest({ fields: { email } }), all, { mail, leadWebhook: null }, new Date(time)).map(
      ({ channel }) => channel,
    );
  const confirmed = (state: StoredDelivery["state"], hoursAgo: number, email = "Ada@Example.com") =>
    storedRequest({
      fields: { email },
      deliveries: [
        {
          ...waiting,
          channel: "confirmation",
          state,
          at: new Date(now.getTime() - hoursAgo * hour).toISOString(),
          since: new Date(now.getTime() - hoursAgo * hour).toISOString(),
        },
      ],
    });

  test("goes out beside the mail to the company, where it is wanted and there is an address", () => {
    expect(channelsAt(now.getTime(), [])).toEqual(["mail", "confirmation"]);
    expect(channelsAt(now.getTime(), [], "")).toEqual(["mail"]);
    const unwanted = { mail: { ...mail, confirmToSender: false }, leadWebhook: null };
    const sent = deliveriesOf(storedRequest({ fields: { email: "ada@example.com" } }), [], unwanted, now);
    expect(sent.map(({ channel }) => channel)).toEqual(["mail"]);
  });

  test("goes to one address three times in 24 hours, letter case ignored", () => {
    const two = [confirmed("sent", 1), confirmed("sent", 23)];
    const third = confirmed("sent", 23.9, "ADA@EXAMPLE.COM");
    expect(channelsAt(now.getTime(), two)).toContain("confirmation");
    expect(channelsAt(now.getTime(), [...two, third])).not.toContain("confirmation");
    expect(channelsAt(now.getTime(), [...two, third], "bob@example.com")).toContain("confirmation");
    expect(channelsAt(now.getTime() + 0.2 * hour, [...two, third])).toContain("confirmation");
  });

  test("goes to an international domain three times in 24 hours, however it is spelled", () => {
    const three = ["ada@b\u00fccher.example", "ada@BU\u0308CHER.example", "Ada@xn--bcher-kva.example"].map(
      (email) => confirmed("sent", 1, email),
    );
    for (const { fields } of three)
      expect(channelsAt(now.getTime(), three, fields.email)).not.toContain("confirmation");
    expect(channelsAt(now.getTime(), three, "ada@bucher.example")).toContain("confirmation");
  });

  test("goes to one address three times in 24 hours, with whatever signs it is typed", () => {
    const three = ["mailto:ada@example.com", "Ada <ada@example.com>", "ada@example.com\u200b"].map((email) =>
      confirmed("sent", 1, email),
    );
    for (const email of ["ada@example.com", "\uff41da@example.com", "ada@example.com."])
      expect(channelsAt(now.getTime(), three, email)).not.toContain("confirmation");
  });

  test("goes to 100 addresses in an hour, and the log says when no more do", () => {
    const warn = vi.spyOn(log, "warn");
    onTestFinished(() => warn.mockRestore());
    const many = Array.from({ length: 100 }, (_, n) => confirmed("sent", 0.5, `ada${n}@example.com`));
    expect(channelsAt(now.getTime(), many.slice(1))).toContain("confirmation");
    expect(warn).not.toHaveBeenCalled();
    expect(channelsAt(now.getTime(), many)).toEqual(["mail"]);
    expect(warn).toHaveBeenCalledOnce();
    const before = Array.from({ length: 100 }, (_, n) => confirmed("sent", 1.1, `ada${n}@example.com`));
    expect(channelsAt(now.getTime(), before)).toContain("confirmation");
  });

  test("that still waits counts, however long: it may go out today", () => {
    const old = [confirmed("waiting", 40), confirmed("waiting", 50), confirmed("waiting", 60)];
    expect(channelsAt(now.getTime(), old)).not.toContain("confirmation");
  });
});

test("nobody is told of a suspected request", () => {
  expect(deliveriesOf(storedRequest({ state: "suspected" }), [], { mail, leadWebhook }, now)).toEqual([]);
});

test("what fails is tried 1, 5 and 30 minutes, 2, 6, 12 and 24 hours later, and 3 days after the request it has failed", () => {
  const minutes: number[] = [];
  let delivery = waiting;
  let at = now;
  while (delivery.dueAt !== null) {
    at = new Date(delivery.dueAt);
    delivery = failed(delivery, at, down);
    if (delivery.dueAt !== null) minutes.push((Date.parse(delivery.dueAt) - at.getTime()) / 60_000);
  }
  expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 1440, 1440, 204]);
  expect(delivery).toEqual({
    ...waiting,
    state: "failed",
    attempts: 10,
    lastError: "It is down.",
    at: at.toISOString(),
    dueAt: null,
  });
  expect(at.getTime() - now.getTime()).toBe(3 * 24 * 60 * 60_000);
});

test.each([
  ["confirmation", "failed"],
  ["announcement", "failed"],
  ["mail", "waiting"],
] as const)("a refusal for good leaves a delivery by %s %s", (channel, state) => {
  const unknown = new DeliveryError("550 Nobody here", "EENVELOPE 550", [], true);
  const after = failed({ ...waiting, channel }, now, unknown);
  expect(after).toMatchObject({ channel, state, attempts: 1, lastError: "550 Nobody here" });
  expect(after.dueAt === null).toBe(state === "failed");
  expect(failed({ ...waiting, channel }, now, down).state).toBe("waiting");
});

test("what was not tried for 3 days is tried once more", () => {
  const late = new Date("2026-05-09T10:00:00.000Z");
  expect(failed(waiting, late, down)).toMatchObject({ state: "failed", attempts: 1, dueAt: null });
});

test("what arrived is not due again, and keeps no error", () => {
  const later = new Date("2026-05-01T10:01:00.000Z");
  expect(delivered(failed(waiting, now, down), later)).toEqual({
    ...waiting,
    state: "sent",
    attempts: 2,
    at: later.toISOString(),
    dueAt: null,
  });
});

test("who has it already is kept as long as others have not", () => {
  const first = failed(waiting, now, new DeliveryError("It refused b.", "refused", ["a@example.com"]));
  const second = failed(first, now, new DeliveryError("It refused b.", "refused", ["c@example.com"]));
  expect(failed(second, now, down).reached).toEqual(["a@example.com", "c@example.com"]);
  expect(delivered(second, now)).not.toHaveProperty("reached");
});

test("by hand everything that has not arrived is due now", () => {
  const later = new Date("2026-05-20T10:00:00.000Z");
  const gone: StoredDelivery = { ...waiting, state: "failed", attempts: 9, lastError: "Down.", dueAt: null };
  const soon: StoredDelivery = { ...waiting, attempts: 5, dueAt: "2026-05-20T22:00:00.000Z" };
  const sent = delivered(waiting, now);
  const request = storedRequest({ deliveries: [gone, soon, sent] });
  expect(deliverAgain(request, [], later).deliveries).toEqual([
    { ...gone, state: "waiting", dueAt: later.toISOString() },
    { ...soon, dueAt: later.toISOString() },
    sent,
  ]);
});
