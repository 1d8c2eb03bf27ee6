import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { LeadSection } from "./lead-section.tsx";
import { LeadState } from "./lead-state.tsx";
import { clearNameOf } from "./lead-text.ts";

interface OtherRequestsProps {
  entry: LeadEntry;
  entries: readonly LeadEntry[];
  onOpen(id: string): void;
}

/** What the same person has sent besides. */
export function OtherRequests({ entry, entries, onOpen }: OtherRequestsProps) {
  const email = entry.fields.email?.toLowerCase();
  const others = entries.filter(
    ({ id, fields }) => email && id !== entry.id && fields.email?.toLowerCase() === email,
  );
  if (others.length === 0) return null;
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
