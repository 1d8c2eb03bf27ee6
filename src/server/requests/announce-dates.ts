import { forms } from "../../../content/forms.ts";
import type { DatedCourse } from "../../shared/cohorts/cohort.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import type { Clock } from "../clock/clock.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { isPresent } from "./requests.ts";
import type { StoredDelivery, StoredRequest } from "./stored-requests.ts";

/** The waitlists, by the ids of their forms. */
export const waitlists: ReadonlyMap<string, DatedCourse> = new Map([
  [forms.noCodeWaitlist.id, "no-code"],
  [forms.webinarWaitlist.id, "webinar"],
]);

/**
 * Has those on a waitlist told by mail as soon as there is a date that they can take, each once. What is owed is seen from
 * the records at the start and after each change, so that no crash between two writes leaves anybody out.
 */
export function announceDates(
  requests: Collection<StoredRequest[]>,
  changes: { onChange(listener: () => void): void },
  dates: () => CourseDates,
  clock: Clock,
): void {
  function announce(): void {
    if (!requests.read().some((request) => isOwed(request, dates()))) return;
    requests
      .update((all) => {
        const at = clock.now().toISOString();
        return all.map((request) =>
          isOwed(request, dates())
            ? { ...request, deliveries: [...request.deliveries, announcement(at)] }
            : request,
        );
      })
      // The next change tries again.
      .catch((err: unknown) => log.error({ err }, "error"));
  }

  changes.onChange(announce);
  requests.onChange(announce);
  announce();
}

function isOwed(request: StoredRequest, { next }: CourseDates): boolean {
  const course = waitlists.get(request.formId);
  if (course === undefined || next[course].open === null) return false;
  if (!isPresent(request) || request.state === "suspected") return false;
  return !request.deliveries.some(({ channel }) => channel === "announcement");
}

function announcement(at: string): StoredDelivery {
  return {
    channel: "announcement",
    state: "waiting",
    attempts: 0,
    lastError: null,
    at,
    since: at,
    dueAt: at,
  };
}
