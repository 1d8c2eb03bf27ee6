import { type FormEvent, type KeyboardEvent, useState } from "react";
import { site } from "../../../content/site.ts";
import { Field } from "../../components/field/field.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import { type LeadEntry, type LeadNote, maxNoteLength } from "../../shared/forms/lead.ts";
import { Button } from "../components/button.tsx";
import { Confirm } from "../components/confirm.tsx";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { LeadSection } from "./open-lead.tsx";
import { correctedIn, correctionKey, type Drafts } from "./use-lead-drafts.ts";

interface LeadNotesProps {
  entry: LeadEntry;
  drafts: Drafts<string>;
  onAdd(note: string): Promise<boolean>;
  /** The text null removes the note. */
  onCorrect(note: LeadNote, text: string | null): Promise<boolean>;
}

export function LeadNotes({ entry: { id, notes }, drafts, onAdd, onCorrect }: LeadNotesProps) {
  const [removing, setRemoving] = useState<LeadNote | null>(null);
  // What somebody else removed, while it was corrected here: the words are offered as a new note.
  const orphans = correctedIn(id, drafts).filter((time) => !notes.some(({ at }) => at === time));

  async function save(key: string, save: (text: string) => Promise<boolean>) {
    const text = drafts.of(key) ?? "";
    // A note that was not saved stays in its field.
    if (await save(text)) drafts.discard(key, text);
  }

  return (
    <LeadSection title="Notes">
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map((note) => (
            <li key={note.at}>
              <NoteTime note={note} />
              {drafts.of(correctionKey(id, note.at)) === undefined ? (
                <>
                  <p className={styles.note} dir="auto">
                    {note.text}
                  </p>
                  <div className={styles.noteTools}>
                    <Button look="quiet" onClick={() => drafts.write(correctionKey(id, note.at), note.text)}>
                      Edit<span className="visually-hidden"> the note</span>
                    </Button>
                    <Button look="quiet" onClick={() => setRemoving(note)}>
                      Remove<span className="visually-hidden"> the note</span>
                    </Button>
                  </div>
                </>
              ) : (
                <NoteForm
                  label="Edit the note"
                  drafts={drafts}
                  draftKey={correctionKey(id, note.at)}
                  onSave={(key) => save(key, (text) => onCorrect(note, text))}
                  canCancel
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {orphans.map((at) => (
        <NoteForm
          key={at}
          label="Somebody removed this note while you wrote"
          drafts={drafts}
          draftKey={correctionKey(id, at)}
          onSave={(key) => save(key, onAdd)}
          canCancel
        />
      ))}
      <NoteForm label="Add a note" drafts={drafts} draftKey={id} onSave={(key) => save(key, onAdd)} />
      {removing !== null && (
        <Confirm
          title="Remove this note?"
          text="It cannot be brought back."
          detail={removing.text}
          confirmLabel="Remove"
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            setRemoving(null);
            onCorrect(removing, null);
          }}
        />
      )}
    </LeadSection>
  );
}

function NoteTime({ note: { at, editedAt } }: { note: LeadNote }) {
  return (
    <span className={ui.meta}>
      <time dateTime={at}>{longTimeIn(site.timeZone, at)}</time>
      {editedAt !== undefined && (
        <>
          {", "}
          <time dateTime={editedAt} title={longTimeIn(site.timeZone, editedAt)}>
            edited
          </time>
        </>
      )}
    </span>
  );
}

interface NoteFormProps {
  label: string;
  drafts: Drafts<string>;
  draftKey: string;
  onSave(key: string): void;
  canCancel?: true;
}

function NoteForm({ label, drafts, draftKey, onSave, canCancel }: NoteFormProps) {
  const text = drafts.of(draftKey) ?? "";
  const id = `lead-note-${draftKey}`;

  function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") document.getElementById(id)?.focus();
    else onSave(draftKey);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.repeat) save(event);
  }

  return (
    <form className={styles.noteForm} onSubmit={save}>
      <Field
        as="textarea"
        id={id}
        label={label}
        dir="auto"
        maxLength={maxNoteLength}
        value={text}
        onChange={(event) => drafts.write(draftKey, event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={ui.actions}>
        <Button type="submit">Save note</Button>
        {canCancel && (
          <Button look="quiet" onClick={() => drafts.discard(draftKey)}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
