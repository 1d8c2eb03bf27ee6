import { type FormEvent, useState } from "react";
import { toApiError } from "../api.ts";

/** Runs the one call of a step. `issue` is that of its field, `failure` any other reason. */
export function useStepForm(field: string, submit: () => Promise<void>) {
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setIssue(undefined);
    setFailure("");
    try {
      await submit();
    } catch (error) {
      const { issues, message } = toApiError(error);
      setBusy(false);
      setIssue(issues[field]);
      if (issues[field] === undefined) setFailure(message);
      else document.getElementById(field)?.focus();
    }
  }

  return { onSubmit, busy, issue, failure };
}
