import { clearNameOf } from "../../../content/form-names.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { Button } from "../components/button.tsx";
import { EmptyList, ListStatus, NotUpToDate } from "../components/list-status.tsx";
import ui from "../components/ui.module.css";
import { arrivalOf, countOf, placeOf, senderOf, undeliveredWords } from "../leads/lead-text.ts";
import { newLeads } from "../leads/use-leads.ts";
import type { List } from "../use-list.ts";
import { LeadDays } from "./lead-days.tsx";
import styles from "./new-leads.module.css";

const listed = 5;

interface NewLeadsProps {
  leads: List<LeadEntry>;
  /** The company's day, YYYY-MM-DD. */
  today: string;
  onOpen(id: string): void;
  onAll(): void;
}

export function NewLeads({ leads, today, onOpen, onAll }: NewLeadsProps) {
  const entries = leads.items && newLeads(leads.items);
  const undelivered = entries?.filter((entry) => undeliveredWords(entry) !== null) ?? [];
  const [latest] = undelivered;
  return (
    <section className={cx(ui.frame, styles.panel)} aria-labelledby="new-leads">
      <div className={styles.sum} data-tone="night">
        <h2 className={ui.heading} id="new-leads">
          New Leads
        </h2>
        {entries !== null && <span className={styles.count}>{entries.length}</span>}
        {leads.items !== null && <LeadDays entries={leads.items} today={today} />}
        <Button onClick={onAll}>All leads</Button>
      </div>
      <div className={styles.list}>
        <NotUpToDate list={leads} />
        {entries === null && (
          <ListStatus
            list={leads}
            loading="Loading leads..."
            failed="The leads could not be fetched. None of them is lost."
          />
        )}
        {entries?.length === 0 && (
          <div className={styles.none}>
            <EmptyList icon={<Icon name="mail" />}>No new leads. All that came in is looked after.</EmptyList>
          </div>
        )}
        {latest !== undefined && (
          <p className={styles.undelivered}>
            <span className={ui.error}>
              The mail or the webhook of {countOf(undelivered.length, "lead")} has not arrived.
            </span>
            <Button onClick={() => onOpen(latest.id)}>See why</Button>
          </p>
        )}
        <ul hidden={entries?.length === 0}>
          {entries?.slice(0, listed).map((entry) => (
            <li key={entry.id}>
              <button type="button" className={styles.lead} onClick={() => onOpen(entry.id)}>
                <strong className={styles.sender} dir="auto">
                  {senderOf(entry)}
                </strong>
                <span className={styles.form}>
                  {clearNameOf(entry.formName)} <span className={ui.meta}>{placeOf(entry)}</span>
                </span>
                <time className={ui.meta} dateTime={entry.createdAt}>
                  {arrivalOf(entry, today)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
