import { dueFirst, isDue } from "../../shared/forms/due.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import { dayWords, senderOf } from "../leads/lead-text.ts";
import styles from "./due-leads.module.css";

const listed = 5;

interface DueLeadsProps {
  entries: readonly LeadEntry[];
  /** The company's day, YYYY-MM-DD. */
  today: string;
  onOpen(id: string): void;
  onAll(): void;
}

/** The next steps of today and of the days before; nothing where there are none. */
export function DueLeads({ entries, today, onOpen, onAll }: DueLeadsProps) {
  const due = dueFirst(entries.filter((entry) => isDue(entry, today)));
  if (due.length === 0) return null;
  return (
    <section className={ui.card} aria-labelledby="due-leads">
      <div className={styles.head}>
        <h2 className={ui.heading} id="due-leads">
          Due <span className={ui.meta}>{due.length}</span>
        </h2>
        {due.length > listed && <Button onClick={onAll}>All that is due</Button>}
      </div>
      <ul>
        {due.slice(0, listed).map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles.lead} onClick={() => onOpen(entry.id)}>
              <strong dir="auto">{entry.nextStep?.text}</strong>
              <span dir="auto">{senderOf(entry)}</span>
              <span className={(entry.nextStep?.on ?? today) < today ? ui.error : ui.meta}>
                {dayWords(entry.nextStep?.on ?? today, today)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
