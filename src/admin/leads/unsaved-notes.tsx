import { useBlocker } from "react-router";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { Confirm } from "../components/confirm.tsx";
import { senderOf } from "./lead-text.ts";

/** Asks before somebody leaves the dashboard over a note that is not saved. */
export function UnsavedNotes({ leads }: { leads: readonly LeadEntry[] }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leads.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Confirm
      title="Leave without saving?"
      text="A note that you wrote is not saved, and is lost when you leave. It is to the lead of:"
      detail={leads.map(senderOf).join(", ")}
      cancelLabel="Stay"
      confirmLabel="Leave"
      onCancel={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    />
  );
}
