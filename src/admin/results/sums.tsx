import type { SiteStats } from "../../shared/visits/stats.ts";
import ui from "../components/ui.module.css";
import styles from "./results.module.css";
import { checkoutWords, sentWords } from "./words.ts";

/** A figure of the period, and what it compares with; a dash where the site cannot know it. */
export function Sum({ label, value, note }: { label: string; value: number | null; note: string }) {
  return (
    <div className={ui.card}>
      <dt className={ui.meta}>{label}</dt>
      <dd className={styles.sum}>{value === null ? "–" : value.toLocaleString("en-US")}</dd>
      <dd className={ui.meta}>{note}</dd>
    </div>
  );
}

/** What visits did beside reading. */
export function EventSums({ stats: { events, elsewhere } }: { stats: SiteStats }) {
  return (
    <>
      <Sum
        label="Forms sent"
        value={elsewhere.forms ? null : events.formsSent}
        note={elsewhere.forms ? "Your form provider has them" : sentWords(events.formsSent, events.formsSeen)}
      />
      <Sum label="Talks with the assistant" value={events.chats} note="visits that wrote to it" />
      {elsewhere.payments ? (
        <Sum label="Checkouts" value={events.checkouts} note="visits that went on to the payment provider" />
      ) : (
        <Sum
          label="Enrollments"
          value={events.enrollments}
          note={checkoutWords(events.enrollments, events.checkouts)}
        />
      )}
    </>
  );
}
