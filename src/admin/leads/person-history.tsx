import { useMemo } from "react";
import { site } from "../../../content/site.ts";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import { historyOf } from "./history-of.ts";
import styles from "./lead-detail.module.css";
import { LeadState } from "./lead-state.tsx";
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
                  <LeadState state={state} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </LeadSection>
  );
}
