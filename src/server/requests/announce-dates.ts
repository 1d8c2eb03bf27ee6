import type { WaitlistEntry } from "../../shared/cohorts/cohort.ts";
import type { Clock } from "../clock/clock.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { announcementOf, isPending, withAnnouncement, withoutAnnouncement } from "./announcements.ts";
import { type Dates, dateToldOf, moveNews, waitlistNews, waitlists } from "./date-news.ts";
import type { StoredRequest } from "./stored-requests.ts";

/** Derives the mails that are due from the records, so that no crash between two writes leaves anybody out. */
export function announceDates(
  requests: Collection<StoredRequest[]>,
  dateChanges: { onChange(listener: () => void): void },
  dates: Dates & Pick<Cohorts, "inTurn">,
  clock: Clock,
): void {
  function updateAnnouncements(): void {
    if (announcementChanges(requests.read(), dates, clock.now()).size === 0) return;
    // Another process may have changed a date, so the work runs under the lock and with fresh records.
    dates
      .inTurn(() =>
        requests.update((all) => {
          const changes = announcementChanges(all, dates, clock.now());
          return changes.size === 0 ? all : all.map((request) => changes.get(request) ?? request);
        }),
      )
      // The next change tries again.
      .catch((err: unknown) => log.error({ err }, "error"));
  }

  dateChanges.onChange(updateAnnouncements);
  requests.onChange(updateAnnouncements);
  updateAnnouncements();
}

/** Maps each request to its next state: with a new announcement, or without one that has become pointless. */
function announcementChanges(
  all: readonly StoredRequest[],
  dates: Dates,
  now: Date,
): Map<StoredRequest, StoredRequest> {
  const changes = new Map<StoredRequest, StoredRequest>();
  const stillValid = new Set<StoredRequest>();
  const news = [...waitlists].flatMap(([formId, course]) => waitlistNews(all, formId, course, dates, now));
  for (const { cohort, requests, setAt, untold, toldAt, isDue } of [...news, ...moveNews(all, dates, now)]) {
    if (cohort === null) continue;
    for (const request of requests.filter(isDue)) {
      const known = announcementOf(request);
      if (request === untold)
        changes.set(request, withAnnouncement(request, cohort.id, toldAt(request), now));
      else if (known?.cohort === cohort.id && known.since >= setAt) stillValid.add(request);
    }
  }
  for (const request of all)
    if (isPending(request, now) && !changes.has(request) && !stillValid.has(request))
      changes.set(request, withoutAnnouncement(request));
  return changes;
}

export function countWaiting(all: readonly StoredRequest[], dates: Dates, now: Date): WaitlistEntry[] {
  return [...waitlists].map(([formId, course]) => {
    const waiting = waitlistNews(all, formId, course, dates, now).filter(
      ({ untold, requests }) => untold !== undefined || requests.some((request) => isPending(request, now)),
    );
    return { course, people: waiting.length };
  });
}

export function isAnnounced(
  all: readonly StoredRequest[],
  { id }: StoredCohort,
  dates: Pick<Dates, "soonestAt">,
): boolean {
  return all.some((request) => {
    const course = waitlists.get(request.formId);
    const known = announcementOf(request);
    if (course === undefined || known === undefined || known.state === "failed") return false;
    return dateToldOf(known, course, dates) === id;
  });
}
