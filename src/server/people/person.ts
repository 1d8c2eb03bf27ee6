import { domainToASCII, domainToUnicode } from "node:url";
import { comparableText, isSameAddress, mailAddressOf } from "../../shared/forms/mail-address.ts";
import { plainText } from "../../shared/forms/plain-text.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";

// 64 characters, the sign and a domain, or what a form takes.
const maxAddressLength = 320;

/** The mail address that somebody typed; null where it is not a whole one, which would be that of others too. */
export function personNamed(typed: string): string | null {
  const email = mailAddressOf(typed);
  return /^\S.*@[^\s@]*[^\s@.][^\s@]*$/.test(email) && email.length <= maxAddressLength ? email : null;
}

/**
 * Takes out the requests that a person sent, deleted and suspected ones too. What others sent is theirs: in it only the
 * address goes, wherever it stands. Where it is one of `leadsTo`, it stays among those that have a lead's mail: it would
 * get that again.
 */
export function withoutPerson(
  requests: readonly StoredRequest[],
  email: string,
  leadsTo: readonly string[] = [],
): { kept: StoredRequest[]; removed: StoredRequest[] } {
  const mentions = mentionsOf(email);
  const getsLeads = leadsTo.some((address) => isSameAddress(address, email));
  const isOwn = ({ fields }: StoredRequest) => isSameAddress(fields.email ?? "", email);
  const others = requests.filter((request) => !isOwn(request));
  return {
    kept: others.map((request) => withoutMentions(request, mentions, getsLeads)),
    removed: requests.filter(isOwn),
  };
}

/** The same request where it has none. */
function withoutMentions(request: StoredRequest, mentions: RegExp, getsLeads: boolean): StoredRequest {
  const copy = withoutAddress(request, mentions);
  if (copy === request || !getsLeads) return copy;
  const deliveries = copy.deliveries.map((delivery, index) => {
    const { reached } = request.deliveries[index] ?? {};
    return reached === undefined ? delivery : { ...delivery, reached };
  });
  return { ...copy, deliveries };
}

/** A record with `[removed]` in place of an address, wherever that stands; the same where it has none. */
export function withoutAddress<T extends object>(record: T, mentions: RegExp): T {
  let isMentioned = false;
  const copy: T = JSON.parse(JSON.stringify(record), (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    const left = value.normalize("NFC").replace(mentions, "[removed]");
    // Typed with invisible or full-width signs it is in the plain text only.
    const plain = plainText(left);
    const without = plain.replace(mentions, "[removed]");
    const text = without === plain ? left : without;
    if (text === value.normalize("NFC")) return value;
    isMentioned = true;
    return text;
  });
  return isMentioned ? copy : record;
}

/** Finds a mail address in a text: "ann@example.com" is not in "joann@example.com", nor in "ann@example.com.au". */
export function mentionsOf(email: string): RegExp {
  // Some letters are two in the other case: as it is given it is sought too.
  const literals = [email.normalize("NFC"), ...spellingsOf(email)].map((spelling) =>
    spelling
      .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
      // A link has the sign encoded.
      .replace(/@(?=[^@]*$)/, "(?:@|%40)"),
  );
  return new RegExp(
    `(?<![\\p{L}\\p{N}._%+-]|[\\p{L}\\p{N}]')(?:${literals.join("|")})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    "giu",
  );
}

/** How a mail address may be written: an international domain in its own letters, and in those of the name system. */
function spellingsOf(typed: string): string[] {
  const email = mailAddressOf(typed);
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter((name) => name !== "");
  return [...new Set(domains.map((name) => comparableText(email.slice(0, at) + name)))];
}
