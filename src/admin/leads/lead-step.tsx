import type { FormEvent } from "react";
import { Field } from "../../components/field/field.tsx";
import { type LeadEntry, maxStepLength, type NextStep } from "../../shared/forms/lead.ts";
import type { LeadChange } from "../../shared/forms/lead-change.ts";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { dayWords } from "./lead-text.ts";
import { LeadSection } from "./open-lead.tsx";
import { type Drafts, isSameStep, type StepDraft } from "./use-lead-drafts.ts";

interface LeadStepProps {
  entry: LeadEntry;
  /** The company's day, YYYY-MM-DD. */
  today: string;
  drafts: Drafts<StepDraft>;
  onChange(change: LeadChange): Promise<boolean>;
}

/** What the company does next about the lead. A step that is done stays as a note. */
export function LeadStep({ entry: { id, nextStep }, today, drafts, onChange }: LeadStepProps) {
  const draft = drafts.of(id);
  // Whoever sees what is planned by now may change it.
  const change = (wanted: LeadChange) => onChange({ ...wanted, nextStepWas: nextStep });

  async function end(step: NextStep | null) {
    if (await change({ nextStep: step })) drafts.discard(id);
  }

  function open() {
    drafts.write(id, {
      text: nextStep?.text ?? "",
      on: nextStep?.on ?? workdayAfter(today),
      base: nextStep,
    });
  }

  if (draft !== undefined)
    return (
      <LeadSection title="Next step">
        {!isSameStep(draft.base, nextStep) && (
          <p className={ui.error} role="alert">
            {nextStep === null
              ? "Somebody else finished or removed the step meanwhile. Save plans this one."
              : `Somebody else planned meanwhile: ${nextStep.text}. ${dayWords(nextStep.on, today)}. Save replaces it.`}
          </p>
        )}
        <StepForm
          draft={draft}
          onType={(typed) => drafts.write(id, { ...draft, ...typed })}
          onSave={() => end({ text: draft.text, on: draft.on })}
          onRemove={nextStep && (() => end(null))}
          onCancel={() => drafts.discard(id)}
        />
      </LeadSection>
    );
  if (nextStep === null)
    return (
      <Button look="quiet" className={styles.planStep} onClick={open}>
        Plan the next step
      </Button>
    );
  return (
    <LeadSection title="Next step">
      <div className={styles.step}>
        <p dir="auto">{nextStep.text}</p>
        <p className={nextStep.on < today ? ui.error : ui.meta}>{dayWords(nextStep.on, today)}</p>
      </div>
      <div className={ui.actions}>
        <Button onClick={() => change({ nextStep: null, note: `Done: ${nextStep.text}` })}>Done</Button>
        <Button look="quiet" onClick={open}>
          Change<span className="visually-hidden"> the next step</span>
        </Button>
      </div>
    </LeadSection>
  );
}

interface StepFormProps {
  draft: NextStep;
  onType(typed: Partial<NextStep>): void;
  onSave(): void;
  onRemove: (() => void) | null;
  onCancel(): void;
}

function StepForm({ draft: { text, on }, onType, onSave, onRemove, onCancel }: StepFormProps) {
  function save(event: FormEvent) {
    event.preventDefault();
    const missing = text.trim() === "" ? "step-text" : on === "" ? "step-on" : null;
    if (missing === null) onSave();
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
        onChange={(event) => onType({ text: event.target.value })}
      />
      <Field
        id="step-on"
        label="On"
        type="date"
        value={on}
        onChange={(event) => onType({ on: event.target.value })}
      />
      <div className={ui.actions}>
        <Button type="submit">Save step</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {onRemove !== null && (
          <Button look="quiet" onClick={onRemove}>
            Remove<span className="visually-hidden"> the next step</span>
          </Button>
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
