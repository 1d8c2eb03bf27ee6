import { chatPerson } from "../../../content/chat/person.ts";
import { chatFormName } from "../../../content/form-names.ts";
import { site } from "../../../content/site.ts";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { dayIn, longDateIn, timeOfDayIn } from "../../shared/company-time.ts";
import { saidByVisitor } from "../../shared/forms/conversation.ts";
import { labelOfField } from "../../shared/forms/field-names.ts";
import type {
  LeadDelivery,
  LeadEntry,
  LeadPayment,
  NextStep,
  SuspicionKind,
} from "../../shared/forms/lead.ts";
import { nameFields, personName } from "../../shared/forms/person-name.ts";
import type { VisitSource } from "../../shared/forms/visit-source.ts";
import { moneyWords } from "../../shared/money.ts";
import { cohortName } from "../courses/course-names.ts";

/** One sentence on why a lead is suspected; most are sure of nothing. */
export const suspicionWords: Readonly<Record<SuspicionKind, string>> = {
  trap: "It fills in a field that people cannot see.",
  often: "More than 20 of this form came from one network within an hour.",
  quick: "It was sent within 2 seconds of the form being shown.",
  repeated: "Two other email addresses sent the same message within a day.",
  links: "It has two links or more, and no company.",
  name: "Its name has a link.",
  letters: "Its message is nothing but random letters.",
  offer: "It reads like an offer of search ranking, websites, contacts or the like.",
  advertisement: "It reads like an advertisement for gambling, fast money, loans or goods.",
  demand: "It presses for money, a password or a download.",
};

export const channelNames: Readonly<Record<LeadDelivery["channel"], string>> = {
  mail: "Mail to the company",
  confirmation: "Confirmation to the sender",
  webhook: "Webhook",
  announcement: "Mail about a date",
};

export function dateName(id: string, cohorts: readonly CohortEntry[]): string {
  const cohort = cohorts.find((candidate) => candidate.id === id);
  return cohort === undefined ? "A date that is no longer listed" : cohortName(cohort);
}

/** The channels that have not reached the company; null for none. The visitor's confirmation does not count. */
export function undeliveredWords({ deliveries }: Pick<LeadEntry, "deliveries">): string | null {
  const missing = deliveries.filter(
    ({ channel, state, lastError }) =>
      (channel === "mail" || channel === "webhook") && state !== "sent" && lastError !== null,
  );
  if (missing.length === 0) return null;
  const names = missing.map(({ channel }) => channelNames[channel]).join(", ");
  return `${missing.some(({ state }) => state === "failed") ? "Not delivered" : "Not delivered yet"}: ${names}`;
}

export function senderOf({ fields }: LeadEntry): string {
  return personName(fields) || fields.email || "No name";
}

export function messageOf({ formName, fields }: LeadEntry): string {
  if (fields.message)
    return formName === chatFormName ? saidByVisitor(fields.message, chatPerson) : fields.message;
  return Object.entries(fields)
    .filter(([name, text]) => !nameFields.has(name) && name !== "email" && name !== "phone" && text !== "")
    .map(([name, text]) => `${labelOfField(name)}: ${text}`)
    .join(" · ");
}

/** Such as "Due since November 20, 2026: Send the offer"; `today` is the company's day. */
export function stepWords({ text, on }: NextStep, today: string): string {
  return `${dayWords(on, today)}: ${text}`;
}

export function dayWords(on: string, today: string): string {
  if (on === today) return "Due today";
  return on < today ? `Due since ${longDay(on)}` : `Next on ${longDay(on)}`;
}

/** `day` is YYYY-MM-DD. */
export function longDay(day: string): string {
  return longDateIn("UTC", `${day}T12:00:00Z`);
}

export function arrivalOf({ createdAt }: LeadEntry, now = new Date()): string {
  const { timeZone } = site;
  const isToday = dayIn(timeZone, new Date(createdAt)) === dayIn(timeZone, now);
  return isToday ? timeOfDayIn(timeZone, createdAt) : longDateIn(timeZone, createdAt);
}

export function paymentWords({ state, provider, reference, ...amount }: LeadPayment): string {
  const words = { paid: "paid", refunded: "refunded in full", disputed: "disputed" } as const;
  return `${moneyWords(amount)} ${words[state]} (${provider}, ${reference})`;
}

/** What a payment asks of the company; null for nothing. */
export function toDoWords({ payment, cohort, paidTwice }: LeadEntry): string | null {
  if (payment == null || payment.state === "refunded") return null;
  const words = [paidTwice && "Paid twice", cohort === null && "Needs a date"].filter(Boolean);
  return words.length === 0 ? null : words.join(" · ");
}

/** What led the sender to the site, in words; null where it is unknown, or other facts tell it. */
export function originOf({ source }: Pick<LeadEntry, "source">): string | null {
  if (source === null) return null;
  const { utm, clickId } = source;
  const parts = [campaignOf(source), clickId !== null && "after a click on an advertisement"].filter(Boolean);
  if (parts.length > 0) return parts.join(", ");
  return utm.term || utm.content ? null : "Not known: no other site or campaign was named";
}

/** The campaign or the site, with the medium; "" where none was named. */
export function campaignOf({ utm, referrer }: VisitSource): string {
  const via = [utm.source ?? referrer, utm.medium].filter(Boolean).join(", ");
  return utm.campaign ? `Campaign “${utm.campaign}”${via && ` (${via})`}` : via;
}

export function placeOf({ source, page }: LeadEntry): string {
  return [page, source?.utm.campaign].filter(Boolean).join(" · ");
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
