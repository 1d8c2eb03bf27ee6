import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { calendarEvents } from "../../../content/training/dates.ts";
import { pageOfCourse } from "../../shared/cohorts/course-pages.ts";
import { wordsOf } from "../cohorts/date-words.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Mail } from "./mailer.ts";
import { calendarFile, contactFacts } from "./visitor-mail.ts";

/** Tells somebody on a waitlist that there is a date. */
export function announcementMail(request: StoredRequest, cohort: StoredCohort, siteUrl: string): Mail {
  const { announcement, toVisitor } = mail;
  const course = calendarEvents[cohort.course].title;
  const { starts, schedule } = wordsOf(cohort, new Date());
  return {
    to: [{ name: "", address: request.fields.email ?? "" }],
    replyTo: { name: site.name, address: site.trainingsEmail },
    subject: announcement.subject(course, starts),
    headers: { "Auto-Submitted": "auto-generated" },
    letter: {
      title: announcement.subject(course, starts),
      blocks: [
        { kind: "paragraph", text: announcement.intro },
        {
          kind: "facts",
          facts: [
            { label: announcement.labels.starts, text: starts },
            { label: announcement.labels.schedule, text: schedule },
          ],
        },
        { kind: "link", label: announcement.link, href: siteUrl + pageOfCourse[cohort.course] },
        { kind: "paragraph", text: toVisitor.calendarNote },
        { kind: "heading", text: toVisitor.contact },
        { kind: "facts", facts: contactFacts(site.trainingsEmail) },
        { kind: "paragraph", text: announcement.reason },
      ],
    },
    attachments: [calendarFile(cohort, siteUrl)],
  };
}
