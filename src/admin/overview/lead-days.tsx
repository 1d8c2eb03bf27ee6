import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { countOf } from "../leads/lead-text.ts";
import styles from "./new-leads.module.css";

const dayMs = 24 * 60 * 60 * 1000;
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
