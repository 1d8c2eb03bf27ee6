import { announcedAfterMinutes } from "../../shared/cohorts/cohort.ts";
import type { StoredDelivery, StoredRequest } from "./stored-requests.ts";

/** The mail about a date among the deliveries of a request. */
export function announcementOf({ deliveries }: StoredRequest): StoredDelivery | undefined {
  return deliveries.find(({ channel }) => channel === "announcement");
}

/** Whether an announcement is not due yet, so that nothing of it can have arrived or be under way. */
export function isPending(request: StoredRequest, now: Date): boolean {
  const announcement = announcementOf(request);
  if (announcement?.state !== "waiting" || announcement.attempts > 0) return false;
  return (announcement.dueAt ?? "") > now.toISOString();
}

/** What a request's sender was last told by an announcement; undefined where that never was, and null where it is not known. */
export function toldBefore(request: StoredRequest, now: Date): StoredDelivery["before"] {
  const last = announcementOf(request);
  if (last?.state === "sent")
    return { at: last.since, ...(last.cohort !== undefined && { cohort: last.cohort }) };
  // One that has been due may be under way, or have arrived without an answer.
  if (last?.state === "waiting" && !isPending(request, now)) return null;
  return last?.before;
}

/** A newer announcement takes the place of the last. */
export function withAnnouncement(
  request: StoredRequest,
  cohort: string,
  since: string,
  now: Date,
): StoredRequest {
  const before = toldBefore(request, now);
  return withOthers(request, {
    channel: "announcement",
    state: "waiting",
    attempts: 0,
    lastError: null,
    at: now.toISOString(),
    since,
    dueAt: new Date(now.getTime() + announcedAfterMinutes * 60_000).toISOString(),
    cohort,
    ...(before !== undefined && { before }),
  });
}

/** The announcement before takes its place again. */
export function withoutAnnouncement(request: StoredRequest): StoredRequest {
  const before = announcementOf(request)?.before;
  if (before == null) return withOthers(request);
  const { at, cohort } = before;
  return withOthers(request, {
    channel: "announcement",
    state: "sent",
    attempts: 1,
    lastError: null,
    at,
    since: at,
    dueAt: null,
    ...(cohort !== undefined && { cohort }),
  });
}

function withOthers(request: StoredRequest, ...announcement: StoredDelivery[]): StoredRequest {
  const others = request.deliveries.filter(({ channel }) => channel !== "announcement");
  return { ...request, deliveries: [...others, ...announcement] };
}
