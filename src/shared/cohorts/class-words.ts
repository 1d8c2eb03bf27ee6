import { type WeekDay, weekDays } from "./cohort.ts";

/** Three or more consecutive days become a range, "Mon-Thu". */
export function daysName(days: readonly WeekDay[]): string {
  const places = days.map((day) => weekDays.indexOf(day));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const isRow = places.length > 2 && last - first === places.length - 1;
  return isRow ? `${nameOf(first)}-${nameOf(last)}` : places.map(nameOf).join(", ");
}

function nameOf(place: number): string {
  const day = weekDays[place] ?? "";
  return day.charAt(0).toUpperCase() + day.slice(1);
}

/** "19:45" becomes "7:45pm". */
export function clockName(time: string): string {
  const [hour, minute] = time.split(":") as [string, string];
  const half = Number(hour) < 12 ? "am" : "pm";
  return `${Number(hour) % 12 || 12}${minute === "00" ? "" : `:${minute}`}${half}`;
}
