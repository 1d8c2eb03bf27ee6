import type { StoredDelivery, StoredRequest } from "./stored-requests.ts";

/** The deliveries that a request causes from `now` on; all others are given as well. */
export type DeliveriesFor = (
  request: StoredRequest,
  all: readonly StoredRequest[],
  now: Date,
) => StoredDelivery[];

/** The request with everything due now that has not arrived. */
export function deliverAgain(request: StoredRequest, now: Date): StoredRequest {
  const again = (delivery: StoredDelivery): StoredDelivery =>
    delivery.state === "sent" ? delivery : { ...delivery, state: "waiting", dueAt: now.toISOString() };
  return { ...request, deliveries: request.deliveries.map(again) };
}
