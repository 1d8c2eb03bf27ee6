import { site } from "../../../content/site.ts";
import { foldText } from "../../shared/fold-text.ts";
import type { SubscriberEntry, SubscriberState } from "../../shared/subscribers/subscriber.ts";
import { campaignOf } from "../leads/lead-text.ts";

const days = new Intl.DateTimeFormat("en-US", { timeZone: site.timeZone, dateStyle: "medium" });

export const stateNames: Readonly<Record<SubscriberState, string>> = {
  subscribed: "Subscribed",
  unconfirmed: "Not confirmed",
};

/** Such as "since Nov 12, 2026". */
export function sinceWords({ state, createdAt, confirmedAt }: SubscriberEntry): string {
  if (state === "unconfirmed") return `asked on ${days.format(new Date(createdAt))}`;
  return `since ${days.format(new Date(confirmedAt ?? createdAt))}`;
}

/** The page of the form, and what led to the site. */
export function fromWords({ page, source }: SubscriberEntry): string {
  return [page, source && campaignOf(source)].filter(Boolean).join(" · ");
}

/** What the search looks in. */
export function searchText(subscriber: SubscriberEntry): string {
  return foldText([subscriber.email, stateNames[subscriber.state], fromWords(subscriber)].join(" "));
}
