import { isDeepStrictEqual } from "node:util";
import { waitlists as waitlistOf } from "../../../content/form-names.ts";
import { type DatedCourse, datedCourses } from "../../shared/cohorts/cohort.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import { startOf } from "../cohorts/cohort-times.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { type StoredCohort, timesAt, timesOf } from "../cohorts/stored-cohorts.ts";
import { announcementOf, isPending, previousAnnouncement } from "./announcements.ts";
import { isPresent, type StoredDelivery, type StoredRequest } from "./stored-requests.ts";

export const waitlists: ReadonlyMap<string, DatedCourse> = new Map(
  datedCourses.flatMap((course) => {
    const form = waitlistOf[course];
    return form === undefined ? [] : [[form.id, course]];
  }),
);

export type Dates = Pick<Cohorts, "dates" | "find" | "soonestAt">;

export interface News {
  /** All of them are from one address, to a waitlist or for a date that was moved. */
  requests: readonly StoredRequest[];
  cohort: StoredCohort | null;
  /** Announcements from before this time told of something else. */
  setAt: string;
  /** It is undefined if the receiver was told or is about to be. */
  untold: StoredRequest | undefined;
  /** Returns the time to record in an announcement to this request. */
  toldAt(request: StoredRequest): string;
  isDue(request: StoredRequest): boolean;
}

export function waitlistNews(
  all: readonly StoredRequest[],
  waitlist: string,
  course: DatedCourse,
  dates: Dates,
  now: Date,
): News[] {
  const { open } = dates.dates().next[course];
  const cohort = open === null ? null : dates.find(open.id);
  // Without a date, the next one will be set later than everything that people were told.
  const setAt = cohort?.changedAt ?? "9999";
  const startsAt = cohort === null ? "" : startOf(cohort).toISOString();
  const toldAt = ({ createdAt }: StoredRequest) => latest(now.toISOString(), setAt, createdAt);
  // After the clock was set back far, a future date may seem to be over by the times of the records.
  const isDue = (request: StoredRequest) => startsAt > toldAt(request);

  /** Returns when an announcement told its receiver of a date that still stands; "" if it did not. */
  function heardAt(request: StoredRequest): string {
    const known = announcementOf(request);
    if (known === undefined) return "";
    const isOlder = known.since < setAt || (known.cohort ?? cohort?.id) !== cohort?.id;
    if (isOlder && !hasTold(request, now)) return "";
    // People who were told of a withdrawn date are told of the next one.
    const isTakenBack = dates.find(dateToldOf(known, course, dates) ?? "") === null;
    return isTakenBack ? "" : known.since;
  }

  return byAddress(all.filter(({ formId }) => formId === waitlist)).map((requests) => {
    const lastHeardAt = latest(...requests.map(heardAt));
    const untold = requests.find(({ createdAt }) => lastHeardAt < createdAt);
    return { requests, cohort, setAt, untold, toldAt, isDue };
  });
}

/** Only those who registered before the move are told. */
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
  const lastTold = requests.map((request) => previousAnnouncement(request, now));
  return {
    requests,
    cohort,
    setAt: movedAt,
    untold: isTold ? undefined : requests[0],
    toldAt: () => latest(now.toISOString(), movedAt),
    isDue({ createdAt }) {
      if (startOf(cohort) <= now) return false;
      if (lastTold.includes(null)) return true;
      // People who know the times to which a date was moved back are told nothing.
      const knownAt = latest(createdAt, ...lastTold.map((told) => told?.at ?? ""));
      return !isDeepStrictEqual(timesAt(cohort, knownAt), timesOf(cohort));
    },
  };
}

function byAddress(requests: readonly StoredRequest[]): StoredRequest[][] {
  const present = requests.filter(
    (request) =>
      isPresent(request) &&
      request.state !== "suspected" &&
      request.state !== "lost" &&
      request.payment?.state !== "refunded" &&
      Boolean(request.fields.email),
  );
  return [...Map.groupBy(present, ({ fields }) => comparableAddress(fields.email ?? "")).values()];
}

/** A failed announcement told nobody, and a pending one may still change. */
function hasTold(request: StoredRequest, now: Date): boolean {
  return announcementOf(request)?.state !== "failed" && !isPending(request, now);
}

/** An announcement is never dated before what it tells of. Otherwise a clock set back, or a faster one, would repeat it. */
function latest(...times: string[]): string {
  return times.toSorted().at(-1) ?? "";
}

export function dateToldOf(
  { cohort, since }: StoredDelivery,
  course: DatedCourse,
  { soonestAt }: Pick<Dates, "soonestAt">,
): string | null {
  return cohort ?? soonestAt(course, since);
}
