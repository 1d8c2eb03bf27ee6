export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A share in words: "12.5 %"; a dash where there is nothing to take it of. */
export function rateOf(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = (part / whole) * 100;
  return `${percent < 10 && percent > 0 ? percent.toFixed(1) : Math.round(percent)} %`;
}

/** How a sum compares with that of the days before. */
export function changeWords(now: number, before: number, days: number): string {
  const than = `in the ${days} days before`;
  if (before === 0) return `none ${than}`;
  const percent = Math.round(((now - before) / before) * 100);
  const change =
    percent === 0 ? "as many as" : `${Math.abs(percent)} % ${percent > 0 ? "more" : "fewer"} than`;
  return `${change} ${before.toLocaleString("en-US")} ${than}`;
}

/** How many of the forms that were seen were sent. */
export function sentWords(sent: number, seen: number): string {
  if (seen === 0) return "none was seen";
  return `${rateOf(sent, seen)} of ${seen.toLocaleString("en-US")} seen`;
}
