import { randomBytes, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { visitSourceSchema } from "../../shared/forms/visit-source.ts";
import { unsubscribePath } from "../../shared/subscribers/paths.ts";
import { subscriberStates } from "../../shared/subscribers/subscriber.ts";
import { deliverySchema } from "../requests/stored-requests.ts";
import type { Collection, CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export type StoredSubscriber = v.InferOutput<typeof subscriberSchema>;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const subscriberSchema = checkedOnce(
  v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    email: v.string(),
    state: v.picklist(subscriberStates),
    page: v.nullable(v.string()),
    source: v.nullable(visitSourceSchema),
    /** In the links of every mail to this reader, which hold as long as the subscription: no setting is part of it. */
    token: v.string(),
    createdAt: timeSchema,
    /** When the form was last sent. The link in the mail of an unconfirmed one holds 7 days from then. */
    askedAt: timeSchema,
    confirmedAt: v.nullable(timeSchema),
    /** The mails that ask for the confirmation: an outbox, as requests have it. */
    deliveries: v.array(deliverySchema),
  }),
);

/** One record for each address, in any letter case. */
export const subscribersCollection: CollectionDefinition<StoredSubscriber[]> = {
  schema: v.array(subscriberSchema),
  first: [],
  keys: { "": ({ id }: StoredSubscriber) => id },
};

/** At least 128 random bits, as hexadecimal digits: mail programs cut other characters off the end of a link. */
export function newToken(): string {
  return randomBytes(24).toString("hex");
}

/** Compares in constant time, so that no answer tells how much of a token was right. */
export function hasToken({ token }: StoredSubscriber, given: string): boolean {
  const [own, other] = [Buffer.from(token), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other);
}

/** Who gets articles by mail. */
export function subscribedReaders(subscribers: readonly StoredSubscriber[]): StoredSubscriber[] {
  return subscribers.filter(({ state }) => state === "subscribed");
}

/** For every mail to a reader: mail programs leave with one click (RFC 8058), which needs no sign-in. */
export function unsubscribeHeaders({ token }: StoredSubscriber, siteUrl: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${siteUrl}${unsubscribePath(token)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Removes a reader, such as one whose mail server refuses the address for good. False where it was gone. */
export async function endSubscription(
  subscribers: Collection<StoredSubscriber[]>,
  id: string,
): Promise<boolean> {
  let isRemoved = false;
  await subscribers.update((all) => {
    const left = all.filter((subscriber) => subscriber.id !== id);
    isRemoved = left.length < all.length;
    return isRemoved ? left : all;
  });
  return isRemoved;
}
