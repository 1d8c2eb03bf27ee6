import { classCount, dayAfter, weekDayOf } from "../../shared/cohorts/cohort.ts";
import type { CohortInput } from "../../shared/cohorts/cohort-input.ts";

/** A date that begins on another day and has as many classes as before: of a course that moves, the end moves along. */
export function moveStart(before: CohortInput, startsOn: string): Partial<CohortInput> {
  const count = classCount(before);
  const oneDay = { startsOn, endsOn: startsOn, days: [weekDayOf(startsOn)] };
  // No day yet, or none that is meant: half of a year is typed.
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
