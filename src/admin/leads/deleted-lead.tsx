import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { LeadFacts } from "./lead-facts.tsx";
import { senderOf } from "./lead-text.ts";
import { ForgetButton, OpenLead } from "./open-lead.tsx";

interface DeletedLeadProps {
  entry: LeadEntry;
  cohorts: readonly CohortEntry[];
  onBack(): void;
  onRestore(): void;
  onForget(email: string): void;
}

export function DeletedLead({ entry, cohorts, onBack, onRestore, onForget }: DeletedLeadProps) {
  const { email, message } = entry.fields;
  return (
    <OpenLead title={senderOf(entry)} onBack={onBack}>
      <p>This lead is deleted. It can be brought back for 10 minutes.</p>
      <div className={ui.actions}>
        <Button look="primary" onClick={onRestore}>
          Restore
        </Button>
      </div>
      {message && <p className={styles.message}>{message}</p>}
      <LeadFacts entry={entry} cohorts={cohorts} />
      {email && <ForgetButton onPress={() => onForget(mailAddressOf(email))} />}
    </OpenLead>
  );
}
