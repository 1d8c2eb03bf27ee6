import { isDeepStrictEqual } from "node:util";
import { waitlists as waitlistOf } from "../../../content/form-names.ts";
import { type DatedCourse, datedCourses } from "../../shared/cohorts/cohort.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { startOf } from "../cohorts/date-words.ts";
import { type StoredCohort, timesAt, timesOf } from "../cohorts/stored-cohorts.ts";
import { announcementOf, isPending, toldBefore } from "./announcements.ts";
import { isPresent, type StoredDelivery, type StoredRequest } from "./stored-requests.ts";

/** The waitlists, by the ids of their forms. */
export const waitlists: ReadonlyMap<string, DatedCourse> = new Map(
  datedCourses.flatMap((course) => {
    const form = waitlistOf[course];
    return form === undefined ? [] : [[form.id, course]];
  }),
);

/** What is known of dates. */
export type Dates = Pick<Cohorts, "dates" | "find" | "soonestAt">;

/** What the receiver at one address is to be told of a date. */
export interface News {
  /** What the receiver sent to a waitlist, or for a date that was moved since. */
  requests: readonly StoredRequest[];
  /** The date to tell of: on a waitlist the next one that has a seat, or null. */
  cohort: StoredCohort | null;
  /** When that was set: what was told before is older. */
  setAt: string;
  /** The request that gets an announcement, where the receiver was not told, nor is about to be. */
  untold: StoredRequest | undefined;
  /** When whoever is told now by an announcement of a request was told. */
  toldAt(request: StoredRequest): string;
  /** Whether there is something to tell to the sender of a request. */
  isDue(request: StoredRequest): boolean;
}

/** What those on a waitlist are to be told: the next date that has a seat. */
export function waitlistNews(
  all: readonly StoredRequest[],
  waitlist: string,
  course: DatedCourse,
  dates: Dates,
  now: Date,
): News[] {
  const { open } = dates.dates().next[course];
  const cohort = open === null ? null : dates.find(open.id);
  // As long as there is no date, the next one is set later than all that people were told.
  const setAt = cohort?.changedAt ?? "9999";
  const startsAt = cohort === null ? "" : startOf(cohort).toISOString();
  const toldAt = ({ createdAt }: StoredRequest) => latest(now.toISOString(), setAt, createdAt);
  // Where the clock was set back far, a date may be to come that is over by the times of the records.
  const isDue = (request: StoredRequest) => startsAt > toldAt(request);

  /** When an announcement told its receiver of a date that still stands; "" where it did not. */
  function heardAt(request: StoredRequest): string {
    const known = announcementOf(request);
    if (known === undefined) return "";
    const isOlder = known.since < setAt || (known.cohort ?? cohort?.id) !== cohort?.id;
    if (isOlder && !hasTold(request, now)) return "";
    // Who was told of a date that was taken back is told of the next one.
    const isTakenBack = dates.find(dateToldOf(known, course, dates) ?? "") === null;
    return isTakenBack ? "" : known.since;
  }

  return byAddress(all.filter(({ formId }) => formId === waitlist)).map((requests) => {
    const lastHeardAt = latest(...requests.map(heardAt));
    const untold = requests.find(({ createdAt }) => lastHeardAt < createdAt);
    return { requests, cohort, setAt, untold, toldAt, isDue };
  });
}

/** What those who take part in a date that was moved are to be told; who registers after that knows of it. */
export function moveNews(all: readonly StoredRequest[], dates: Dates, now: Date): News[] {
  const byDate = Map.groupBy(all, ({ cohort, formId }) => (waitlists.has(formId) ? null : cohort));
  return [...byDate].flatMap(([id, ofDate]) => {
    const cohort = id === null ? null : dates.find(id);
    if (cohort === null || cohort.movedAt === null) return [];
    const { movedAt } = cohort;
    return byAddress(ofDate.filter(({ createdAt }) => createdAt <= movedAt)).map((requests) =>
      newsOfMove(requests, cohort, movedAt, now),
    );
  });
}

function newsOfMove(
  requests: readonly StoredRequest[],
  cohort: StoredCohort,
  movedAt: string,
  now: Date,
): News {
  const isTold = requests.some((request) => (announcementOf(request)?.since ?? "") >= movedAt);
  const lastTold = requests.map((request) => toldBefore(request, now));
  return {
    requests,
    cohort,
    setAt: movedAt,
    untold: isTold ? undefined : requests[0],
    toldAt: () => latest(now.toISOString(), movedAt),
    isDue({ createdAt }) {
      if (startOf(cohort) <= now) return false;
      if (lastTold.includes(null)) return true;
      // Whoever knows the times to which it was put back has to be told nothing.
      const knownAt = latest(createdAt, ...lastTold.map((told) => told?.at ?? ""));
      return !isDeepStrictEqual(timesAt(cohort, knownAt), timesOf(cohort));
    },
  };
}

/** The requests of people who are to be told something, put together by their addresses. */
function byAddress(requests: readonly StoredRequest[]): StoredRequest[][] {
  const present = requests.filter(
    (request) =>
      isPresent(request) &&
      request.state !== "suspected" &&
      request.state !== "lost" &&
      Boolean(request.fields.email),
  );
  return [...Map.groupBy(present, ({ fields }) => comparableAddress(fields.email ?? "")).values()];
}

/** Whether an announcement has told its receiver: one that was given up told nobody, and one that has time yet may change. */
function hasTold(request: StoredRequest, now: Date): boolean {
  return announcementOf(request)?.state !== "failed" && !isPending(request, now);
}

/**
 * Nobody is told before what they are told of: where the clock was set back, or another process has a faster one, they
 * would be told again and again.
 */
function latest(...times: string[]): string {
  return times.toSorted().at(-1) ?? "";
}

/** The id of the date that an announcement to a waitlist tells of. Release 2 did not store it. */
export function dateToldOf(
  { cohort, since }: StoredDelivery,
  course: DatedCourse,
  { soonestAt }: Pick<Dates, "soonestAt">,
): string | null {
  return cohort ?? soonestAt(course, since);
}
