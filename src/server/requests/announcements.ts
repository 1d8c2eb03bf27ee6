import { announcedAfterMinutes } from "../../shared/cohorts/cohort.ts";
import { newDelivery, type StoredDelivery, type StoredRequest } from "./stored-requests.ts";

export function announcementOf({ deliveries }: StoredRequest): StoredDelivery | undefined {
  return deliveries.find(({ channel }) => channel === "announcement");
}

/** A pending announcement can still be withdrawn: no attempt to send it has begun. */
export function isPending(request: StoredRequest, now: Date): boolean {
  const announcement = announcementOf(request);
  if (announcement?.state !== "waiting" || announcement.attempts > 0) return false;
  return (announcement.dueAt ?? "") > now.toISOString();
}

/** Returns undefined if an announcement never reached the sender, null if that is unknown. */
export function previousAnnouncement(request: StoredRequest, now: Date): StoredDelivery["before"] {
  const last = announcementOf(request);
  if (last?.state === "sent")
    return { at: last.since, ...(last.cohort !== undefined && { cohort: last.cohort }) };
  // A due announcement may have arrived although its answer was lost.
  if (last?.state === "waiting" && !isPending(request, now)) return null;
  return last?.before;
}

export function withAnnouncement(
  request: StoredRequest,
  cohort: string,
  since: string,
  now: Date,
): StoredRequest {
  const before = previousAnnouncement(request, now);
  return replaceAnnouncement(request, {
    ...newDelivery("announcement", now),
    since,
    dueAt: new Date(now.getTime() + announcedAfterMinutes * 60_000).toISOString(),
    cohort,
    ...(before !== undefined && { before }),
  });
}

export function withoutAnnouncement(request: StoredRequest): StoredRequest {
  const before = announcementOf(request)?.before;
  if (before == null) return replaceAnnouncement(request);
  const { at, cohort } = before;
  return replaceAnnouncement(request, {
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

function replaceAnnouncement(request: StoredRequest, ...announcement: StoredDelivery[]): StoredRequest {
  const others = request.deliveries.filter(({ channel }) => channel !== "announcement");
  return { ...request, deliveries: [...others, ...announcement] };
}
