import type { ReactNode } from "react";
import type { RecordForm } from "../use-record-form.ts";
import { Conflict, type FieldTexts } from "./conflict.tsx";
import { FormFoot } from "./form-foot.tsx";
import { Modal } from "./modal.tsx";

interface RecordDialogProps<R> {
  title: string;
  form: RecordForm<R>;
  mine: FieldTexts;
  textsOf(record: R): FieldTexts;
  onClose(): void;
  onCancel?(): void;
  children: ReactNode;
}

/** The dialog of a record's form: its fields, a conflict where there is one, and the buttons. */
export function RecordDialog<R>(props: RecordDialogProps<R>) {
  const { title, form, mine, textsOf, onClose, onCancel = onClose, children } = props;
  const { failure, stored, busy } = form;
  return (
    <Modal title={title} size="small" onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        {children}
        {stored !== null && (
          <Conflict
            title={failure}
            mine={mine}
            saved={textsOf(stored)}
            onSaveMine={form.saveMine}
            onLoadSaved={form.loadSaved}
          />
        )}
        <FormFoot
          failure={stored === null ? failure : ""}
          action={busy ? "Saving..." : "Save"}
          isBusy={busy}
          onCancel={onCancel}
        />
      </form>
    </Modal>
  );
}
