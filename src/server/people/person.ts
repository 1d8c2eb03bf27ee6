import { domainToASCII, domainToUnicode } from "node:url";
import { comparableText, isSameAddress, mailAddressOf } from "../../shared/forms/mail-address.ts";
import { plainText } from "../../shared/forms/plain-text.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { StoredSubscriber } from "../subscribers/stored-subscribers.ts";

const maxAddressLength = 320;

/** Returns null for an incomplete address, which would match other people's addresses too. */
export function personNamed(typed: string): string | null {
  const email = mailAddressOf(typed);
  return /^\S.*@[^\s@]*[^\s@.][^\s@]*$/.test(email) && email.length <= maxAddressLength ? email : null;
}

/** Removes what a person sent, and the address from what others sent. `receivers` are told of leads and stay named. */
export function withoutPerson(
  requests: readonly StoredRequest[],
  email: string,
  receivers: readonly string[] = [],
): { kept: StoredRequest[]; removed: StoredRequest[] } {
  const mentions = mentionsOf(email);
  const getsLeads = receivers.some((address) => isSameAddress(address, email));
  const isOwn = ({ fields }: StoredRequest) => isSameAddress(fields.email ?? "", email);
  const others = requests.filter((request) => !isOwn(request));
  return {
    kept: others.map((request) => withoutMentions(request, mentions, getsLeads)),
    removed: requests.filter(isOwn),
  };
}

/** Removes a reader, and the address from what is stored of others, such as the campaign of their visit. */
export function withoutReader(
  subscribers: readonly StoredSubscriber[],
  email: string,
): { kept: StoredSubscriber[]; removed: StoredSubscriber[] } {
  const mentions = mentionsOf(email);
  const isOwn = (subscriber: StoredSubscriber) => isSameAddress(subscriber.email, email);
  const others = subscribers.filter((subscriber) => !isOwn(subscriber));
  return {
    kept: others.map((subscriber) => withoutAddress(subscriber, mentions)),
    removed: subscribers.filter(isOwn),
  };
}

function withoutMentions(request: StoredRequest, mentions: RegExp, getsLeads: boolean): StoredRequest {
  const copy = withoutAddress(request, mentions);
  if (copy === request || !getsLeads) return copy;
  const deliveries = copy.deliveries.map((delivery, index) => {
    const { reached } = request.deliveries[index] ?? {};
    return reached === undefined ? delivery : { ...delivery, reached };
  });
  return { ...copy, deliveries };
}

export function withoutAddress<T extends object>(record: T, mentions: RegExp): T {
  let isMentioned = false;
  const copy: T = JSON.parse(JSON.stringify(record), (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    const left = value.normalize("NFC").replace(mentions, "[removed]");
    // Invisible or full-width characters hide an address, except in the plain text.
    const plain = plainText(left);
    const without = plain.replace(mentions, "[removed]");
    const text = without === plain ? left : without;
    if (text === value.normalize("NFC")) return value;
    isMentioned = true;
    return text;
  });
  return isMentioned ? copy : record;
}

/** Matches whole addresses only: neither "joann@example.com" nor "ann@example.com.au" contains "ann@example.com". */
export function mentionsOf(email: string): RegExp {
  // Changing the case of some letters makes two of them, so the address as typed is sought too.
  const literals = [email.normalize("NFC"), ...spellingsOf(email)].map((spelling) =>
    spelling.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/@(?=[^@]*$)/, "(?:@|%40)"),
  );
  return new RegExp(
    `(?<![\\p{L}\\p{N}._%+-]|[\\p{L}\\p{N}]')(?:${literals.join("|")})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    "giu",
  );
}

/** Internationalized domains are written in Unicode or in Punycode. */
function spellingsOf(typed: string): string[] {
  const email = mailAddressOf(typed);
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter((name) => name !== "");
  return [...new Set(domains.map((name) => comparableText(email.slice(0, at) + name)))];
}
