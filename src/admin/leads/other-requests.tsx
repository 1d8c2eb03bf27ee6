import { clearNameOf } from "../../../content/form-names.ts";
import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { comparableAddress } from "../../shared/forms/mail-address.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { LeadState } from "./lead-list.tsx";
import { LeadSection } from "./open-lead.tsx";

interface OtherRequestsProps {
  entry: LeadEntry;
  entries: readonly LeadEntry[];
  onOpen(id: string): void;
}

export function OtherRequests({ entry, entries, onOpen }: OtherRequestsProps) {
  const address = addressOf(entry);
  const others = entries.filter((other) => other.id !== entry.id && addressOf(other) === address);
  if (address === "" || others.length === 0) return null;
  return (
    <LeadSection title="Other requests of this person">
      <ul>
        {others.map(({ id, formName, createdAt, state }) => (
          <li key={id}>
            <button type="button" className={styles.other} onClick={() => onOpen(id)}>
              <span>{clearNameOf(formName)}</span>
              <time className={ui.meta} dateTime={createdAt}>
                {longDateIn(site.timeZone, createdAt)}
              </time>
              <LeadState state={state} />
            </button>
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}

function addressOf({ fields }: LeadEntry): string {
  return comparableAddress(fields.email ?? "");
}
