import { classCount, dayAfter, weekDayOf } from "../../shared/cohorts/cohort.ts";
import type { CohortInput } from "../../shared/cohorts/cohort-input.ts";

export function moveStart(before: CohortInput, startsOn: string): Partial<CohortInput> {
  const count = classCount(before);
  const oneDay = { startsOn, endsOn: startsOn, days: [weekDayOf(startsOn)] };
  // Half of a typed year is no date that is meant.
  if (count === 0 || classCount(oneDay) === 0) return { startsOn };
  return before.endsOn === before.startsOn
    ? oneDay
    : { startsOn, endsOn: lastOf(count, startsOn, before.days) };
}

function lastOf(count: number, startsOn: string, days: CohortInput["days"]): string {
  let day = startsOn;
  for (let left = count; ; day = dayAfter(day)) {
    if (days.includes(weekDayOf(day))) left -= 1;
    if (left === 0) return day;
  }
}
