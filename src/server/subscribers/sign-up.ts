import { randomUUID } from "node:crypto";
import { dayMs, minuteMs } from "../../shared/durations.ts";
import { isSameAddress } from "../../shared/forms/mail-address.ts";
import { confirmableDays } from "../../shared/subscribers/subscriber.ts";
import { newDelivery, type StoredDelivery } from "../requests/stored-requests.ts";
import { newToken, type StoredSubscriber } from "./stored-subscribers.ts";

/** The limit for one address. Without it, anybody could flood a stranger's mailbox. */
const mailsADay = 3;
/** A form that was sent twice causes one mail. */
const repeatMs = minuteMs;

interface SignUp extends Pick<StoredSubscriber, "email" | "page" | "source"> {
  /** Kept, so that a person can try again, but without a mail. */
  isSuspected: boolean;
}

/**
 * Adds a reader with the mail that asks for the confirmation, or plans another such mail for one who is known. Each case is
 * a change of the state, so that the time of the answer does not tell which addresses are known.
 */
export function withSignUp(
  all: readonly StoredSubscriber[],
  { email, page, source, isSuspected }: SignUp,
  now: Date,
): StoredSubscriber[] {
  const at = now.toISOString();
  const known = all.find((subscriber) => isSameAddress(subscriber.email, email));
  const before: StoredSubscriber =
    known === undefined || isOver(known, now)
      ? {
          id: randomUUID(),
          email,
          state: "unconfirmed",
          page,
          source,
          token: newToken(),
          createdAt: at,
          askedAt: at,
          confirmedAt: null,
          deliveries: [],
        }
      : known;
  const recent = before.deliveries.filter((mail) => mail.state === "waiting" || isWithin(mail, dayMs, now));
  const isMailed = !isSuspected && mayBeMailed(recent, now);
  const asked = {
    ...before,
    askedAt: at,
    deliveries: isMailed ? [...recent, newDelivery("confirmation", now)] : recent,
  };
  return known === undefined
    ? [...all, asked]
    : all.map((subscriber) => (subscriber === known ? asked : subscriber));
}

/** Whether the link in its mail does not hold any more. */
export function isOver({ state, askedAt }: StoredSubscriber, now: Date): boolean {
  return state === "unconfirmed" && now.getTime() - Date.parse(askedAt) > confirmableDays * dayMs;
}

function mayBeMailed(recent: readonly StoredDelivery[], now: Date): boolean {
  const isUnderWay = recent.some((mail) => mail.state === "waiting" || isWithin(mail, repeatMs, now));
  return !isUnderWay && recent.length < mailsADay;
}

function isWithin({ since }: StoredDelivery, ms: number, now: Date): boolean {
  return now.getTime() - Date.parse(since) < ms;
}
