import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import type { Clock } from "../clock/clock.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { daysBefore, maxDaysAsked } from "./stats.ts";
import type { StoredDay } from "./stored-visits.ts";

const hourMs = 60 * 60 * 1000;

/** The days that figures can be asked for until `today`; the same array where all are. */
export function withoutExpired(days: StoredDay[], today: string): StoredDay[] {
  const oldest = daysBefore(today, maxDaysAsked - 1);
  return days.every(({ date }) => date >= oldest) ? days : days.filter(({ date }) => date >= oldest);
}

/** Removes older days where nothing is counted any more, which would do it: at the start, and then each hour. */
export function expireDays(days: Collection<StoredDay[]>, clock: Clock): void {
  const run = () =>
    days
      .update((all) => withoutExpired(all, dayIn(site.timeZone, clock.now())))
      .catch((error: unknown) => log.error({ err: error }, "error"));
  void run();
  setInterval(run, hourMs).unref();
}
