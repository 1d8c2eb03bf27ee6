/** `timeZone` is an IANA name in all of these functions. */
export function yearIn(timeZone: string, date: Date): number {
  return Number(new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" }).format(date));
}

/** Such as "2026-11-12". */
export function dayIn(timeZone: string, date: Date): string {
  return dayFormat(timeZone).format(date);
}

/** Such as "November 12, 2026"; `time` is ISO 8601. */
export function longDateIn(timeZone: string, time: string): string {
  return longFormat(timeZone).format(new Date(time));
}

/** Such as "November 12, 2026 at 9:05 AM". */
export function longTimeIn(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "short" });
  return format.format(new Date(time));
}

/** Such as "9:05 AM". */
export function timeOfDayIn(timeZone: string, time: string): string {
  return timeFormat(timeZone).format(new Date(time));
}

/** Such as "September 28, 2026 at 12:00:05 PM CDT". */
export function exactTimeIn(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "long" });
  return format.format(new Date(time));
}

/** Such as "Monday, September 28, 2026 at 12:00 PM CDT". */
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

/** The moment when the clocks of a time zone show this time; in an hour that summer time skips, the moment after it. */
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
  // The offset differs where the clocks change between the guess and the moment.
  const guess = shown - offsetIn(timeZone, shown);
  const moment = shown - offsetIn(timeZone, guess);
  return new Date(
    offsetIn(timeZone, moment) === offsetIn(timeZone, guess) ? moment : Math.max(guess, moment),
  );
}

/** Such as "2026-11-12T09:05", the value of a `datetime-local` field; `time` is ISO 8601. */
export function localTimeIn(timeZone: string, time: string): string {
  const moment = Date.parse(time);
  return new Date(moment + offsetIn(timeZone, moment)).toISOString().slice(0, 16);
}

/** Parses such a value; returns ISO 8601 in UTC, or null where it is invalid. */
export function momentOf(timeZone: string, localTime: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(localTime) ?? [];
  if (year === undefined) return null;
  const parts = { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour) };
  return instantIn(timeZone, { ...parts, minute: Number(minute) }).toISOString();
}

/** Such as "-05:00". */
export function offsetTextIn(timeZone: string, date: Date): string {
  const name =
    offsetFormat(timeZone)
      .formatToParts(date)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  // UTC itself is named "GMT" without an offset.
  return /GMT([+-]\d\d:\d\d)/.exec(name)?.[1] ?? "+00:00";
}

/** In ms. */
function offsetIn(timeZone: string, time: number): number {
  const [hours = 0, minutes = 0] = offsetTextIn(timeZone, new Date(time)).split(":").map(Number);
  return (hours * 60 + (Object.is(hours, -0) || hours < 0 ? -minutes : minutes)) * 60_000;
}

// Making a format takes longer than using it a hundred times, and lists show thousands of dates.
const longFormat = formatOnce("en-US", { dateStyle: "long" });
const timeFormat = formatOnce("en-US", { timeStyle: "short" });
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
