import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { plans } from "../../../content/training/plans.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { parsePlan } from "../../shared/forms/plans.ts";
import { moneyWords } from "../../shared/money.ts";
import { wordsOf } from "../cohorts/date-words.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import type { StoredPayment, StoredRequest } from "../requests/stored-requests.ts";
import type { Fact } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { cleanText } from "./request-facts.ts";
import { type AnswerSettings, calendarFile, contactFacts, greetingOf, helpBlocks } from "./visitor-mail.ts";

/** Tells a payer what was paid and when the course is. */
export function paymentMail(
  request: StoredRequest,
  payment: StoredPayment,
  cohort: StoredCohort | null,
  settings: AnswerSettings,
  now: Date,
): Mail {
  const { toPayer } = mail;
  const { fields } = request;
  const plan = parsePlan(fields.plan ?? null);
  const title = cohort === null ? toPayer.withoutDate : toPayer.withDate;
  return {
    to: [{ name: "", address: mailAddressOf(fields.email ?? "") }],
    replyTo: { name: site.name, address: site.trainingsEmail },
    subject: mail.confirmation(title),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    letter: {
      title,
      blocks: [
        { kind: "paragraph", text: greetingOf(fields) },
        {
          kind: "paragraph",
          text: cohort === null ? toPayer.needsDate[payment.whyNoDate ?? "unset"] : toPayer.hasDate,
        },
        {
          kind: "facts",
          facts: [
            { label: toPayer.labels.course, text: toPayer.course },
            ...(plan === null ? [] : [{ label: toPayer.labels.plan, text: plans[plan].label }]),
            { label: toPayer.labels.paid, text: moneyWords(payment) },
            ...(cohort === null ? [] : dateFacts(cohort, now)),
            ...(fields.agreementVersion
              ? [{ label: mail.enrollment.agreementVersion, text: cleanText(fields.agreementVersion) }]
              : []),
          ],
        },
        ...(cohort === null ? [] : [{ kind: "paragraph" as const, text: mail.toVisitor.calendarNote }]),
        ...helpBlocks(settings),
        { kind: "heading", text: mail.toVisitor.contact },
        { kind: "facts", facts: contactFacts(site.trainingsEmail) },
        { kind: "paragraph", text: toPayer.reason },
      ],
    },
    ...(cohort !== null && { attachments: [calendarFile(cohort, settings.siteUrl)] }),
  };
}

function dateFacts(cohort: StoredCohort, now: Date): Fact[] {
  const { starts, schedule } = wordsOf(cohort, now);
  return [
    { label: mail.date.starts, text: starts },
    { label: mail.date.schedule, text: schedule },
  ];
}
