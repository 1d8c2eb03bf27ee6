import { type FormEvent, useEffect, useRef, useState } from "react";
import { toApiError } from "./api.ts";
import { notifyError, notifySuccess } from "./notify.ts";
import { useSession } from "./session/session.tsx";

interface RecordForm {
  save(): Promise<unknown>;
  /** What is said once it is saved. */
  done: string;
  /** The records are no longer as the list shows them: this one was or may be saved, or another tab was first. */
  onChanged(): void;
  onClose(): void;
}

/** A form in a dialog that saves a record: what the server refuses is said at its field, and nothing typed is lost. */
export function useRecordForm({ save, done, onChanged, onClose }: RecordForm) {
  const [issues, setIssues] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const withSession = useSession();
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setIssues({});
    setFailure("");
    try {
      await withSession(save);
      notifySuccess("Saved", done);
      onChanged();
      // By then another dialog may be in its place.
      if (isOpen.current) onClose();
    } catch (error) {
      const { status, issues: found, message } = toApiError(error);
      // Without an answer it may be saved all the same.
      if (status === 0 || status === 404 || status === 409) onChanged();
      if (!isOpen.current) {
        const saved = status === 0 ? "It is not known whether it was saved." : "It was not saved.";
        return notifyError(`${saved} ${Object.values(found)[0] ?? message}`);
      }
      setIssues(found);
      setFailure(message);
      setBusy(false);
      const [first] = Object.keys(found);
      if (first !== undefined) document.getElementById(`record-${first}`)?.focus();
    }
  }

  return { issues, failure, busy, submit };
}
