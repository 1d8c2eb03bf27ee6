import { useState } from "react";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";
import { Button } from "../components/button.tsx";
import { Confirm } from "../components/confirm.tsx";
import { Modal, modalActionsClass } from "../components/modal.tsx";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import type { ForgetAnswer } from "./use-lead-actions.ts";

interface ForgetPersonProps {
  email: string;
  onForget(): Promise<ForgetAnswer>;
  onCancel(): void;
  onClose(): void;
}

/** Asks before a person is forgotten. The result stays open, because the admin has to tell the person. */
export function ForgetPerson({ email, onForget, onCancel, onClose }: ForgetPersonProps) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ForgetAnswer | null>(null);
  // A failed try may have removed most of it, and only its message has the counts.
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  // A navigation cancels as long as nothing was done.
  useAfterNavigation(() => {
    if (!busy && answer === null) onCancel();
  });

  async function forget() {
    if (busy) return;
    setBusy(true);
    if (answer !== null) setEarlier([...new Set([...earlier, answer.words])]);
    setAnswer(null);
    setAnswer(await onForget());
    setBusy(false);
  }

  if (answer === null)
    return (
      <Confirm
        title="Forget this person"
        text="Everything that came from this address is removed for good, with its notes and deliveries: leads, enrollments, suspected and deleted ones too. It cannot be brought back."
        detail={email}
        confirmLabel={busy ? "Forgetting..." : "Forget"}
        onCancel={() => !busy && onCancel()}
        onConfirm={forget}
      />
    );
  return (
    <Modal title={answer.done ? "Forgotten" : "Not forgotten yet"} size="small" onClose={onClose}>
      <p className={styles.answer} tabIndex={-1} data-autofocus="">
        {answer.words}
      </p>
      {earlier
        .filter((words) => words !== answer.words)
        .map((words) => (
          <p key={words} className={ui.meta}>
            Before: {words}
          </p>
        ))}
      <p className={ui.meta}>{email}</p>
      <div className={modalActionsClass}>
        {!answer.done && <Button onClick={forget}>Try again</Button>}
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  );
}
