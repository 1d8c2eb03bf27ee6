/** The calendar year in the company's time zone; `timeZone` is an IANA name. */
export function yearIn(timeZone: string, date: Date): number {
  return Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(date));
}

/** The day of a moment in the company's time zone, as ISO 8601 has it: "2026-11-12". */
export function dayIn(timeZone: string, date: Date): string {
  return dayFormat(timeZone).format(date);
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

/** The time of the day alone, such as "9:05 AM". */
export function timeOfDayIn(timeZone: string, time: string): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" }).format(new Date(time));
}

/** The same with seconds and the zone, which no other moment has: "September 28, 2026 at 12:00:05 PM CDT". */
export function exactTimeIn(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "long" });
  return format.format(new Date(time));
}

/** The first with the day of the week and the zone, such as "Monday, September 28, 2026 at 12:00 PM CDT". */
export function fullTimeIn(timeZone: string, date: Date): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(date);
}

/** The moment when the clocks of a time zone show this time of this day; of an hour that they skip, the one after it. */
export function instantIn(
  timeZone: string,
  {
    year,
    month,
    day,
    hour,
    minute = 0,
  }: Record<"year" | "month" | "day" | "hour", number> & { minute?: number },
): Date {
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  // The offset of the guess is another one where the clocks change in between.
  const guess = shown - offsetIn(timeZone, shown);
  const moment = shown - offsetIn(timeZone, guess);
  return new Date(
    offsetIn(timeZone, moment) === offsetIn(timeZone, guess) ? moment : Math.max(guess, moment),
  );
}

/** What the clocks of a time zone show at a moment, as fields for a date and time hold it: "2026-11-12T09:05". */
export function localTimeIn(timeZone: string, time: string): string {
  const moment = Date.parse(time);
  return new Date(moment + offsetIn(timeZone, moment)).toISOString().slice(0, 16);
}

/** The moment of such a text in a time zone as ISO 8601, UTC; null where it is no time. */
export function momentOf(timeZone: string, localTime: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(localTime) ?? [];
  if (year === undefined) return null;
  const parts = { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour) };
  return instantIn(timeZone, { ...parts, minute: Number(minute) }).toISOString();
}

/** How far a zone's clocks are ahead of UTC at a moment, as ISO 8601 has it: "-05:00". */
export function offsetTextIn(timeZone: string, date: Date): string {
  const name =
    offsetFormat(timeZone)
      .formatToParts(date)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  // At UTC itself the name is "GMT" alone.
  return /GMT([+-]\d\d:\d\d)/.exec(name)?.[1] ?? "+00:00";
}

/** The same in ms. */
function offsetIn(timeZone: string, time: number): number {
  const [hours = 0, minutes = 0] = offsetTextIn(timeZone, new Date(time)).split(":").map(Number);
  return (hours * 60 + (Object.is(hours, -0) || hours < 0 ? -minutes : minutes)) * 60_000;
}

// A list or a file of thousands has a date in each line, and making a format takes longer than using it a hundred times.
const longFormat = formatOnce("en-US", { dateStyle: "long" });
// Canadians write a date as ISO 8601 does.
const dayFormat = formatOnce("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
const offsetFormat = formatOnce("en-US", { timeZoneName: "longOffset" });

function formatOnce(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = formats.get(timeZone);
    if (known !== undefined) return known;
    const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    formats.set(timeZone, made);
    return made;
  };
}
