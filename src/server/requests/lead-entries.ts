import type { LeadEntry } from "../../shared/forms/lead.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";
import { isPaidTwice } from "./seats.ts";
import { isPresent, paymentOf, type StoredRequest } from "./stored-requests.ts";

/** The newest come first. */
export function entriesOf(
  all: readonly StoredRequest[],
  isListed: (request: StoredRequest) => boolean,
): LeadEntry[] {
  return newestFirst(all.filter(isListed)).map((request) => entryOf(request, all));
}

/** The list of all leads that are there. Only what changed is serialized again, because thousands of leads take long. */
export const listResponse = memoize((all: StoredRequest[]) => {
  const entries = newestFirst(all.filter(isPresent)).map((request) =>
    // Whether somebody paid twice depends on other leads.
    request.payment?.isSecond ? JSON.stringify(entryOf(request, all)) : entryJson(request),
  );
  return new CachedResponse(`[${entries.join(",")}]`, { "Content-Type": "application/json; charset=utf-8" });
});

const entryJson = memoize((request: StoredRequest) => JSON.stringify(entryOf(request, [])));

function newestFirst(requests: readonly StoredRequest[]): StoredRequest[] {
  return requests.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

export function entryOf(request: StoredRequest, all: readonly StoredRequest[]): LeadEntry {
  const {
    formId: _,
    deletedAt: __,
    suspectedAt,
    suspicion,
    payment,
    deliveries,
    nextStep = null,
    ...entry
  } = request;
  return {
    ...entry,
    nextStep,
    // Who suspects it later has reasons of their own.
    ...(suspicion !== undefined && suspectedAt === request.createdAt && { suspicion }),
    ...(entry.kind === "enrollment" && { payment: payment === undefined ? null : paymentOf(payment) }),
    ...(isPaidTwice(request, all) && { paidTwice: true }),
    deliveries: deliveries.map(
      ({ dueAt: _d, since: _s, reached: _r, cohort: _c, before: _b, ...delivery }) => delivery,
    ),
  };
}
