import type { DeliveryChannel, DeliverySubject } from "../../shared/forms/lead.ts";
import { isSameAddress } from "../../shared/forms/mail-address.ts";
import { log } from "../logging/log.ts";
import { newDelivery, type StoredDelivery, type StoredRequest } from "../requests/stored-requests.ts";
import type { Env, MailSettings } from "../settings/env.ts";
import type { DeliveryError } from "./delivery-error.ts";

export type DeliverySettings = Pick<Env, "mail" | "leadWebhook">;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Exponential backoff; after these, one attempt a day. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];
export const givenUpAfter = 3 * day;
const confirmationsADay = 3;
// Without a limit anybody could have the site write to a great many strangers.
const confirmationsAnHour = 100;

/** In ms, after so many failures. */
export function pauseAfter(failures: number): number {
  return pauses[failures - 1] ?? day;
}

export function deliveriesOf(
  request: StoredRequest,
  all: readonly StoredRequest[],
  { mail, leadWebhook }: DeliverySettings,
  now: Date,
  about?: DeliverySubject,
): StoredDelivery[] {
  if (request.state === "suspected") return [];
  const channels: DeliveryChannel[] = [];
  // Whoever gives a date to a payer knows of it.
  const isForCompany = about !== "dated";
  if (mail !== null && isForCompany) channels.push("mail");
  if (mail !== null && isConfirmed(request, all, mail, now)) channels.push("confirmation");
  if (leadWebhook !== null && isForCompany) channels.push("webhook");
  return channels.map((channel) => ({
    ...newDelivery(channel, now),
    ...(about !== undefined && { about }),
  }));
}

/** Who paid always hears of it, since the payment provider asked for the address, unless the money went back. */
function isConfirmed(
  request: StoredRequest,
  all: readonly StoredRequest[],
  { confirmToSender }: MailSettings,
  now: Date,
): boolean {
  if (request.payment !== undefined)
    return request.payment.state !== "refunded" && Boolean(request.fields.email);
  return confirmToSender && mayBeConfirmed(request, all, now);
}

/** Limits confirmations per address, including queued ones. Otherwise anybody could flood a stranger's mailbox. */
function mayBeConfirmed({ fields }: StoredRequest, all: readonly StoredRequest[], now: Date): boolean {
  const { email } = fields;
  if (!email) return false;
  const isWithin = (time: string, ms: number) => Date.parse(time) > now.getTime() - ms;
  let toAll = 0;
  let toThis = 0;
  for (const other of all) {
    if (other.payment !== undefined) continue;
    for (const { channel, state, since, at } of other.deliveries) {
      if (channel !== "confirmation") continue;
      if (isWithin(since, hour)) toAll++;
      const counts = state === "waiting" || isWithin(at, day);
      if (counts && isSameAddress(other.fields.email ?? "", email)) toThis++;
    }
  }
  if (toAll >= confirmationsAnHour)
    log.warn({ limit: confirmationsAnHour }, "no more confirmations within an hour");
  return toThis < confirmationsADay && toAll < confirmationsAnHour;
}

export function delivered(
  { reached: _, before: __, ...delivery }: StoredDelivery,
  now: Date,
): StoredDelivery {
  return {
    ...delivery,
    state: "sent",
    attempts: delivery.attempts + 1,
    lastError: null,
    at: now.toISOString(),
    dueAt: null,
  };
}

/** A permanent failure ends mail to visitors, but not to the company, whose server may be fixed within the 3 days. */
export function failed(
  delivery: StoredDelivery,
  now: Date,
  { message, reached, isPermanent }: Pick<DeliveryError, "message" | "reached" | "isPermanent">,
): StoredDelivery {
  const end = Date.parse(delivery.since) + givenUpAfter;
  const next = Math.min(now.getTime() + pauseAfter(delivery.attempts + 1), end);
  const isOver = now.getTime() >= end || (isPermanent && delivery.channel !== "mail");
  return {
    ...delivery,
    state: isOver ? "failed" : "waiting",
    attempts: delivery.attempts + 1,
    lastError: message,
    at: now.toISOString(),
    dueAt: isOver ? null : new Date(next).toISOString(),
    ...(reached.length > 0 && { reached: [...(delivery.reached ?? []), ...reached] }),
  };
}
