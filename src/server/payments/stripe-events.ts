import * as v from "valibot";
import type { LaterEvent } from "./stored-payments.ts";

/** A checkout at Stripe that was paid, or that a code made free. */
export interface PaidSession {
  id: string;
  /** The id of the acceptance, as the visitor's browser passed it on. */
  reference: string | null;
  intent: string | null;
  /** In the currency's smallest unit. */
  amount: number;
  /** Lower case, such as "usd". */
  currency: string;
  course: string | null;
  /** Empty where the checkout did not ask for it. */
  customer: { name: string; email: string; phone: string };
  /** The time of the payment, in ISO 8601. */
  at: string;
}

export type PaymentEvent =
  | { kind: "paid"; session: PaidSession }
  /** A bank has still to pay. */
  | { kind: "awaited"; reference: string | null; at: string }
  | { kind: "later"; event: LaterEvent };

const maxLength = 254;

const text = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((value) =>
    value
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, maxLength)
      .toWellFormed(),
  ),
);

/** Stripe expands some ids into whole objects where an endpoint asks for it. */
const idSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);

const sessionSchema = v.object({
  id: v.string(),
  client_reference_id: v.nullish(v.string(), null),
  payment_intent: v.nullish(idSchema, null),
  payment_status: v.string(),
  amount_total: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  currency: v.nullish(v.pipe(v.string(), v.regex(/^[a-z]{3}$/i), v.toLowerCase()), "usd"),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
  customer_details: v.nullish(v.object({ name: text, email: text, phone: text })),
});

const chargeSchema = v.object({ refunded: v.boolean(), payment_intent: v.nullish(idSchema, null) });

/** A refund that a bank sent back, days after Stripe had told of it. */
const refundSchema = v.object({ payment_intent: v.nullish(idSchema, null) });

const disputeSchema = v.object({ status: v.string(), payment_intent: v.nullish(idSchema, null) });

const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  /** In seconds. */
  created: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11)),
  data: v.object({ object: v.unknown() }),
});

/** The event's id and type for the log, whatever its shape. */
export function nameOfEvent(signed: unknown): { event?: unknown; type?: unknown } {
  const { id, type } =
    typeof signed === "object" && signed !== null ? (signed as Record<string, unknown>) : {};
  return { event: id, type };
}

/** Reads what the site uses of a signed event; null for what it does not use. Throws a ValiError for another shape. */
export function readEvent(signed: unknown): PaymentEvent | null {
  const { id, type, created, data } = v.parse(eventSchema, signed);
  const at = new Date(created * 1000).toISOString();
  const later = (kind: LaterEvent["kind"], intent: string | null): PaymentEvent | null =>
    intent === null ? null : { kind: "later", event: { id, kind, intent, at } };
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return sessionEvent(v.parse(sessionSchema, data.object), at);
    case "charge.refunded": {
      const { refunded, payment_intent } = v.parse(chargeSchema, data.object);
      return refunded ? later("refunded", payment_intent) : null;
    }
    case "refund.failed":
      return later("refund failed", v.parse(refundSchema, data.object).payment_intent);
    case "charge.dispute.created":
      return later("disputed", v.parse(disputeSchema, data.object).payment_intent);
    case "charge.dispute.closed": {
      const { status, payment_intent } = v.parse(disputeSchema, data.object);
      return later(status === "lost" ? "dispute lost" : "dispute won", payment_intent);
    }
    default:
      return null;
  }
}

function sessionEvent(session: v.InferOutput<typeof sessionSchema>, at: string): PaymentEvent {
  const { client_reference_id: reference, payment_intent: intent, amount_total: amount } = session;
  // Nothing follows a checkout that costs nothing.
  if (session.payment_status === "unpaid") return { kind: "awaited", reference, at };
  const { id, currency, metadata, customer_details } = session;
  const customer = customer_details ?? { name: "", email: "", phone: "" };
  const course = metadata.course ?? null;
  return { kind: "paid", session: { id, reference, intent, amount, currency, course, customer, at } };
}
