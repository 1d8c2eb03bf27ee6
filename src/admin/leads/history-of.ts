import { clearNameOf } from "../../../content/form-names.ts";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry, LeadState } from "../../shared/forms/lead.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import { moneyWords } from "../../shared/money.ts";
import { dateName } from "./lead-fact-words.ts";

export interface HistoryEvent {
  /** The lead or enrollment that it belongs to. */
  id: string;
  at: string;
  words: string;
  state: LeadState;
}

/** What came from the sender's address, letter case ignored, and was paid under it; the latest first. */
export function historyOf(
  { fields: { email = "" } }: LeadEntry,
  entries: readonly LeadEntry[],
  cohorts: readonly CohortEntry[],
): HistoryEvent[] {
  const address = comparableAddress(email);
  if (address === "") return [];
  return entries
    .filter(({ fields }) => comparableAddress(fields.email ?? "") === address)
    .flatMap((entry) => eventsOf(entry, cohorts))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function eventsOf(entry: LeadEntry, cohorts: readonly CohortEntry[]): HistoryEvent[] {
  const { id, state, formName, cohort, payment, createdAt } = entry;
  const date = cohort === null ? [] : [dateName(cohort, cohorts)];
  const request = { id, state, at: createdAt, words: [clearNameOf(formName), ...date].join(", ") };
  if (payment == null) return [request];
  const states = { paid: "paid", refunded: "paid and refunded", disputed: "paid, disputed" };
  // Paid in the moment of the enrollment: the payment comes after it, on top.
  return [{ id, state, at: payment.at, words: `${moneyWords(payment)} ${states[payment.state]}` }, request];
}
