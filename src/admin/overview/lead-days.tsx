import { site } from "../../../content/site.ts";
import { dayIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { countOf } from "../leads/lead-text.ts";
import styles from "./new-leads.module.css";

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 14;
const step = 16;
const height = 60;

/** How many leads came on each of the last days, handled ones too. */
export function LeadDays({ entries }: { entries: readonly LeadEntry[] }) {
  const now = Date.now();
  // Formatting is slow for thousands of leads, so only recent ones are formatted.
  const days = entries.flatMap(({ createdAt, state }) => {
    const at = new Date(createdAt);
    return state === "suspected" || now - at.getTime() > shownDays * dayMs ? [] : [dayIn(site.timeZone, at)];
  });
  const counts = Array.from({ length: shownDays }, (_, index) => {
    const day = dayIn(site.timeZone, new Date(now - (shownDays - 1 - index) * dayMs));
    return days.filter((one) => one === day).length;
  });
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, index) => `M${index * step + 5} ${height}V${height - (count / most) * 52}`);
  return (
    <p className={styles.days}>
      <svg viewBox={`0 0 ${shownDays * step - 6} ${height + 5}`} aria-hidden="true">
        <path d={bars.slice(0, -1).join("")} />
        <path d={bars.at(-1)} />
      </svg>
      {countOf(days.length, "lead")} in the last {shownDays} days
    </p>
  );
}
