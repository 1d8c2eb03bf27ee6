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
import { startOf } from "./date-words.ts";
import type { StoredCohort } from "./stored-cohorts.ts";

/**
 * Cohorts as calendars take them (RFC 5545): one event each, which comes again with every class, at its local time. A
 * changed one has the same UID and a higher SEQUENCE, so that calendars which have it take the change.
 */
export function calendarOf(cohorts: readonly StoredCohort[], siteUrl: string): string {
  const calendar = ical({
    name: `${site.name}: ${calendarName}`,
    prodId: { company: site.name, product: site.domain },
  });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.timezone({ name: null, generator: zoneBlock });
  for (const cohort of cohorts) addEvent(calendar, cohort, siteUrl);
  // The library leaves the end of the last line out.
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
        // A calendar names a day by its first two letters.
        byDay: cohort.days.map((day) => day.slice(0, 2).toUpperCase() as ICalWeekday),
        count: days.length,
      },
    }),
  });
}

/** The rules of a zone's summer time; UTC has none. */
function zoneBlock(timeZone: string): string | null {
  const name = zoneNames.get(timeZone.toLowerCase());
  const [block] = name === undefined ? [] : [tzlib_get_ical_block(name)].flat();
  return block || null;
}

/** The name under which a calendar has the rules of a zone: an event's zone has to be called the same (RFC 5545, 3.2.19). */
function zoneOf(timeZone: string): string {
  return /^TZID:(.+?)\r?$/m.exec(zoneBlock(timeZone) ?? "")?.[1] ?? timeZone;
}

/** The zones that the library knows, by their names in lower case: those of dates may be typed in any case. */
const zoneNames = new Map(
  [tzlib_get_timezones()].flat().map((name): [string, string] => [name.toLowerCase(), name]),
);
