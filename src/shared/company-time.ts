/** The calendar year in the company's time zone; `timeZone` is an IANA name. */
export function yearIn(timeZone: string, date: Date): number {
  return Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(date));
}

/** A date in words as the company's calendar has it, such as "November 12, 2026"; `time` is ISO 8601. */
export function longDateIn(timeZone: string, time: string): string {
  return longFormat(timeZone).format(new Date(time));
}

/** The same with the time of the day, such as "November 12, 2026 at 9:05 AM". */
export function longTimeIn(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "short" });
  return format.format(new Date(time));
}

// A list of thousands has a date in each line, and making a format takes longer than using it a hundred times.
const longFormats = new Map<string, Intl.DateTimeFormat>();

function longFormat(timeZone: string): Intl.DateTimeFormat {
  const known = longFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long" });
  longFormats.set(timeZone, made);
  return made;
}
