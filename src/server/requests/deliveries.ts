import { HttpError } from "../http/http-error.ts";
import type { StoredDelivery, StoredRequest } from "./stored-requests.ts";

/** The deliveries that a request causes from `now` on; all others are given as well. */
export type DeliveriesFor = (
  request: StoredRequest,
  all: readonly StoredRequest[],
  now: Date,
) => StoredDelivery[];

/** The request with everything due now that has not arrived, and what was not set yet when the request came. */
export function deliverAgain(
  request: StoredRequest,
  possible: readonly StoredDelivery[],
  now: Date,
): StoredRequest {
  if (request.state === "suspected")
    throw new HttpError(409, "Nobody is told of a suspected lead. Please choose another state first.");
  const again = (delivery: StoredDelivery): StoredDelivery =>
    delivery.state === "sent" ? delivery : { ...delivery, state: "waiting", dueAt: now.toISOString() };
  const channels = new Set(request.deliveries.map(({ channel }) => channel));
  // A confirmation that comes so late would be a riddle.
  const added = possible.filter(({ channel }) => channel !== "confirmation" && !channels.has(channel));
  const deliveries = [...request.deliveries.map(again), ...added];
  if (deliveries.length === 0)
    throw new HttpError(409, "Nobody is told of leads: SMTP_URL and LEAD_WEBHOOK_URL are not set.");
  return { ...request, deliveries };
}
