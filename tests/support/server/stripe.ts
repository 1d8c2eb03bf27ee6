import { randomUUID } from "node:crypto";
import { signatureFor } from "../../../src/server/payments/stripe-signature.ts";
import type { RunningApp } from "./app.ts";

export const paymentSecret = "whsec_a_secret_of_the_tests";

interface Session {
  id: string;
  client_reference_id: string | null;
  payment_intent: string | null;
  payment_status: "paid" | "unpaid" | "no_payment_required";
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  customer_details: { name: string | null; email: string | null; phone: string | null } | null;
}

/** A session as https://docs.stripe.com/api/checkout/sessions/object has it, without what the site does not read. */
export function session(given: Partial<Session> = {}): Session {
  return {
    id: `cs_test_${randomUUID()}`,
    client_reference_id: null,
    payment_intent: `pi_${randomUUID()}`,
    payment_status: "paid",
    amount_total: 79_900,
    currency: "usd",
    metadata: {},
    customer_details: { name: "Ada Lovelace", email: "ada@example.com", phone: "+15551234567" },
    ...given,
  };
}

/** An event as https://docs.stripe.com/api/events/object has it. */
export function stripeEvent(type: string, object: object, created = Date.now()) {
  return {
    id: `evt_${randomUUID()}`,
    object: "event",
    api_version: "2026-10-28",
    created: Math.floor(created / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

export const completed = (object: Session, created?: number) =>
  stripeEvent(
    "checkout.session.completed",
    { object: "checkout.session", mode: "payment", ...object },
    created,
  );

export function refunded(intent: string | null, part: { refunded?: boolean } = {}) {
  return stripeEvent("charge.refunded", {
    object: "charge",
    payment_intent: intent,
    refunded: true,
    ...part,
  });
}

export function dispute(type: "created" | "closed", intent: string | null, status: string) {
  return stripeEvent(`charge.dispute.${type}`, { object: "dispute", payment_intent: intent, status });
}

interface Sent {
  secret?: string;
  /** In seconds. */
  timestamp?: number;
  body?: string;
}

/** Sends an event as Stripe does: signed, with a `body` in place of what was signed where one is given. */
export function send(
  app: Pick<RunningApp, "ask">,
  event: object,
  { secret = paymentSecret, timestamp, body }: Sent = {},
): Promise<Response> {
  const payload = JSON.stringify(event, null, 2);
  return app.ask("/api/payments/stripe", {
    body: body ?? payload,
    headers: { "Stripe-Signature": signatureFor(payload, secret, timestamp) },
  });
}
