import type { DeliveriesFor } from "../requests/change-request.ts";
import type { StoredPayment, StoredRequest } from "../requests/stored-requests.ts";
import type { LaterEvent } from "./stored-payments.ts";

const noteOf: Record<LaterEvent["kind"], string> = {
  refunded: "Stripe: the payment was refunded in full, and the seat is free again.",
  "refund failed": "Stripe: a refund failed, and the payer does not have that money back.",
  disputed: "Stripe: the payer disputes the payment with the bank.",
  "dispute won": "Stripe: the dispute is over, and the payment stands.",
  "dispute lost": "Stripe: the dispute is lost, and the bank takes the money back.",
};

/** Returns the same request where the event tells nothing new, in whatever order events come. */
export function withLaterEvent(
  request: StoredRequest,
  { kind, at }: LaterEvent,
  all: readonly StoredRequest[],
  now: Date,
  deliveriesFor: DeliveriesFor,
): StoredRequest {
  const payment = request.payment && nextPayment(request.payment, kind);
  const isFailure = kind === "refund failed";
  if (payment === undefined || (payment === request.payment && !isFailure)) return request;
  if (endsOf(kind).some((end) => isNotedSince(request, end, at))) return request;
  const next = { ...request, payment, notes: [...request.notes, { text: noteOf[kind], at }] };
  if (kind !== "refunded") return next;
  // Nobody is told of a place that is given back.
  const stillTrue = next.deliveries.filter(
    ({ channel, state }) => channel !== "confirmation" || state === "sent",
  );
  return { ...next, deliveries: [...stillTrue, ...deliveriesFor(next, all, now, "refunded")] };
}

/** The events of which one that came then or later makes this one old. A payment may have several refunds and disputes. */
function endsOf(kind: LaterEvent["kind"]): LaterEvent["kind"][] {
  return kind === "refunded" || kind === "refund failed"
    ? ["refund failed"]
    : ["dispute won", "dispute lost"];
}

function isNotedSince({ notes }: StoredRequest, kind: LaterEvent["kind"], at: string): boolean {
  return notes.some((note) => note.text === noteOf[kind] && note.at >= at);
}

function nextPayment(payment: StoredPayment, kind: LaterEvent["kind"]): StoredPayment {
  if (kind === "refunded") return payment.state === "refunded" ? payment : { ...payment, state: "refunded" };
  if (kind === "refund failed") {
    const state = payment.dispute === "open" ? "disputed" : "paid";
    return payment.state === "refunded" ? { ...payment, state } : payment;
  }
  const isOpening = kind === "disputed";
  if (isOpening && payment.dispute === "open") return payment;
  const state = kind === "dispute won" ? "paid" : "disputed";
  return {
    ...payment,
    dispute: isOpening ? "open" : "closed",
    // Refunded stays refunded: its seat is given away.
    state: payment.state === "refunded" ? "refunded" : state,
  };
}
