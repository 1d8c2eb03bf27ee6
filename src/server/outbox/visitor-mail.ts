import { formFields } from "../../../content/form-fields.ts";
import { forms } from "../../../content/forms.ts";
import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { fullTimeIn } from "../../shared/company-time.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { personName } from "../../shared/forms/person-name.ts";
import { plainText } from "../../shared/forms/plain-text.ts";
import { calendarOf } from "../cohorts/calendar.ts";
import { startOf } from "../cohorts/cohort-times.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import { linksIn } from "../requests/suspicion/links.ts";
import type { Env } from "../settings/env.ts";
import type { Letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { chosenFacts, formOf, oneLine } from "./request-facts.ts";

export type AnswerSettings = Pick<Env, "siteUrl" | "bookingUrl" | "answerWithin">;

/** Confirms a form to whoever was named in it, without the words that were typed. */
export function visitorMail(
  request: StoredRequest,
  cohort: StoredCohort | null,
  settings: AnswerSettings,
): Mail {
  const { toVisitor } = mail;
  const { key, thanks, email } = formAnswer(request);
  const { title, description } = thanks;
  const chosen = chosenFacts(request);
  return {
    // The library takes an object for a single address, whatever it contains.
    to: [{ name: "", address: mailAddressOf(request.fields.email ?? "") }],
    replyTo: { name: site.name, address: email },
    subject: mail.confirmation(title),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    letter: {
      title,
      blocks: [
        { kind: "paragraph", text: greetingOf(request.fields) },
        { kind: "paragraph", text: toVisitor.intro(toVisitor.sentForms[key]) },
        { kind: "heading", text: toVisitor.next },
        { kind: "paragraph", text: description },
        ...(cohort === null ? [] : dateBlocks(cohort)),
        // One answer to when: in the words of the setting where it is set.
        ...(cohort === null && settings.answerWithin === null
          ? [{ kind: "paragraph" as const, text: toVisitor.when }]
          : []),
        ...helpBlocks(settings),
        ...(chosen.length === 0
          ? []
          : [
              { kind: "heading" as const, text: toVisitor.chosen },
              { kind: "facts" as const, facts: chosen },
            ]),
        { kind: "heading", text: toVisitor.contact },
        { kind: "facts", facts: contactFacts(email) },
        { kind: "paragraph", text: toVisitor.reason },
      ],
    },
    ...(cohort !== null && { attachments: [calendarFile(cohort, settings.siteUrl)] }),
  };
}

/** Letters of any script, and the signs that names have: no digits, and no longer than names are. */
const namePattern = /^[\p{L}\p{M}\p{Zs}.,'\u2019\u00b7-]{1,60}$/u;

/** The only typed words in a mail to a visitor, which may go to another person: what is no plain name is left out. */
export function greetingOf(fields: Readonly<Record<string, string>>): string {
  const given = oneLine(fields.firstName || personName(fields));
  const isName = namePattern.test(plainText(given)) && linksIn(given).length === 0;
  return isName ? mail.greeting(given) : mail.greetingWithoutName;
}

/** When the company answers and where to book a call, where the settings say so. */
export function helpBlocks({ answerWithin, bookingUrl }: AnswerSettings): Letter["blocks"] {
  const { within, booking } = mail.toVisitor;
  return [
    ...(answerWithin === null ? [] : [{ kind: "paragraph" as const, text: within(answerWithin) }]),
    ...(bookingUrl === null ? [] : [{ kind: "link" as const, label: booking, href: bookingUrl }]),
  ];
}

function formAnswer(request: StoredRequest) {
  if (request.kind === "enrollment")
    return { key: "enrollment" as const, thanks: sandboxCheckout.thanks, email: site.trainingsEmail };
  // A form that the site had once.
  return formOf(request) ?? { key: "contact" as const, ...forms.contact, ...formFields.contact };
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
