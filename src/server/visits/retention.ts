import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import { daysAfter, hourMs } from "../../shared/durations.ts";
import type { Clock } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import { maxDaysAsked } from "./stats.ts";
import type { StoredDay } from "./stored-visits.ts";

export function withoutExpired(days: StoredDay[], today: string): StoredDay[] {
  const oldest = daysAfter(today, 1 - maxDaysAsked);
  return days.every(({ date }) => date >= oldest) ? days : days.filter(({ date }) => date >= oldest);
}

export function removeExpiredDays(days: Collection<StoredDay[]>, clock: Clock): void {
  removeExpired(clock, hourMs, (mayRemove) =>
    days.update((all) => {
      const kept = withoutExpired(all, dayIn(site.timeZone, clock.now()));
      return mayRemove("days of visits", all.length - kept.length, all.length) ? kept : all;
    }),
  );
}
