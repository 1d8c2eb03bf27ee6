import type { FormEvent, KeyboardEvent } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Field } from "../../components/field/field.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import { type LeadEntry, maxNoteLength } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { LeadSection } from "./open-lead.tsx";

interface LeadNotesProps {
  notes: LeadEntry["notes"];
  draft: string;
  onWrite(text: string): void;
  onAdd(note: string): void;
}

export function LeadNotes({ notes, draft, onWrite, onAdd }: LeadNotesProps) {
  function add(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() === "") document.getElementById("lead-note")?.focus();
    else onAdd(draft);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.repeat) add(event);
  }

  return (
    <LeadSection title="Notes">
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ text: note, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only added, at the end
            <li key={index}>
              <time className={ui.meta} dateTime={at}>
                {longTimeIn(site.timeZone, at)}
              </time>
              <p className={styles.note} dir="auto">
                {note}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.noteForm} onSubmit={add}>
        <Field
          as="textarea"
          id="lead-note"
          label="Add a note"
          dir="auto"
          maxLength={maxNoteLength}
          value={draft}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={buttonClass("ghost")}>
          Save note
        </button>
      </form>
    </LeadSection>
  );
}
