import { waitlists as waitlistOf } from "../../../content/form-names.ts";
import { type DatedCourse, datedCourses, type WaitlistEntry } from "../../shared/cohorts/cohort.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import type { Clock } from "../clock/clock.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { startOf } from "../cohorts/date-words.ts";
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
 * Has people told by mail of dates, each address once: those on a waitlist as soon as there is a date that they can take,
 * and those who take part where their date was moved. What is owed is seen from the records at the start and after each
 * change, so that no crash between two writes leaves anybody out.
 */
export function announceDates(
  requests: Collection<StoredRequest[]>,
  changes: { onChange(listener: () => void): void },
  dates: Dates,
  clock: Clock,
): void {
  function announce(): void {
    if (owed(requests.read(), dates, clock.now()).size === 0) return;
    requests
      .update((all) => {
        const now = clock.now();
        const found = owed(all, dates, now);
        return all.map((request) => {
          const since = found.get(request);
          return since === undefined ? request : withAnnouncement(request, now.toISOString(), since);
        });
      })
      // The next change tries again.
      .catch((err: unknown) => log.error({ err }, "error"));
  }

  changes.onChange(announce);
  requests.onChange(announce);
  announce();
}

/** How many people on each waitlist are told as soon as there is a date that they can take. */
export function whoWaits(all: readonly StoredRequest[], dates: Dates, now: Date): WaitlistEntry[] {
  const news = untold(all, dates, now);
  return [...waitlists].map(([formId, course]) => {
    const waiting = [...news].filter(([request]) => request.formId === formId);
    return { course, people: new Set(waiting.map(([, { key }]) => key)).size };
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
  /** False as long as there is no date to tell of. */
  isDue(): boolean;
}

/** The requests whose senders are to be told now, and as of when. */
function owed(all: readonly StoredRequest[], dates: Dates, now: Date): Map<StoredRequest, string> {
  const due = [...untold(all, dates, now)].filter(([, { isDue }]) => isDue());
  return new Map(due.map(([request, { toldAt }]) => [request, toldAt]));
}

function untold(all: readonly StoredRequest[], dates: Dates, now: Date): Map<StoredRequest, News> {
  const news = all.map((request) => ({ request, about: newsFor(request, dates, now) }));
  const told = new Map<string, string>();
  for (const { request, about } of news) {
    const known = announcementOf(request);
    if (
      about !== null &&
      known !== undefined &&
      !(known.state === "failed" && known.since < about.setAt) &&
      known.since > (told.get(about.key) ?? "") &&
      isTrue(request, known.since, dates)
    )
      told.set(about.key, known.since);
  }
  const found = new Map<StoredRequest, News>();
  for (const { request, about } of news) {
    if (about === null || (told.get(about.key) ?? "") >= about.since) continue;
    told.set(about.key, about.toldAt);
    found.set(request, about);
  }
  return found;
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
  const toldAt = latest(now.toISOString(), cohort.movedAt);
  const { movedAt } = cohort;
  return {
    key: `${cohort.id} ${address}`,
    since: movedAt,
    toldAt,
    setAt: movedAt,
    isDue: () => startOf(cohort) > now,
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

/** A newer announcement takes the place of the last. */
function withAnnouncement(request: StoredRequest, at: string, since: string): StoredRequest {
  const others = request.deliveries.filter(({ channel }) => channel !== "announcement");
  const announcement: StoredDelivery = {
    channel: "announcement",
    state: "waiting",
    attempts: 0,
    lastError: null,
    at,
    since,
    dueAt: at,
  };
  return { ...request, deliveries: [...others, announcement] };
}
