import { chatPerson } from "../../../content/chat/person.ts";
import { chatFormName } from "../../../content/form-names.ts";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { saidByVisitor } from "../../shared/forms/conversation.ts";
import { labelOfField } from "../../shared/forms/field-names.ts";
import type { LeadEntry, LeadPayment, SuspicionKind } from "../../shared/forms/lead.ts";
import { nameFields } from "../../shared/forms/person-name.ts";
import { moneyWords } from "../../shared/money.ts";
import { cohortName } from "../courses/cohorts.ts";
import { campaignOf } from "./lead-text.ts";

// What only the tab Leads says: the overview loads without it.

export function messageOf({ formName, fields }: LeadEntry): string {
  if (fields.message)
    return formName === chatFormName ? saidByVisitor(fields.message, chatPerson) : fields.message;
  return Object.entries(fields)
    .filter(([name, text]) => !nameFields.has(name) && name !== "email" && name !== "phone" && text !== "")
    .map(([name, text]) => `${labelOfField(name)}: ${text}`)
    .join(" · ");
}

/** What the list says of an entry: that it is paid for, which its state does not tell, and then what was sent. */
export function rowWords(entry: LeadEntry): string {
  const paid = entry.payment == null ? "" : paidWords(entry.payment);
  return [paid, messageOf(entry)].filter(Boolean).join(" · ");
}

export function dateName(id: string, cohorts: readonly CohortEntry[]): string {
  const cohort = cohorts.find((candidate) => candidate.id === id);
  return cohort === undefined ? "A date that is no longer listed" : cohortName(cohort);
}

export function paymentWords(payment: LeadPayment): string {
  return `${paidWords(payment)} (${payment.provider}, ${payment.reference})`;
}

function paidWords({ state, ...amount }: LeadPayment): string {
  const words = { paid: "paid", refunded: "refunded in full", disputed: "disputed" } as const;
  return `${moneyWords(amount)} ${words[state]}`;
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
