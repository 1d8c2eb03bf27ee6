import type { CourseDates } from "../src/shared/cohorts/course-dates.ts";

/** Words that say something of dates or codes: they are made of what is next when they are shown. */
export type Dated<T = string> = (dates: CourseDates) => T;

/** Content whose dated words are made. */
export type WithDates<T> = T extends (dates: CourseDates) => infer R
  ? R
  : T extends object
    ? { [Key in keyof T]: WithDates<T[Key]> }
    : T;

/** Makes the dated words of content. */
export function withDates<T>(content: T, dates: CourseDates): WithDates<T> {
  return made(content, dates) as WithDates<T>;
}

function made(content: unknown, dates: CourseDates): unknown {
  if (typeof content === "function") return content(dates);
  if (Array.isArray(content)) return content.map((part) => made(part, dates));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, made(part, dates)]));
}
