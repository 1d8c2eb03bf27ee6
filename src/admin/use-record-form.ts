import { type FormEvent, useEffect, useRef, useState } from "react";
import { toApiError } from "./api.ts";
import { notifyError, notifySuccess } from "./notify.ts";
import { useSession } from "./session/session.tsx";

interface RecordFormOptions<R> {
  record: R | null;
  /** Saves only over this version of the record; null creates one. */
  save(shown: R | null): Promise<unknown>;
  load(record: R): void;
  done: string;
  /** Called when the records may differ from the list: this one may be saved, or another tab was first. */
  onChanged(): void;
  onClose(): void;
}

/** A form in a dialog that saves a record. Refusals appear at their fields, and typed text is never lost. */
export function useRecordForm<R>({ record, save, load, done, onChanged, onClose }: RecordFormOptions<R>) {
  const [issues, setIssues] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const [baseRecord, setBaseRecord] = useState(record);
  const [stored, setStored] = useState<R | null>(null);
  const withSession = useSession();
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function clear() {
    setIssues({});
    setFailure("");
    setStored(null);
  }

  async function saveOver(version: R | null) {
    if (busy) return;
    setBusy(true);
    clear();
    try {
      await withSession(() => save(version));
      notifySuccess("Saved", done);
      onChanged();
      // Another dialog may be open by then.
      if (isOpen.current) onClose();
    } catch (error) {
      const { status, issues: found, message, record: current } = toApiError<R>(error);
      // Without an answer, the record may be saved all the same.
      if (status === 0 || status === 404 || status === 409) onChanged();
      if (!isOpen.current) {
        const saved = status === 0 ? "It is not known whether it was saved." : "It was not saved.";
        return notifyError(`${saved} ${Object.values(found)[0] ?? message}`);
      }
      const isGone = status === 404 || current === null;
      // Saving then creates a new record.
      if (isGone) setBaseRecord(null);
      setStored(current ?? null);
      setIssues(found);
      setFailure(isGone ? `${message} Your text is safe: Save makes a new one of it.` : message);
      setBusy(false);
      const [first] = Object.keys(found);
      if (first !== undefined) document.getElementById(`record-${first}`)?.focus();
    }
  }

  return {
    /** The id and the issue of a field. */
    field: (name: string) => ({ id: `record-${name}`, issue: issues[name] }),
    failure,
    busy,
    /** A conflict: what somebody else saved meanwhile; else null. */
    stored,
    submit(event: FormEvent) {
      event.preventDefault();
      void saveOver(baseRecord);
    },
    saveMine() {
      setBaseRecord(stored);
      void saveOver(stored);
    },
    loadSaved() {
      if (stored === null) return;
      clear();
      setBaseRecord(stored);
      load(stored);
    },
  };
}

export type RecordForm<R> = ReturnType<typeof useRecordForm<R>>;
