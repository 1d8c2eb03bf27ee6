import ical, { ICalCalendarMethod } from "ical-generator";
import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { noCodeCourse } from "../../../content/training/no-code-agentic-ai.ts";
import { instantIn, yearIn } from "../../shared/company-time.ts";
import { urls } from "../../shared/urls.ts";

/** When the webinar that somebody registers for at a time begins: its date, at the next return. */
export function nextWebinar(after: Date): Date {
  const year = yearIn(site.timeZone, after);
  const [first, second] = [year, year + 1].map((candidate) =>
    instantIn(site.timeZone, { ...noCodeCourse.webinar.starts, year: candidate }),
  ) as [Date, Date];
  return first > after ? first : second;
}

/** The webinar as a calendar takes it: an appointment without an end, as none is announced. */
export function webinarCalendar(start: Date, stamp: Date, siteUrl: string): string {
  const calendar = ical({ prodId: { company: site.name, product: site.domain } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  calendar.createEvent({
    id: `webinar-${start.toISOString().slice(0, 10)}@${site.domain}`,
    stamp,
    start,
    summary: mail.webinarEvent.title,
    description: mail.webinarEvent.description,
    url: siteUrl + urls.noCodeAgenticAi.path,
    organizer: { name: site.name, email: site.trainingsEmail },
  });
  return calendar.toString();
}
