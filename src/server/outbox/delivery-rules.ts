import type { DeliveryChannel } from "../../shared/forms/lead.ts";
import type { StoredDelivery, StoredRequest } from "../requests/stored-requests.ts";
import type { Env } from "../settings/env.ts";
import type { DeliveryError } from "./delivery-error.ts";

export type DeliverySettings = Pick<Env, "mail" | "leadWebhook">;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long after each failed attempt the next one follows; after those, each day. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];
const givenUpAfter = 3 * day;
const confirmationsADay = 3;

/** The deliveries that a request causes from `now` on: none as long as it is suspected. */
export function deliveriesOf(
  request: StoredRequest,
  all: readonly StoredRequest[],
  { mail, leadWebhook }: DeliverySettings,
  now: Date,
): StoredDelivery[] {
  if (request.state === "suspected") return [];
  const channels: DeliveryChannel[] = [];
  if (mail !== null) channels.push("mail");
  if (mail?.confirmToSender && mayBeConfirmed(request, all, now)) channels.push("confirmation");
  if (leadWebhook !== null) channels.push("webhook");
  const at = now.toISOString();
  return channels.map((channel) => ({
    channel,
    state: "waiting",
    attempts: 0,
    lastError: null,
    at,
    since: at,
    dueAt: at,
  }));
}

/** What waits is sent some day, so it counts as long as it waits. Otherwise anybody could fill a stranger's mailbox. */
function mayBeConfirmed({ fields }: StoredRequest, all: readonly StoredRequest[], now: Date): boolean {
  const address = fields.email?.toLowerCase();
  if (!address) return false;
  const recent = all.flatMap((other) =>
    other.fields.email?.toLowerCase() === address
      ? other.deliveries.filter(
          ({ channel, state, at }) =>
            channel === "confirmation" && (state === "waiting" || Date.parse(at) > now.getTime() - day),
        )
      : [],
  );
  return recent.length < confirmationsADay;
}

export function delivered({ reached: _, ...delivery }: StoredDelivery, now: Date): StoredDelivery {
  return {
    ...delivery,
    state: "sent",
    attempts: delivery.attempts + 1,
    lastError: null,
    at: now.toISOString(),
    dueAt: null,
  };
}

/** The delivery after an attempt that failed: due again, or given up where that would be too late. */
export function failed(
  delivery: StoredDelivery,
  now: Date,
  { message, reached }: Pick<DeliveryError, "message" | "reached">,
): StoredDelivery {
  const next = now.getTime() + (pauses[delivery.attempts] ?? day);
  const isOver = next >= Date.parse(delivery.since) + givenUpAfter;
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
