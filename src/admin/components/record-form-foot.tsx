import type { RecordForm } from "../use-record-form.ts";
import { Button } from "./button.tsx";
import { Conflict, type FieldTexts } from "./conflict.tsx";
import { modalActionsClass } from "./modal.tsx";
import ui from "./ui.module.css";

interface RecordFormFootProps<R> {
  form: RecordForm<R>;
  mine: FieldTexts;
  textsOf(record: R): FieldTexts;
  onClose(): void;
}

export function RecordFormFoot<R>({ form, mine, textsOf, onClose }: RecordFormFootProps<R>) {
  const { failure, stored, busy } = form;
  return (
    <>
      {stored !== null && (
        <Conflict
          title={failure}
          mine={mine}
          saved={textsOf(stored)}
          onSaveMine={form.saveMine}
          onLoadSaved={form.loadSaved}
        />
      )}
      {stored === null && failure !== "" && (
        <p className={ui.error} role="alert">
          {failure}
        </p>
      )}
      <div className={modalActionsClass}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
      </div>
    </>
  );
}
