import type { SuspicionKind } from "../../../shared/forms/lead.ts";
import * as words from "./spam-words.ts";

type Group = readonly RegExp[];

/**
 * The kind of spam that speaks in a text of small letters; null for none. It is known by what it is about and by how it
 * speaks: customers are about the same, but they ask for something.
 */
export function spokenSpam(text: string, hasLink: boolean): SuspicionKind | null {
  const says = (group: Group) => group.some((word) => word.test(text));
  const count = (groups: readonly Group[]) => groups.filter(says).length;
  const isCustomer = says(words.customerTalk);

  const pressed = count(words.pressing) + (hasLink && words.pressingLink.test(text) ? 1 : 0);
  if (says(words.demands) && pressed >= (isCustomer ? 2 : 1)) return "demand";

  const said = count(words.sellerTalk) + (hasLink ? 1 : 0);
  if (says(words.spamGoods) && said >= 1) return "advertisement";
  if (says(words.linkTrade) && said >= 1) return "offer";
  if (isCustomer) return null;

  const isAd = says(words.goods);
  const isForSites = (isAd || says(words.trades)) && (hasLink || count(words.addressing) > 0);
  const least = says(words.companyTopics) ? 4 : isForSites ? 2 : 3;
  if (said < least) return null;
  return isAd ? "advertisement" : "offer";
}
