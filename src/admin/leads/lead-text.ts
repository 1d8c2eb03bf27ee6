import { site } from "../../../content/site.ts";
import { dayIn, longDateIn, timeOfDayIn } from "../../shared/company-time.ts";
import type { DeliverySubject, LeadDelivery, LeadEntry, NextStep } from "../../shared/forms/lead.ts";
import { personName } from "../../shared/forms/person-name.ts";
import type { VisitSource } from "../../shared/forms/visit-source.ts";

const channelNames: Readonly<Record<LeadDelivery["channel"], string>> = {
  mail: "Mail to the company",
  confirmation: "Confirmation to the sender",
  webhook: "Webhook",
  announcement: "Mail about a date",
};

const subjectNames: Readonly<Record<DeliverySubject, string>> = {
  changed: "about the form that was sent again",
  dated: "about the date",
  refunded: "about the refund",
};

/** Such as "Mail to the company about the refund". */
export function deliveryName({ channel, about }: Pick<LeadDelivery, "channel" | "about">): string {
  return [channelNames[channel], about && subjectNames[about]].filter(Boolean).join(" ");
}

/** The channels that have not reached the company; null for none. The visitor's confirmation does not count. */
export function undeliveredWords({ deliveries }: Pick<LeadEntry, "deliveries">): string | null {
  const missing = deliveries.filter(
    ({ channel, state, lastError }) =>
      (channel === "mail" || channel === "webhook") && state !== "sent" && lastError !== null,
  );
  if (missing.length === 0) return null;
  const names = missing.map(deliveryName).join(", ");
  return `${missing.some(({ state }) => state === "failed") ? "Not delivered" : "Not delivered yet"}: ${names}`;
}

export function senderOf({ fields }: LeadEntry): string {
  return personName(fields) || fields.email || "No name";
}

/** Such as "Due since November 20, 2026: Send the offer"; `today` is the company's day. */
export function stepWords({ text, on }: NextStep, today: string): string {
  return `${dayWords(on, today)}: ${text}`;
}

export function dayWords(on: string, today: string): string {
  if (on === today) return "Due today";
  return on < today ? `Due since ${longDay(on)}` : `Next on ${longDay(on)}`;
}

/** `day` is YYYY-MM-DD. */
function longDay(day: string): string {
  return longDateIn("UTC", `${day}T12:00:00Z`);
}

/** The time of the day for what came on the company's day `today` (YYYY-MM-DD), and the day for all else. */
export function arrivalOf({ createdAt }: LeadEntry, today: string): string {
  const { timeZone } = site;
  const isToday = dayIn(timeZone, new Date(createdAt)) === today;
  return isToday ? timeOfDayIn(timeZone, createdAt) : longDateIn(timeZone, createdAt);
}

/** The campaign or the site, with the medium; "" where none was named. */
export function campaignOf({ utm, referrer }: VisitSource): string {
  const via = [utm.source ?? referrer, utm.medium].filter(Boolean).join(", ");
  return utm.campaign ? `Campaign “${utm.campaign}”${via && ` (${via})`}` : via;
}

export function placeOf({ source, page }: LeadEntry): string {
  return [page, source?.utm.campaign].filter(Boolean).join(" · ");
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
