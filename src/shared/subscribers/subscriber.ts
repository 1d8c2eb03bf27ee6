import type { VisitSource } from "../forms/visit-source.ts";

/** A subscriber is unconfirmed until the button behind the mail's link was pressed. */
export const subscriberStates = ["unconfirmed", "subscribed"] as const;

export type SubscriberState = (typeof subscriberStates)[number];

/** A reader in the dashboard's list, the answer of `GET /api/subscribers`, newest first. */
export interface SubscriberEntry {
  id: string;
  email: string;
  state: SubscriberState;
  /** The path of the page with the form, where it is known. */
  page: string | null;
  source: VisitSource | null;
  /** When the form was sent for the first time. */
  createdAt: string;
  /** Null until it is confirmed. */
  confirmedAt: string | null;
}

/** The answer of `GET /api/subscribers?fields=count`. */
export interface SubscriberCount {
  /** Who gets articles by mail. */
  subscribed: number;
}

/** How long the link in a confirming mail holds, after the form was sent. */
export const confirmableDays = 7;
