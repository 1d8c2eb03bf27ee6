import { randomUUID } from "node:crypto";
import { webhooks } from "../server/payments/stripe-signature.ts";

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

/** An event as https://docs.stripe.com/api/events/object has it; `created` is in milliseconds. */
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

export function completed(object: Session, created?: number) {
  const shown = { object: "checkout.session", mode: "payment", ...object };
  return stripeEvent("checkout.session.completed", shown, created);
}

export function refunded(intent: string | null, part: { refunded?: boolean } = {}, created?: number) {
  const charge = { object: "charge", payment_intent: intent, refunded: true, ...part };
  return stripeEvent("charge.refunded", charge, created);
}

export function refundFailed(intent: string | null, created?: number) {
  return stripeEvent(
    "refund.failed",
    { object: "refund", payment_intent: intent, status: "failed" },
    created,
  );
}

export function dispute(type: "created" | "closed", intent: string | null, status: string, created?: number) {
  const object = { object: "dispute", payment_intent: intent, status };
  return stripeEvent(`charge.dispute.${type}`, object, created);
}

/** Signs a body as Stripe does; `timestamp` is in seconds. */
export function signatureFor(payload: string, secret: string, timestamp?: number): string {
  return webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  });
}
