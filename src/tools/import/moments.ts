import { site } from "../../../content/site.ts";
import { momentOf } from "../../shared/company-time.ts";

/** ISO 8601 in UTC. A time without a zone is one of the company; null for what is no time of the years 1000 to 9999. */
export function momentFrom(value: unknown): string | null {
  if (typeof value === "number") return isoOf(value);
  if (typeof value !== "string") return null;
  const [, day, time = "00:00", seconds = "", zone] =
    /^\s*(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?\s*$/i.exec(
      value,
    ) ?? [];
  if (day === undefined || isoOf(Date.parse(`${day}T00:00Z`))?.startsWith(day) !== true) return null;
  if (zone === undefined) return isoOf(Date.parse(momentOf(site.timeZone, `${day}T${time}`) ?? ""));
  const offset = /utc/i.test(zone) ? "Z" : zone.replace(/^([+-]\d\d):?(\d\d)$/, "$1:$2");
  return isoOf(Date.parse(`${day}T${time}${seconds || ":00"}${offset}`));
}

/** A time of a database, which is in UTC without saying so. */
export function utcMomentFrom(value: unknown): string | null {
  const isBare =
    typeof value === "string" && /^\s*\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*$/.test(value);
  return momentFrom(isBare ? `${value.trim()}Z` : value);
}

/** A time of RSS (RFC 822), such as "Mon, 01 Jan 2024 10:00:00 +0000". */
export function feedMomentFrom(value: string): string | null {
  const isOne = /^(?:[a-z]{3}, )?\d\d? [a-z]{3} \d{4} \d\d:\d\d(?::\d\d)? (?:[+-]\d{4}|GMT|UTC?)$/i.test(
    value,
  );
  return isOne ? isoOf(Date.parse(value)) : null;
}

function isoOf(time: number): string | null {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return /^[1-9]\d{3}-/.test(iso) ? iso : null;
}
