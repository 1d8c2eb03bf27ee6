import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { calendarEvents } from "../../../content/training/dates.ts";
import { pageOfCourse } from "../../shared/cohorts/course-pages.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { wordsOf } from "../cohorts/date-words.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Mail } from "./mailer.ts";
import { calendarFile, contactFacts } from "./visitor-mail.ts";

export function announcementMail(
  request: StoredRequest,
  cohort: StoredCohort,
  siteUrl: string,
  now: Date,
): Mail {
  const words = request.cohort === null ? mail.announced : mail.moved;
  const { starts, schedule } = wordsOf(cohort, now);
  const subject = words.subject(calendarEvents[cohort.course].title, starts);
  return {
    to: [{ name: "", address: mailAddressOf(request.fields.email ?? "") }],
    replyTo: { name: site.name, address: site.trainingsEmail },
    subject,
    headers: { "Auto-Submitted": "auto-generated" },
    letter: {
      title: subject,
      blocks: [
        { kind: "paragraph", text: words.intro },
        {
          kind: "facts",
          facts: [
            { label: mail.date.starts, text: starts },
            { label: mail.date.schedule, text: schedule },
          ],
        },
        { kind: "link", label: words.link, href: siteUrl + pageOfCourse[cohort.course] },
        { kind: "paragraph", text: words.calendarNote },
        { kind: "heading", text: mail.toVisitor.contact },
        { kind: "facts", facts: contactFacts(site.trainingsEmail) },
        { kind: "paragraph", text: words.reason },
      ],
    },
    attachments: [calendarFile(cohort, siteUrl)],
  };
}
