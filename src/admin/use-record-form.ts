import { type FormEvent, useState } from "react";
import { toApiError } from "./api.ts";
import { notifySuccess } from "./notify.ts";
import { useSession } from "./session/session.tsx";

interface RecordForm {
  save(): Promise<unknown>;
  /** What is said once it is saved. */
  done: string;
  onSaved(): void;
  onClose(): void;
}

/** A form in a dialog that saves a record: what the server refuses is said at its field, and nothing typed is lost. */
export function useRecordForm({ save, done, onSaved, onClose }: RecordForm) {
  const [issues, setIssues] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const withSession = useSession();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setIssues({});
    setFailure("");
    try {
      await withSession(save);
      notifySuccess("Saved", done);
      onSaved();
      onClose();
    } catch (error) {
      const { issues: found, message } = toApiError(error);
      setIssues(found);
      setFailure(message);
      setBusy(false);
      const [first] = Object.keys(found);
      if (first !== undefined) document.getElementById(`record-${first}`)?.focus();
    }
  }

  return { issues, failure, busy, submit };
}
