import { isDeepStrictEqual } from "node:util";
import { waitlists as waitlistOf } from "../../../content/form-names.ts";
import { type DatedCourse, datedCourses, type WaitlistEntry } from "../../shared/cohorts/cohort.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import type { Clock } from "../clock/clock.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { startOf } from "../cohorts/date-words.ts";
import { type StoredCohort, timesAt, timesOf } from "../cohorts/stored-cohorts.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import {
  announcementOf,
  isPending,
  toldBefore,
  withAnnouncement,
  withoutAnnouncement,
} from "./announcements.ts";
import { isPresent, type StoredDelivery, type StoredRequest } from "./stored-requests.ts";

/** The waitlists, by the ids of their forms. */
export const waitlists: ReadonlyMap<string, DatedCourse> = new Map(
  datedCourses.flatMap((course) => {
    const form = waitlistOf[course];
    return form === undefined ? [] : [[form.id, course]];
  }),
);

type Dates = Pick<Cohorts, "dates" | "find" | "soonestAt">;

/**
 * Has people told by mail of dates, each address once: those on a waitlist of a date that they can take, and those who take
 * part where their date was moved. A mail waits until its date has stood unchanged for some minutes, and is withdrawn where
 * there is nothing to tell any more. What is owed is seen from the records at the start and after each change, so that no
 * crash between two writes leaves anybody out.
 */
export function announceDates(
  requests: Collection<StoredRequest[]>,
  changes: { onChange(listener: () => void): void },
  dates: Dates & Pick<Cohorts, "inTurn">,
  clock: Clock,
): void {
  function announce(): void {
    if (toWrite(requests.read(), dates, clock.now()).size === 0) return;
    // Another process may have written of a date that is not known here yet.
    dates
      .inTurn(() =>
        requests.update((all) => {
          const found = toWrite(all, dates, clock.now());
          return found.size === 0 ? all : all.map((request) => found.get(request) ?? request);
        }),
      )
      // The next change tries again.
      .catch((err: unknown) => log.error({ err }, "error"));
  }

  changes.onChange(announce);
  requests.onChange(announce);
  announce();
}

/** How many people on each waitlist have not been told of a date that they can take; a mail to them may wait. */
export function whoWaits(all: readonly StoredRequest[], dates: Dates, now: Date): WaitlistEntry[] {
  const waiting = receiversOf(all, dates).filter(
    (receiver) =>
      newsFor(receiver, dates, now).untold !== undefined ||
      receiver.requests.some((request) => isPending(request, now)),
  );
  return [...waitlists.values()].map((course) => {
    return { course, people: waiting.filter((receiver) => receiver.course === course).length };
  });
}

/** Whether people on a waitlist were told of a date, or are about to be. */
export function isToldOf(
  all: readonly StoredRequest[],
  { id }: StoredCohort,
  dates: Pick<Dates, "soonestAt">,
): boolean {
  return all.some((request) => {
    const course = waitlists.get(request.formId);
    const known = announcementOf(request);
    if (course === undefined || known === undefined || known.state === "failed") return false;
    return dateOf(known, course, dates) === id;
  });
}

/** The requests of one address on a waitlist, or for a date that was moved since. */
interface Receiver {
  requests: StoredRequest[];
  /** The course of the waitlist; null for a date. */
  course: DatedCourse | null;
  /** The date to tell of: on a waitlist the next one that has a seat, or null. */
  cohort: StoredCohort | null;
}

/** What one receiver is to be told. */
interface News {
  /** When that was set: what was told before is older. */
  setAt: string;
  /** The request that gets an announcement, where the receiver was not told, nor is about to be. */
  untold: StoredRequest | undefined;
  /** When whoever is told now by an announcement of a request was told. */
  toldAt(request: StoredRequest): string;
  /** Whether there is something to tell to the sender of a request. */
  isDue(request: StoredRequest): boolean;
}

