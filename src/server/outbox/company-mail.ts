import { clearNameOf } from "../../../content/form-names.ts";
import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { fullTimeIn, longTimeIn } from "../../shared/company-time.ts";
import type { DeliverySubject } from "../../shared/forms/lead.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { personName } from "../../shared/forms/person-name.ts";
import { moneyWords } from "../../shared/money.ts";
import { adminDashboardPath } from "../../shared/paths.ts";
import { startOf } from "../cohorts/cohort-times.ts";
import type { StoredCohort } from "../cohorts/stored-cohorts.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Fact } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { cleanText, fieldFacts, oneLine } from "./request-facts.ts";

export function companyMail(
  request: StoredRequest,
  cohort: StoredCohort | null,
  leadsTo: readonly string[],
  siteUrl: string,
  about?: DeliverySubject,
): Mail {
  const { fields } = request;
  const formName = formNameOf(request);
  const { toCompany } = mail;
  const name = oneLine(personName(fields));
  const prefix = about === undefined ? "" : `${mail.about[about]}: `;
  const who = [name, oneLine(fields.company ?? "")].filter(Boolean).join(", ");
  return {
    to: [...leadsTo],
    ...(fields.email && { replyTo: { name, address: mailAddressOf(fields.email) } }),
    subject: prefix + (who === "" ? formName : `${formName}: ${who}`),
    headers: { "Auto-Submitted": "auto-generated" },
    letter: {
      title: prefix + [clearNameOf(formName), who].filter(Boolean).join(": "),
      blocks: [
        { kind: "paragraph", text: toCompany.intro },
        {
          kind: "link",
          label: toCompany.link,
          href: `${siteUrl}${adminDashboardPath}?tab=leads&lead=${encodeURIComponent(request.id)}`,
        },
        { kind: "heading", text: toCompany.sent },
        { kind: "facts", facts: [...fieldFacts(request), ...dateFacts(cohort), ...paymentFacts(request)] },
        { kind: "heading", text: toCompany.origin },
        { kind: "facts", facts: originFacts(request) },
      ],
    },
  };
}

function formNameOf({ payment, formName }: StoredRequest): string {
  return payment === undefined ? formName : mail.payment.form;
}

function dateFacts(cohort: StoredCohort | null): Fact[] {
  if (cohort === null) return [];
  return [{ label: mail.date.starts, text: fullTimeIn(cohort.timeZone, startOf(cohort)) }];
}

function paymentFacts({ payment, cohort }: StoredRequest): Fact[] {
  if (payment === undefined) return [];
  const { paid, states, todo, needsDate, paidTwice } = mail.payment;
  const isOwed = payment.state !== "refunded";
  return [
    { label: paid, text: `${moneyWords(payment)} (${states[payment.state]}, ${payment.reference})` },
    ...(isOwed && payment.isSecond ? [{ label: todo, text: paidTwice }] : []),
    ...(isOwed && cohort === null ? [{ label: todo, text: needsDate[payment.whyNoDate ?? "unset"] }] : []),
  ];
}

function originFacts(request: StoredRequest): Fact[] {
  const { createdAt, page, source } = request;
  const { labels } = mail.toCompany;
  const { landing = null, referrer = null, utm, clickId = null } = source ?? {};
  const known: Partial<Record<keyof typeof labels, string | null>> = { landing, referrer, ...utm, clickId };
  return [
    { label: labels.form, text: clearNameOf(formNameOf(request)) },
    { label: labels.receivedAt, text: longTimeIn(site.timeZone, createdAt) },
    { label: labels.page, text: cleanText(page ?? mail.notKnown) },
    ...(Object.keys(known) as (keyof typeof labels)[]).flatMap((name) =>
      known[name] == null ? [] : [{ label: labels[name], text: cleanText(known[name]) }],
    ),
  ];
}
