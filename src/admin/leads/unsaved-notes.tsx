import { useRef } from "react";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { Confirm } from "../components/confirm.tsx";
import { useLeaveBlocker } from "../leave-blocker.tsx";
import { senderOf } from "./lead-text.ts";

interface UnsavedNotesProps {
  leads: readonly LeadEntry[];
  /** Whether somebody is logging out: the session must not end before they have answered. */
  loggingOut: boolean;
  onStay(): void;
  onLogOut(): Promise<void>;
}

export function UnsavedNotes({ leads, loggingOut, onStay, onLogOut }: UnsavedNotesProps) {
  const hasConfirmed = useRef(false);
  const blocker = useLeaveBlocker(
    ({ currentLocation, nextLocation }) =>
      leads.length > 0 && !hasConfirmed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === "blocked";

  async function logOut() {
    onStay();
    hasConfirmed.current = true;
    await onLogOut();
    hasConfirmed.current = false;
  }

  if (!isBlocked && !loggingOut) return null;
  return (
    <Confirm
      title="Leave without saving?"
      text="What you wrote is not saved, and is lost when you leave. It is about the lead of:"
      detail={leads.map(senderOf).join(", ")}
      cancelLabel="Stay"
      confirmLabel={isBlocked ? "Leave" : "Log out"}
      onCancel={isBlocked ? blocker.reset : onStay}
      onConfirm={isBlocked ? blocker.proceed : logOut}
    />
  );
}
