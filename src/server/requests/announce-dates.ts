import { isDeepStrictEqual } from "node:util";
import { waitlists as waitlistOf } from "../../../content/form-names.ts";
import {
  announcedAfterMinutes,
  type DatedCourse,
  datedCourses,
  type WaitlistEntry,
} from "../../shared/cohorts/cohort.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import type { Clock } from "../clock/clock.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { startOf } from "../cohorts/date-words.ts";
import { timesAt, timesOf } from "../cohorts/stored-cohorts.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { isPresent } from "./requests.ts";
import type { StoredDelivery, StoredRequest } from "./stored-requests.ts";

/** The waitlists, by the ids of their forms. */
export const waitlists: ReadonlyMap<string, DatedCourse> = new Map(
  datedCourses.flatMap((course) => {
    const form = waitlistOf[course];
    return form === undefined ? [] : [[form.id, course]];
  }),
);

type Dates = Pick<Cohorts, "dates" | "find" | "keptDateOf">;

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
  const { news, untold } = read(all, dates, now);
  const waiting = [...news].filter(([request]) => untold.has(request) || isPending(request, now));
  return [...waitlists].map(([formId, course]) => {
    const keys = waiting.filter(([request]) => request.formId === formId).map(([, { key }]) => key);
    return { course, people: new Set(keys).size };
  });
}

/** When people on the waitlist of a course were told of a date. */
export function toldTimes(all: readonly StoredRequest[], course: DatedCourse): string[] {
  return all
    .filter(({ formId }) => waitlists.get(formId) === course)
    .map(announcementOf)
    .flatMap((known) => (known === undefined || known.state === "failed" ? [] : known.since));
}

/** What somebody is to be told of: an address gets one mail about it that is not older than this. */
interface News {
  key: string;
  since: string;
  /** When whoever is told of it now was told. */
  toldAt: string;
  /** When what is to be told was set: an announcement of before it that was given up told nobody. */
  setAt: string;
  /** Whether there is something to tell to whoever was last told at this time, or never (""), or may have been (null). */
  isDue(lastTold: string | null): boolean;
}

/** The requests to write now, as they are then: with a new announcement, or without one that waits for no reason. */
function toWrite(all: readonly StoredRequest[], dates: Dates, now: Date): Map<StoredRequest, StoredRequest> {
  const { news, untold, lastTold } = read(all, dates, now);
  const found = new Map<StoredRequest, StoredRequest>();
  for (const request of all) {
    const about = news.get(request);
    const isDue = about?.isDue(lastTold.get(about.key) ?? null) ?? false;
    // Where another request of the same address is told of what was set since, this one is not.
    const isStale = !isDue || (announcementOf(request)?.since ?? "") < (about?.setAt ?? "");
    if (about !== undefined && isDue && untold.has(request))
      found.set(request, withAnnouncement(request, about.toldAt, now));
    else if (isStale && isPending(request, now)) found.set(request, withoutAnnouncement(request));
  }
  return found;
}

/**
 * What there is to tell, by request, who of them was not told of it, one of each address, and when each address was last
 * told.
 */
function read(all: readonly StoredRequest[], dates: Dates, now: Date) {
  const news = new Map<StoredRequest, News>();
  const covered = new Map<string, string>();
  const lastTold = new Map<string, string | null>();
  for (const request of all) {
    const about = newsFor(request, dates, now);
    if (about === null) continue;
    news.set(request, about);
    const { key, setAt } = about;
    const [toldAt, before] = [toldAtOf(request, now), lastTold.get(key) ?? ""];
    lastTold.set(key, toldAt === null || lastTold.get(key) === null ? null : latest(toldAt, before));
    const known = announcementOf(request);
    if (known === undefined) continue;
    // One that was given up told nobody, and one that has time yet is to tell what was set since.
    const isOver = known.state === "failed" || isPending(request, now);
    if (!(isOver && known.since < setAt) && isTrue(request, known.since, dates))
      covered.set(key, latest(known.since, covered.get(key) ?? ""));
  }
  const untold = new Set<StoredRequest>();
  for (const [request, { key, since, toldAt }] of news) {
    if ((covered.get(key) ?? "") >= since) continue;
    covered.set(key, toldAt);
    untold.add(request);
  }
  return { news, untold, lastTold };
}

