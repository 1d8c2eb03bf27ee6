import type { LeadEntry } from "../../shared/forms/lead.ts";
import { isPaidTwice } from "./paid-twice.ts";
import { paymentOf, type StoredRequest } from "./stored-requests.ts";

/** The newest come first. */
export function entriesOf(
  all: readonly StoredRequest[],
  isListed: (request: StoredRequest) => boolean,
): LeadEntry[] {
  const entries = all.filter(isListed).map((request) => entryOf(request, all));
  return entries.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

export function entryOf(request: StoredRequest, all: readonly StoredRequest[]): LeadEntry {
  const {
    formId: _,
    deletedAt: __,
    suspectedAt: ___,
    payment,
    deliveries,
    nextStep = null,
    ...entry
  } = request;
  return {
    ...entry,
    nextStep,
    ...(entry.kind === "enrollment" && { payment: payment === undefined ? null : paymentOf(payment) }),
    ...(isPaidTwice(request, all) && { paidTwice: true }),
    deliveries: deliveries.map(
      ({ dueAt: _d, since: _s, reached: _r, cohort: _c, before: _b, about: _a, ...delivery }) => delivery,
    ),
  };
}
