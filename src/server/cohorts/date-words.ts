import { site } from "../../../content/site.ts";
import { clockName, daysName } from "../../shared/cohorts/class-words.ts";
import type { Cohort } from "../../shared/cohorts/cohort.ts";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import { offsetTextIn, yearIn } from "../../shared/company-time.ts";
import { endOf, startOf } from "./cohort-times.ts";

export function wordsOf(cohort: Cohort, now: Date): CohortWords {
  const { id, course, startsOn, time, timeZone } = cohort;
  const year = startsOn.slice(0, 4) === String(yearIn(site.timeZone, now)) ? "" : `, ${startsOn.slice(0, 4)}`;
  const starts =
    course === "webinar"
      ? `${dayName(startsOn, "long")}${year} at ${clockName(time)} ${zoneName(cohort)}`
      : `${dayName(startsOn, "short")}${year}`;
  const end = endOf(cohort);
  return {
    id,
    starts,
    schedule: scheduleOf(cohort),
    startsAt: `${startsOn}T${time}:00${offsetTextIn(timeZone, startOf(cohort))}`,
    endsAt: end.toISOString(),
  };
}

function scheduleOf(cohort: Cohort): string {
  const { days, time, minutes } = cohort;
  return `${daysName(days)} ${clockName(time)}-${clockName(after(time, minutes))} ${zoneName(cohort)}`;
}

function after(time: string, minutes: number): string {
  return new Date(Date.parse(`1970-01-01T${time}:00Z`) + minutes * 60_000).toISOString().slice(11, 16);
}

/** "2027-10-06" becomes "Oct 6th" or "October 6th". */
function dayName(day: string, month: "short" | "long"): string {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month }).format(new Date(day));
  const number = Number(day.slice(8));
  return `${name} ${number}${ordinalEndings[ordinals.select(number)] ?? "th"}`;
}

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** Returns an abbreviation such as "CDT". */
function zoneName(cohort: Cohort): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: cohort.timeZone, timeZoneName: "short" });
  return format.formatToParts(startOf(cohort)).find(({ type }) => type === "timeZoneName")?.value ?? "";
}
