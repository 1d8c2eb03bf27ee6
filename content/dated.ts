import type { CourseDates } from "../src/shared/cohorts/course-dates.ts";

/** Text that depends on the current dates or codes; it is made when it is shown. */
export type Dated<T = string> = (dates: CourseDates) => T;

export type WithDates<T> = T extends (dates: CourseDates) => infer R
  ? R
  : T extends object
    ? { [Key in keyof T]: WithDates<T[Key]> }
    : T;

/** Makes the dated text of content. */
export function withDates<T>(content: T, dates: CourseDates): WithDates<T> {
  return made(content, dates) as WithDates<T>;
}

function made(content: unknown, dates: CourseDates): unknown {
  if (typeof content === "function") return content(dates);
  if (Array.isArray(content)) return content.map((part) => made(part, dates));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, made(part, dates)]));
}
