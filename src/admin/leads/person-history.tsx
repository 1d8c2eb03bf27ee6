import { useMemo } from "react";
import { clearNameOf } from "../../../content/form-names.ts";
import { site } from "../../../content/site.ts";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { LeadEntry, LeadState } from "../../shared/forms/lead.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import { moneyWords } from "../../shared/money.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { dateName } from "./lead-fact-words.ts";
import { StateBadge } from "./lead-state.tsx";
import { LeadSection } from "./open-lead.tsx";

interface PersonHistoryProps {
  entry: LeadEntry;
  entries: readonly LeadEntry[];
  cohorts: readonly CohortEntry[];
  onOpen(id: string): void;
}

/** Requests, enrollments, payments, dates and chats of the sender, in one list. */
export function PersonHistory({ entry, entries, cohorts, onOpen }: PersonHistoryProps) {
  // Comparing thousands of addresses takes longer than a keystroke may.
  const events = useMemo(() => historyOf(entry, entries, cohorts), [entry, entries, cohorts]);
  if (events.length < 2) return null;
  return (
    <LeadSection title="All from this person">
      <ul>
        {events.map(({ id, at, words, state }) => {
          const time = (
            <time className={ui.meta} dateTime={at}>
              {longDateIn(site.timeZone, at)}
            </time>
          );
          return (
            <li key={`${id} ${words}`}>
              {id === entry.id ? (
                <p className={styles.event}>
                  <strong>{words}</strong>
                  {time}
                  <span className={ui.meta}>open here</span>
                </p>
              ) : (
                <button type="button" className={styles.event} onClick={() => onOpen(id)}>
                  <span>{words}</span>
                  {time}
                  <StateBadge state={state} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </LeadSection>
  );
}

interface HistoryEvent {
  /** The lead or enrollment that it belongs to. */
  id: string;
  at: string;
  words: string;
  state: LeadState;
}

/** What came from the sender's address, letter case ignored, and was paid under it; the latest first. */
function historyOf(
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
