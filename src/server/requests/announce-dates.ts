import { waitlists as waitlistOf } from "../../../content/form-names.ts";
import { type DatedCourse, datedCourses } from "../../shared/cohorts/cohort.ts";
import type { Clock } from "../clock/clock.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import { startOf } from "../cohorts/date-words.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { comparableText } from "./mail-address.ts";
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
        return all.map((request) =>
          found.has(request) ? withAnnouncement(request, now.toISOString()) : request,
        );
      })
      // The next change tries again.
      .catch((err: unknown) => log.error({ err }, "error"));
  }

  changes.onChange(announce);
  requests.onChange(announce);
  announce();
}

/** What somebody is to be told of: an address gets one mail about it that is not older than this. */
interface News {
  key: string;
  since: string;
}

function owed(all: readonly StoredRequest[], dates: Dates, now: Date): Set<StoredRequest> {
  const news = all.map((request) => ({ request, about: newsFor(request, dates, now) }));
  const told = new Map<string, string>();
  for (const { request, about } of news) {
    const known = announcementOf(request)?.since;
    if (
      about !== null &&
      known !== undefined &&
      isTrue(request, known, dates) &&
      known > (told.get(about.key) ?? "")
    )
      told.set(about.key, known);
  }
  const found = new Set<StoredRequest>();
  for (const { request, about } of news) {
    if (about === null || (told.get(about.key) ?? "") >= about.since) continue;
    told.set(about.key, now.toISOString());
    found.add(request);
  }
  return found;
}

function newsFor(request: StoredRequest, { dates, find }: Dates, now: Date): News | null {
  const { formId, cohort: id, fields, state, createdAt } = request;
  const course = waitlists.get(formId);
  if (course === undefined && id === null) return null;
  if (!isPresent(request) || state === "suspected" || state === "lost" || !fields.email) return null;
  const address = comparableText(fields.email);
  if (course !== undefined)
    return dates().next[course].open === null ? null : { key: `${formId} ${address}`, since: createdAt };
  const cohort = id === null ? null : find(id);
  if (cohort === null || cohort.movedAt === null || cohort.movedAt < createdAt) return null;
  return startOf(cohort) > now ? { key: `${cohort.id} ${address}`, since: cohort.movedAt } : null;
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
function withAnnouncement(request: StoredRequest, at: string): StoredRequest {
  const others = request.deliveries.filter(({ channel }) => channel !== "announcement");
  const announcement: StoredDelivery = {
    channel: "announcement",
    state: "waiting",
    attempts: 0,
    lastError: null,
    at,
    since: at,
    dueAt: at,
  };
  return { ...request, deliveries: [...others, announcement] };
}
