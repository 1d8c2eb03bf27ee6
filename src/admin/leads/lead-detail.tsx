import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { handAddedForm } from "../../shared/forms/hand-added.ts";
import { type LeadEntry, stateNames } from "../../shared/forms/lead.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { callTo } from "../../shared/forms/phone-number.ts";
import { Button } from "../components/button.tsx";
import { Choice } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { countTakingPart, seatsOver, takesPart, tooMany } from "../courses/cohorts.ts";
import { LeadDeliveries } from "./lead-deliveries.tsx";
import styles from "./lead-detail.module.css";
import { dateName, suspicionWords } from "./lead-fact-words.ts";
import { LeadFacts } from "./lead-facts.tsx";
import { answerTo } from "./lead-links.ts";
import { LeadNotes } from "./lead-notes.tsx";
import { LeadStateButtons, stepsBack } from "./lead-state.tsx";
import { LeadStep } from "./lead-step.tsx";
import { countOf, senderOf } from "./lead-text.ts";
import { ForgetButton, OpenLead } from "./open-lead.tsx";
import { PersonHistory } from "./person-history.tsx";
import type { useLeadActions } from "./use-lead-actions.ts";
import type { LeadDrafts } from "./use-lead-drafts.ts";

interface LeadDetailProps {
  entry: LeadEntry;
  entries: readonly LeadEntry[];
  cohorts: readonly CohortEntry[];
  /** The company's day, YYYY-MM-DD. */
  today: string;
  actions: ReturnType<typeof useLeadActions>;
  drafts: LeadDrafts;
  onBack(): void;
  onOpen(id: string): void;
  onDelete(): void;
  onForget(email: string): void;
}

export function LeadDetail(props: LeadDetailProps) {
  const { entry, entries, cohorts, today, actions, drafts, onBack, onOpen, onDelete, onForget } = props;
  const { state, fields, notes, deliveries } = entry;
  const { email, phone, message } = fields;
  const call = callTo(phone ?? "");
  const back = stepsBack[state];
  const date = cohorts.find((cohort) => takesPart(entry, cohort));
  const people = date === undefined ? 0 : countTakingPart(entries, date);
  const over = date === undefined ? 0 : seatsOver(date, people);

  return (
    <OpenLead title={senderOf(entry)} onBack={onBack}>
      {state === "suspected" && (
        <div className={styles.suspected}>
          <p>
            This may be spam{deliveries.length === 0 && ", so nobody was told of it"}.{" "}
            {entry.suspicion !== undefined && `${suspicionWords[entry.suspicion]} `}
            It is deleted 30 days after it was suspected.
          </p>
          <Button look="primary" onClick={() => actions.change(entry, { state: "new" })}>
            <Icon name="check" />
            This is a lead
          </Button>
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
        <LeadStateButtons entry={entry} onChoose={(to) => actions.change(entry, { state: to })} />
        <span className="visually-hidden" role="status">
          {[stateNames[state], countOf(notes.length, "note")].join(", ")}
        </span>
      </div>
      <div className={styles.columns}>
        <div>
          {message && (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          )}
          <LeadStep
            entry={entry}
            today={today}
            drafts={drafts.steps}
            onChange={(change) => actions.changeStep(entry, change)}
          />
          <LeadNotes
            entry={entry}
            drafts={drafts.notes}
            onAdd={(note) => actions.addNote(entry, note)}
            onCorrect={(note, text) => actions.correctNote(entry, note, text)}
          />
        </div>
        <div>
          <LeadFacts entry={entry} cohorts={cohorts} />
          <PersonHistory entry={entry} entries={entries} cohorts={cohorts} onOpen={onOpen} />
          {state !== "suspected" && entry.formName !== handAddedForm.name && (
            <LeadDeliveries deliveries={deliveries} onSend={() => actions.deliver(entry)} />
          )}
          <div className={styles.ends}>
            {back !== undefined && (
              <Button look="quiet" onClick={() => actions.change(entry, { state: back.to })}>
                {back.label}
              </Button>
            )}
            <Button look="quiet" onClick={onDelete}>
              Delete
            </Button>
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