/** The requests to write now, as they are then: with a new announcement, or without one that waits for no reason. */
function toWrite(all: readonly StoredRequest[], dates: Dates, now: Date): Map<StoredRequest, StoredRequest> {
  const found = new Map<StoredRequest, StoredRequest>();
  const inPlace = new Set<StoredRequest>();
  for (const receiver of receiversOf(all, dates)) {
    const { cohort, requests } = receiver;
    if (cohort === null) continue;
    const { untold, isDue, setAt, toldAt } = newsFor(receiver, dates, now);
    for (const request of requests.filter(isDue)) {
      const known = announcementOf(request);
      if (request === untold) found.set(request, withAnnouncement(request, cohort.id, toldAt(request), now));
      else if (known?.cohort === cohort.id && known.since >= setAt) inPlace.add(request);
    }
  }
  for (const request of all)
    if (isPending(request, now) && !found.has(request) && !inPlace.has(request))
      found.set(request, withoutAnnouncement(request));
  return found;
}

function receiversOf(all: readonly StoredRequest[], { dates, find }: Dates): Receiver[] {
  const receivers = new Map<string, Receiver>();
  for (const request of all) {
    const { formId, cohort: id, fields, state, createdAt } = request;
    const course = waitlists.get(formId) ?? null;
    const dateId = course === null ? id : dates().next[course].open?.id;
    const cohort = dateId == null ? null : find(dateId);
    if (!isPresent(request) || state === "suspected" || state === "lost" || !fields.email) continue;
    // Who registers after a move knows of it.
    if (course === null && (cohort === null || (cohort.movedAt ?? "") < createdAt)) continue;
    const key = `${course ?? id} ${comparableAddress(fields.email)}`;
    const receiver = receivers.get(key) ?? { requests: [], course, cohort };
    receiver.requests.push(request);
    receivers.set(key, receiver);
  }
  return [...receivers.values()];
}

function newsFor({ requests, course, cohort }: Receiver, dates: Dates, now: Date): News {
  const setAt = (course === null ? cohort?.movedAt : cohort?.changedAt) ?? notYet;
  const toldAt = (request: StoredRequest) =>
    latest(now.toISOString(), setAt, course === null ? "" : request.createdAt);
  const heardAt = latest(
    ...requests.flatMap((request) => {
      const known = announcementOf(request);
      if (known === undefined) return [];
      // One that was given up told nobody, and one that has time yet is to tell what was set since.
      const isOver = known.state === "failed" || isPending(request, now);
      if (isOver && (known.since < setAt || (known.cohort ?? cohort?.id) !== cohort?.id)) return [];
      // Who was told of a date that was taken back is told of the next one.
      const isTakenBack = course !== null && dates.find(dateOf(known, course, dates) ?? "") === null;
      return isTakenBack ? [] : known.since;
    }),
  );
  const untold = requests.find(({ createdAt }) => heardAt < (course === null ? setAt : createdAt));
  const lastTold = requests.map((request) => toldBefore(request, now));
  const isDue = (request: StoredRequest): boolean => {
    if (cohort === null) return false;
    // By a clock that was set back far there may be a date to come that is over by the records.
    if (course !== null) return startOf(cohort).toISOString() > toldAt(request);
    if (startOf(cohort) <= now) return false;
    if (lastTold.includes(null)) return true;
    // Where it was put back to what somebody knows, there is nothing to tell.
    const knownAt = latest(request.createdAt, ...lastTold.map((told) => told?.at ?? ""));
    return !isDeepStrictEqual(timesAt(cohort, knownAt), timesOf(cohort));
  };
  return { setAt, untold, toldAt, isDue };
}

/** As long as there is no date, the next one is set later than all that people were told. */
const notYet = "9999";

/**
 * Nobody is told before what they are told of: where the clock was set back, or another process has a faster one, they
 * would be told again and again.
 */
function latest(...times: string[]): string {
  return times.toSorted().at(-1) ?? "";
}

/** The id of the date that an announcement to a waitlist tells of. Release 2 did not store it. */
function dateOf(
  { cohort, since }: StoredDelivery,
  course: DatedCourse,
  { soonestAt }: Pick<Dates, "soonestAt">,
): string | null {
  return cohort ?? soonestAt(course, since);
}
