import { clearNameOf } from "../../../content/form-names.ts";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { dayIn } from "../../shared/company-time.ts";
import { dayMs } from "../../shared/durations.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { Button } from "../components/button.tsx";
import { EmptyList, ListStatus, NotUpToDate } from "../components/list-status.tsx";
import ui from "../components/ui.module.css";
import { arrivalOf, countOf, placeOf, senderOf, undeliveredWords } from "../leads/lead-text.ts";
import { newLeads } from "../leads/use-leads.ts";
import type { List } from "../use-list.ts";
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
        {entries === null && <ListStatus list={leads} what="leads" />}
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

const shownDays = 14;
const step = 16;
const height = 60;

interface LeadDaysProps {
  entries: readonly LeadEntry[];
  /** The company's day, YYYY-MM-DD. */
  today: string;
}

/** How many leads came on each of the company's last days, handled ones too. */
export function LeadDays({ entries, today }: LeadDaysProps) {
  const noon = Date.parse(`${today}T12:00:00Z`);
  const days = Array.from({ length: shownDays }, (_, index) =>
    new Date(noon - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  const counts = new Map(days.map((day) => [day, 0]));
  // Formatting is slow for thousands of leads, so only recent ones are formatted.
  const since = noon - (shownDays + 1) * dayMs;
  for (const { createdAt, state } of entries) {
    const at = new Date(createdAt);
    if (state === "suspected" || at.getTime() < since) continue;
    const day = dayIn(site.timeZone, at);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  const sum = [...counts.values()].reduce((all, count) => all + count, 0);
  const most = Math.max(1, ...counts.values());
  const bars = [...counts.values()].map(
    (count, index) => `M${index * step + 5} ${height}V${height - (count / most) * 52}`,
  );
  return (
    <p className={styles.days}>
      <svg viewBox={`0 0 ${shownDays * step - 6} ${height + 5}`} aria-hidden="true">
        <path d={bars.slice(0, -1).join("")} />
        <path d={bars.at(-1)} />
      </svg>
      {countOf(sum, "lead")} in the last {shownDays} days
    </p>
  );
}
