import { TZDate } from "@date-fns/tz";
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  type ICalWeekday,
} from "ical-generator";
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library";
import { site } from "../../../content/site.ts";
import { calendarEvents, calendarName } from "../../../content/training/dates.ts";
import { classDays } from "../../shared/cohorts/cohort.ts";
import { pageOfCourse } from "../../shared/cohorts/course-pages.ts";
import { startOf } from "./cohort-times.ts";
import type { StoredCohort } from "./stored-cohorts.ts";

/** iCalendar (RFC 5545): a change keeps the UID and raises SEQUENCE, so that calendars update the event. */
export function calendarOf(cohorts: readonly StoredCohort[], siteUrl: string): string {
  const calendar = ical({
    name: `${site.name}: ${calendarName}`,
    prodId: { company: site.name, product: site.domain },
  });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.timezone({ name: null, generator: zoneBlock });
  for (const cohort of cohorts) addEvent(calendar, cohort, siteUrl);
  return `${calendar.toString()}\r\n`;
}

function addEvent(calendar: ICalCalendar, cohort: StoredCohort, siteUrl: string): void {
  const { id, course, minutes, revision, changedAt } = cohort;
  const timeZone = zoneOf(cohort.timeZone);
  const days = classDays(cohort);
  const start = startOf({ ...cohort, startsOn: days[0] ?? cohort.startsOn }).getTime();
  const { title, description } = calendarEvents[course];
  const changed = new Date(changedAt);
  calendar.createEvent({
    id: `${id}@${site.domain}`,
    sequence: revision,
    stamp: changed,
    lastModified: changed,
    timezone: timeZone,
    start: new TZDate(start, timeZone),
    end: new TZDate(start + minutes * 60_000, timeZone),
    summary: title,
    description,
    url: siteUrl + pageOfCourse[course],
    organizer: { name: site.name, email: site.trainingsEmail },
    ...(days.length > 1 && {
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: cohort.days.map((day) => day.slice(0, 2).toUpperCase() as ICalWeekday),
        count: days.length,
      },
    }),
  });
}

/** UTC has no rules, so it gives null. */
function zoneBlock(timeZone: string): string | null {
  const name = zoneNames.get(timeZone.toLowerCase());
  const [block] = name === undefined ? [] : [tzlib_get_ical_block(name)].flat();
  return block || null;
}

/** An event must name its zone as the VTIMEZONE block does (RFC 5545, 3.2.19). */
function zoneOf(timeZone: string): string {
  return /^TZID:(.+?)\r?$/m.exec(zoneBlock(timeZone) ?? "")?.[1] ?? timeZone;
}

/** Names are compared in lower case, since dates may have them in any case. */
const zoneNames = new Map(
  [tzlib_get_timezones()].flat().map((name): [string, string] => [name.toLowerCase(), name]),
);
