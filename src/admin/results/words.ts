import type { SiteStats } from "../../shared/visits/stats.ts";

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Such as "12.5 %"; a dash where `whole` is 0. */
export function rateOf(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = (part / whole) * 100;
  if (percent > 100) return "over 100 %";
  if (percent > 0 && percent < 0.1) return "under 0.1 %";
  return `${percent > 0 && percent < 9.95 ? percent.toFixed(1) : Math.round(percent)} %`;
}

/** Cents of US dollars in whole dollars, such as "$1,599". */
export function dollarWords(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString("en-US")}`;
}

export function changeWords(now: number, before: number, days: number): string {
  const than = `in the ${days} days before`;
  if (before === 0) return `none ${than}`;
  const percent = Math.round(((now - before) / before) * 100);
  const same = now === before ? "as many as" : "about as many as";
  const change = percent === 0 ? same : `${Math.abs(percent)} % ${percent > 0 ? "more" : "fewer"} than`;
  return `${change} ${before.toLocaleString("en-US")} ${than}`;
}

/** Compares with the period before, as far as its leads are still stored. */
export function leadsWords({ days, before, elsewhere }: SiteStats, leads: number): string {
  if (elsewhere.forms) return "without those of your form provider";
  const kept = elsewhere.leadsKeptDays;
  if (kept !== null && kept < 2 * days.length) return `older ones are removed after ${kept} days`;
  return changeWords(leads, before.leads, days.length);
}

/** Visits with Do Not Track are not counted, and what they send is. */
const byUncounted = "by visitors who were not counted";

export function checkoutWords(sent: number, came: number): string {
  if (came === 0) return sent === 0 ? "nobody came to the checkout" : byUncounted;
  return `${rateOf(sent, came)} of ${came.toLocaleString("en-US")} visits to the checkout`;
}

export function sentWords(sent: number, seen: number): string {
  if (seen === 0) return sent === 0 ? "none was seen" : byUncounted;
  return `${rateOf(sent, seen)} of ${seen.toLocaleString("en-US")} seen`;
}
