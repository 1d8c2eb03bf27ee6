import type { FormOutcome } from "../forms/form.ts";
import type { SubscriberState } from "./subscriber.ts";

/** What a link of a mail did; 404 where its token is unknown or over, else a fault of the store. */
export type LinkOutcome = { done: true } | { done: false; status: 404 | 503 | 507 };

/** What readers do without signing in. Nothing but `confirm` and `leave` changes a subscription. */
export interface Subscriptions {
  /** Takes the form that asks for articles by mail. The outcome does not tell whether the address is known. */
  ask(typed: Record<string, string>): Promise<FormOutcome>;
  /** Of a link's token; null where it is unknown or over. */
  stateOf(token: string): Promise<SubscriberState | null>;
  confirm(token: string): Promise<LinkOutcome>;
  leave(token: string): Promise<LinkOutcome>;
}
