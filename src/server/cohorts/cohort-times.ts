import { type Cohort, classDays } from "../../shared/cohorts/cohort.ts";
import { instantIn } from "../../shared/company-time.ts";

export function startOf({ startsOn, time, timeZone }: Pick<Cohort, "startsOn" | "time" | "timeZone">): Date {
  return momentIn(timeZone, startsOn, time);
}

export function endOf(cohort: Cohort): Date {
  const last = classDays(cohort).at(-1) ?? cohort.endsOn;
  return new Date(momentIn(cohort.timeZone, last, cohort.time).getTime() + cohort.minutes * 60_000);
}

function momentIn(timeZone: string, day: string, time: string): Date {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  return instantIn(timeZone, { year, month, day: date, hour, minute });
}
