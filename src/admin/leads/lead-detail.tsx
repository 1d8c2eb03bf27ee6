import { useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry, LeadState } from "../../shared/forms/lead.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { callTo } from "../../shared/forms/phone-number.ts";
import { Choice } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { countTakingPart, seatsOver, takesPart, tooMany } from "../courses/taking-part.ts";
import { LeadDeliveries } from "./lead-deliveries.tsx";
import styles from "./lead-detail.module.css";
import { LeadFacts } from "./lead-facts.tsx";
import { answerTo } from "./lead-links.ts";
import { LeadNotes } from "./lead-notes.tsx";
import { countOf, dateName, senderOf, stateNames, suspicionWords } from "./lead-text.ts";
import { ForgetButton, OpenLead } from "./open-lead.tsx";
import { OtherRequests } from "./other-requests.tsx";
import type { useLeadActions } from "./use-lead-actions.ts";
import type { NoteDrafts } from "./use-note-drafts.ts";

interface LeadDetailProps {
  entry: LeadEntry;
  entries: readonly LeadEntry[];
  cohorts: readonly CohortEntry[];
  actions: ReturnType<typeof useLeadActions>;
  drafts: NoteDrafts;
  onBack(): void;
  onOpen(id: string): void;
  onDelete(): void;
  onForget(email: string): void;
}

export function LeadDetail(props: LeadDetailProps) {
  const { entry, entries, cohorts, actions, drafts, onBack, onOpen, onDelete, onForget } = props;
  // An optimistic update, so that the arrow keys continue from the chosen state.
  const [chosen, setChosen] = useState<LeadState | null>(null);
  const { state, fields, notes, deliveries, handledAt } = entry;
  const { email, phone, message } = fields;
  const call = callTo(phone ?? "");
  const handled = handledAt !== null;
  const date = cohorts.find((cohort) => takesPart(entry, cohort));
  const people = date === undefined ? 0 : countTakingPart(entries, date);
  const over = date === undefined ? 0 : seatsOver(date, people);

  async function choose(next: LeadState) {
    setChosen(next);
    await actions.change(entry, { state: next });
    setChosen((now) => (now === next ? null : now));
  }

  async function addNote(note: string) {
    // A note that was not saved stays in its field.
    if (await actions.addNote(entry, note)) drafts.saved(entry.id, note);
  }

  return (
    <OpenLead title={senderOf(entry)} onBack={onBack}>
      {state === "suspected" && (
        <div className={styles.suspected}>
          <p>
            This may be spam{deliveries.length === 0 && ", so nobody was told of it"}.{" "}
            {entry.suspicion !== undefined && `${suspicionWords[entry.suspicion]} `}
            It is deleted 30 days after it was suspected.
          </p>
          <button
            type="button"
            className={buttonClass("primary")}
            onClick={() => actions.change(entry, { state: "new" })}
          >
            <Icon name="check" />
            This is a lead
          </button>
        </div>
      )}
      {over > 0 && (
        <p className={styles.warning}>
          Its date has {countOf(date?.seats ?? 0, "seat")}, and {people} people take part: {tooMany(over)}.
        </p>
      )}
      {entry.payment != null && entry.payment.state !== "refunded" && (
        <Choice
          label="Course date"
          value={entry.cohort ?? ""}
          options={datesFor(entry, cohorts)}
          onChange={(cohort) => actions.change(entry, { cohort: cohort === "" ? null : cohort })}
        />
      )}
      <div className={cx(ui.actions, styles.actions)}>
        {email && (
          <a
            className={buttonClass(state === "suspected" ? "ghost" : "primary")}
            href={answerTo(entry, email)}
          >
            <Icon name="mail" />
            Reply
          </a>
        )}
        {call !== null && (
          <a className={buttonClass("ghost")} href={call}>
            <Icon name="phone" />
            Call
          </a>
        )}
        {state !== "suspected" && (
          <button
            type="button"
            className={buttonClass("ghost")}
            onClick={() => actions.change(entry, { handled: !handled })}
          >
            {!handled && <Icon name="check" />}
            {handled ? "Mark as new" : "Mark as handled"}
          </button>
        )}
        <Choice
          label="State"
          value={chosen ?? state}
          options={statesAfter(chosen ?? state)}
          onChange={choose}
        />
        <span className="visually-hidden" role="status">
          {[stateNames[state], handled && "handled", countOf(notes.length, "note")]
            .filter(Boolean)
            .join(", ")}
        </span>
      </div>
      <div className={styles.columns}>
        <div>
          {message && (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          )}
          <LeadNotes
            notes={notes}
            draft={drafts.textOf(entry.id)}
            onWrite={(text) => drafts.write(entry.id, text)}
            onAdd={addNote}
          />
        </div>
        <div>
          <LeadFacts entry={entry} cohorts={cohorts} />
          <OtherRequests entry={entry} entries={entries} onOpen={onOpen} />
          {state !== "suspected" && (
            <LeadDeliveries deliveries={deliveries} onSend={() => actions.deliver(entry)} />
          )}
          <div className={styles.ends}>
            <button type="button" className={ui.quiet} onClick={onDelete}>
              Delete
            </button>
            {email && <ForgetButton onPress={() => onForget(mailAddressOf(email))} />}
          </div>
        </div>
      </div>
    </OpenLead>
  );
}

/** The dates that a payer can be given, and the present one. */
function datesFor({ cohort }: LeadEntry, cohorts: readonly CohortEntry[]): Record<string, string> {
  const courses = cohorts.filter(({ id, course }) => course === "no-code" || id === cohort);
  const present = cohort === null || courses.some(({ id }) => id === cohort) ? [] : [cohort];
  const names = [...present, ...courses.map(({ id }) => id)].map((id) => [id, dateName(id, cohorts)]);
  return { "": "Needs a date", ...Object.fromEntries(names) };
}

/** A lead that somebody works on cannot become suspected by a slip of the keyboard. */
function statesAfter(state: LeadState): Partial<Record<LeadState, string>> {
  const { suspected, ...worked } = stateNames;
  return state === "new" || state === "suspected" ? { ...worked, suspected } : worked;
}
