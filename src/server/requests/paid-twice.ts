import { memoize } from "../cache/memoize.ts";
import { addressKey } from "./seats.ts";
import { isPresent, type StoredRequest } from "./stored-requests.ts";

/** Whether the request was paid for, and the money did not go back. */
export function isPaid(request: StoredRequest): boolean {
  return request.payment !== undefined && request.payment.state !== "refunded" && isPresent(request);
}

const paymentsByAddress = memoize((requests: readonly StoredRequest[]) =>
  Map.groupBy(requests.filter(isPaid), addressKey),
);

/** Told anew at each reading: a refund or a deletion of the other payment ends it. */
export function isPaidTwice(request: StoredRequest, all: readonly StoredRequest[]): boolean {
  if (!request.payment?.isSecond || !isPaid(request)) return false;
  return (paymentsByAddress(all).get(addressKey(request)) ?? []).length > 1;
}
