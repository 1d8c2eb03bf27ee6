import { type FormEvent, useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Field } from "../../components/field/field.tsx";
import { type LeadEntry, maxStepLength } from "../../shared/forms/lead.ts";
import type { LeadChange } from "../../shared/forms/lead-change.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { dayWords } from "./lead-text.ts";
import { LeadSection } from "./open-lead.tsx";

interface LeadStepProps {
  entry: LeadEntry;
  /** The company's day, YYYY-MM-DD. */
  today: string;
  onChange(change: LeadChange): Promise<boolean>;
}

/** What the company does next about the lead. A step that is done stays as a note. */
export function LeadStep({ entry: { nextStep }, today, onChange }: LeadStepProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <LeadSection title="Next step">
        <StepForm
          text={nextStep?.text ?? ""}
          on={nextStep?.on ?? workdayAfter(today)}
          onSave={async (step) => {
            if (await onChange({ nextStep: step })) setOpen(false);
          }}
          onRemove={nextStep && (async () => void ((await onChange({ nextStep: null })) && setOpen(false)))}
          onCancel={() => setOpen(false)}
        />
      </LeadSection>
    );
  if (nextStep === null)
    return (
      <button type="button" className={cx(ui.quiet, styles.planStep)} onClick={() => setOpen(true)}>
        Plan the next step
      </button>
    );
  return (
    <LeadSection title="Next step">
      <div className={styles.step}>
        <p dir="auto">{nextStep.text}</p>
        <p className={nextStep.on < today ? ui.error : ui.meta}>{dayWords(nextStep.on, today)}</p>
      </div>
      <div className={ui.actions}>
        <button
          type="button"
          className={buttonClass("ghost")}
          onClick={() => onChange({ nextStep: null, note: `Done: ${nextStep.text}` })}
        >
          Done
        </button>
        <button type="button" className={ui.quiet} onClick={() => setOpen(true)}>
          Change<span className="visually-hidden"> the next step</span>
        </button>
      </div>
    </LeadSection>
  );
}

interface StepFormProps {
  text: string;
  on: string;
  onSave(step: { text: string; on: string }): void;
  onRemove: (() => void) | null;
  onCancel(): void;
}

function StepForm({ onSave, onRemove, onCancel, ...given }: StepFormProps) {
  const [text, setText] = useState(given.text);
  const [on, setOn] = useState(given.on);

  function save(event: FormEvent) {
    event.preventDefault();
    const missing = text.trim() === "" ? "step-text" : on === "" ? "step-on" : null;
    if (missing === null) onSave({ text, on });
    else document.getElementById(missing)?.focus();
  }

  return (
    <form className={styles.noteForm} onSubmit={save}>
      <Field
        id="step-text"
        label="What comes next"
        dir="auto"
        autoComplete="off"
        autoFocus
        maxLength={maxStepLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Field id="step-on" label="On" type="date" value={on} onChange={(event) => setOn(event.target.value)} />
      <div className={ui.actions}>
        <button type="submit" className={buttonClass("ghost")}>
          Save step
        </button>
        <button type="button" className={ui.quiet} onClick={onCancel}>
          Cancel
        </button>
        {onRemove !== null && (
          <button type="button" className={ui.quiet} onClick={onRemove}>
            Remove<span className="visually-hidden"> the next step</span>
          </button>
        )}
      </div>
    </form>
  );
}

/** The next day from Monday to Friday. */
function workdayAfter(today: string): string {
  const day = new Date(`${today}T12:00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while ([0, 6].includes(day.getUTCDay()));
  return day.toISOString().slice(0, 10);
}
