import { useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { Confirm } from "../components/confirm.tsx";
import { Choice } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { LeadDeliveries } from "./lead-deliveries.tsx";
import styles from "./lead-detail.module.css";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { callTo, replyTo, senderOf, stateNames } from "./lead-text.ts";
import { OpenLead } from "./open-lead.tsx";
import { OtherRequests } from "./other-requests.tsx";
import type { useLeadActions } from "./use-lead-actions.ts";

interface LeadDetailProps {
  entry: LeadEntry;
  /** All that are not deleted. */
  entries: readonly LeadEntry[];
  actions: ReturnType<typeof useLeadActions>;
  onBack(): void;
  onOpen(id: string): void;
  onDelete(): void;
}

export function LeadDetail({ entry, entries, actions, onBack, onOpen, onDelete }: LeadDetailProps) {
  const [forgetting, setForgetting] = useState(false);
  const { state, fields, handledAt } = entry;
  const { email, phone, message } = fields;
  const call = callTo(phone ?? "");
  const handled = handledAt !== null;

  async function forget(person: string) {
    setForgetting(false);
    if (await actions.forget(person)) onBack();
  }

  return (
    <OpenLead title={senderOf(entry)} onBack={onBack}>
      {state === "suspected" && (
        <div className={styles.suspected}>
          <p>
            A program may have sent this, so nobody was told of it. It is deleted 30 days after it was sent.
          </p>
          <button
            type="button"
            className={buttonClass("primary")}
            onClick={() => actions.change(entry, { state: "new" })}
          >
            <Icon name="check" />
            This is a lead
          </button>
        </div>
      )}
      <div className={styles.state}>
        <Choice
          label="State"
          value={state}
          options={stateNames}
          onChange={(next) => actions.change(entry, { state: next })}
        />
      </div>
      <div className={cx(ui.actions, styles.actions)}>
        {email && (
          <a className={buttonClass(state === "suspected" ? "ghost" : "primary")} href={replyTo(email)}>
            <Icon name="mail" />
            Reply
          </a>
        )}
        {call !== null && (
          <a className={buttonClass("ghost")} href={call}>
            <Icon name="phone" />
            Call
          </a>
        )}
        <button
          type="button"
          className={buttonClass("ghost")}
          onClick={() => actions.change(entry, { handled: !handled })}
        >
          {!handled && <Icon name="check" />}
          {handled ? "Mark as new" : "Mark as handled"}
        </button>
        <button type="button" className={buttonClass("ghost")} onClick={onDelete}>
          <AdminIcon name="trash" />
          Delete
        </button>
      </div>
      {message && <p className={styles.message}>{message}</p>}
      <LeadFacts entry={entry} />
      <LeadNotes notes={entry.notes} onAdd={(note) => actions.change(entry, { note })} />
      <OtherRequests entry={entry} entries={entries} onOpen={onOpen} />
      <LeadDeliveries deliveries={entry.deliveries} onTryAgain={() => actions.deliver(entry)} />
      {email && (
        <button type="button" className={styles.forget} onClick={() => setForgetting(true)}>
          Forget this person
        </button>
      )}
      {email && forgetting && (
        <Confirm
          title="Forget this person"
          text="Everything that came from this address is removed for good, with its notes and deliveries: leads, enrollments, suspected and deleted ones too. It cannot be brought back."
          detail={email}
          confirmLabel="Forget"
          onCancel={() => setForgetting(false)}
          onConfirm={() => forget(email)}
        />
      )}
    </OpenLead>
  );
}

interface DeletedLeadProps {
  entry: LeadEntry;
  onBack(): void;
  onRestore(): void;
}

/** A lead in the trash. */
export function DeletedLead({ entry, onBack, onRestore }: DeletedLeadProps) {
  return (
    <OpenLead title={senderOf(entry)} onBack={onBack}>
      <p>This lead is deleted. It can be brought back for 10 minutes.</p>
      <div className={ui.actions}>
        <button type="button" className={buttonClass("primary")} onClick={onRestore}>
          Restore
        </button>
      </div>
      {entry.fields.message && <p className={styles.message}>{entry.fields.message}</p>}
      <LeadFacts entry={entry} />
    </OpenLead>
  );
}