function newsFor(request: StoredRequest, { dates, find }: Dates, now: Date): News | null {
  const { formId, cohort: id, fields, state, createdAt } = request;
  const course = waitlists.get(formId);
  if (course === undefined && id === null) return null;
  if (!isPresent(request) || state === "suspected" || state === "lost" || !fields.email) return null;
  const address = comparableAddress(fields.email);
  if (course !== undefined) {
    const next = dates().next[course].open;
    const open = next === null ? null : find(next.id);
    const toldAt = latest(now.toISOString(), createdAt, open?.changedAt ?? "");
    // By a clock that was set back far there may be a date to come that is over by the records.
    const isDue = () => open !== null && startOf(open).toISOString() > toldAt;
    // As long as there is none, the next one is set later than all that people were told.
    const setAt = open?.changedAt ?? toldAt;
    return { key: `${formId} ${address}`, since: createdAt, toldAt, setAt, isDue };
  }
  const cohort = id === null ? null : find(id);
  if (cohort === null || cohort.movedAt === null || cohort.movedAt < createdAt) return null;
  const { movedAt } = cohort;
  return {
    key: `${cohort.id} ${address}`,
    since: movedAt,
    toldAt: latest(now.toISOString(), movedAt),
    setAt: movedAt,
    // Where it was put back to what somebody knows, there is nothing to tell.
    isDue: (lastTold) =>
      startOf(cohort) > now &&
      (lastTold === null ||
        !isDeepStrictEqual(timesAt(cohort, latest(createdAt, lastTold)), timesOf(cohort))),
  };
}

/**
 * Nobody is told before what they are told of: where the clock was set back, or another process has a faster one, they
 * would be told again and again.
 */
function latest(...times: string[]): string {
  return times.toSorted().at(-1) ?? "";
}

/** Whether an announcement still holds: who was told of a date that was taken back is told of the next one. */
function isTrue({ formId }: StoredRequest, since: string, { keptDateOf }: Dates): boolean {
  const course = waitlists.get(formId);
  return course === undefined || keptDateOf(course, since);
}

function announcementOf({ deliveries }: StoredRequest): StoredDelivery | undefined {
  return deliveries.find(({ channel }) => channel === "announcement");
}

/** Whether an announcement is not due yet, so that nothing of it can have arrived or be under way. */
function isPending(request: StoredRequest, now: Date): boolean {
  const announcement = announcementOf(request);
  if (announcement?.state !== "waiting" || announcement.attempts > 0) return false;
  return (announcement.dueAt ?? "") > now.toISOString();
}

/** When a request's sender was last told of a date; "" where that never was, and null where it is not known. */
function toldAtOf(request: StoredRequest, now: Date): string | null {
  const last = announcementOf(request);
  if (last === undefined) return "";
  if (last.state === "sent") return last.since;
  // One that has been due may be under way, or have arrived without an answer.
  if (last.state === "waiting" && !isPending(request, now)) return null;
  return last.toldAt === undefined ? "" : last.toldAt;
}

/** A newer announcement takes the place of the last. */
function withAnnouncement(request: StoredRequest, since: string, now: Date): StoredRequest {
  const toldAt = toldAtOf(request, now);
  return withOthers(request, {
    channel: "announcement",
    state: "waiting",
    attempts: 0,
    lastError: null,
    at: now.toISOString(),
    since,
    dueAt: new Date(now.getTime() + announcedAfterMinutes * 60_000).toISOString(),
    ...(toldAt !== "" && { toldAt }),
  });
}

/** The announcement before takes its place again. */
function withoutAnnouncement(request: StoredRequest): StoredRequest {
  const toldAt = announcementOf(request)?.toldAt;
  if (!toldAt) return withOthers(request);
  return withOthers(request, {
    channel: "announcement",
    state: "sent",
    attempts: 1,
    lastError: null,
    at: toldAt,
    since: toldAt,
    dueAt: null,
  });
}

function withOthers(request: StoredRequest, ...announcement: StoredDelivery[]): StoredRequest {
  const others = request.deliveries.filter(({ channel }) => channel !== "announcement");
  return { ...request, deliveries: [...others, ...announcement] };
}
