import { formFields } from "../../../content/form-fields.ts";
import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { fullTimeIn } from "../../shared/company-time.ts";
import type { LeadForm } from "../../shared/forms/lead.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { calendarOf } from "../cohorts/calendar.ts";
import { startOf } from "../cohorts/cohort-times.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Env } from "../settings/env.ts";
import type { Letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { fieldFacts, formOf } from "./request-facts.ts";

export type AnswerSettings = Pick<Env, "siteUrl" | "bookingUrl" | "answerWithin">;

export function visitorMail(
  request: StoredRequest,
  cohort: StoredCohort | null,
  settings: AnswerSettings,
): Mail {
  const { toVisitor } = mail;
  const { thanks, email } = formAnswer(request);
  const { title, description } = thanks;
  return {
    // The library takes an object for a single address, whatever it contains.
    to: [{ name: "", address: mailAddressOf(request.fields.email ?? "") }],
    replyTo: { name: site.name, address: email },
    subject: title,
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    letter: {
      title,
      blocks: [
        { kind: "heading", text: toVisitor.next },
        { kind: "paragraph", text: description },
        ...(cohort === null ? [] : dateBlocks(cohort)),
        // One answer to when: in the words of the setting where it is set.
        ...(cohort === null && settings.answerWithin === null
          ? [{ kind: "paragraph" as const, text: toVisitor.when }]
          : []),
        ...helpBlocks(settings),
        { kind: "heading", text: toVisitor.sent },
        { kind: "facts", facts: fieldFacts(request) },
        { kind: "heading", text: toVisitor.contact },
        { kind: "facts", facts: contactFacts(email) },
        { kind: "paragraph", text: toVisitor.reason },
      ],
    },
    ...(cohort !== null && { attachments: [calendarFile(cohort, settings.siteUrl)] }),
  };
}

/** When the company answers and where to book a call, where the settings say so. */
export function helpBlocks({ answerWithin, bookingUrl }: AnswerSettings): Letter["blocks"] {
  const { within, booking } = mail.toVisitor;
  return [
    ...(answerWithin === null ? [] : [{ kind: "paragraph" as const, text: within(answerWithin) }]),
    ...(bookingUrl === null ? [] : [{ kind: "link" as const, label: booking, href: bookingUrl }]),
  ];
}

function formAnswer(request: StoredRequest): Pick<LeadForm, "thanks" | "email"> {
  if (request.kind === "enrollment") return { thanks: sandboxCheckout.thanks, email: site.trainingsEmail };
  return formOf(request) ?? { thanks: formFields.contact.thanks, email: site.email };
}

export function calendarFile(
  cohort: StoredCohort,
  siteUrl: string,
): NonNullable<Mail["attachments"]>[number] {
  return {
    filename: cohort.course === "webinar" ? "webinar.ics" : "course.ics",
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: calendarOf([cohort], siteUrl),
  };
}

function dateBlocks(cohort: StoredCohort): Letter["blocks"] {
  const { webinar, calendarNote } = mail.toVisitor;
  return [
    { kind: "facts", facts: [{ label: webinar, text: fullTimeIn(cohort.timeZone, startOf(cohort)) }] },
    { kind: "paragraph", text: calendarNote },
  ];
}

export function contactFacts(email: string) {
  const { labels } = mail.toVisitor;
  const { street, city, state, zip } = site.address;
  return [
    { label: labels.email, text: email },
    { label: labels.phone, text: site.phone },
    { label: labels.address, text: `${site.name}, ${street}, ${city}, ${state} ${zip}` },
  ];
}
