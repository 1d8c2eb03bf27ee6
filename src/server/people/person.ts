import { domainToASCII, domainToUnicode } from "node:url";
import type { StoredRequest } from "../requests/stored-requests.ts";

/** A person's mail address as it is compared: letter case does not matter, nor how an accent is written. */
export function comparableText(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** What is left of requests without a person, and what was that person's. */
interface Parted {
  kept: StoredRequest[];
  removed: StoredRequest[];
}

/**
 * Takes out the requests that name a mail address, wherever in them a visitor's browser put it, deleted and suspected
 * ones too; and of the others the notes that name it.
 */
export function withoutPerson(requests: readonly StoredRequest[], email: string): Parted {
  const names = mentionOf(email);
  const parted: Parted = { kept: [], removed: [] };
  for (const request of requests) {
    const { fields, page, source, deliveries } = request;
    const sent = [
      ...Object.values(fields),
      page,
      JSON.stringify(source),
      ...deliveries.map((d) => d.lastError),
    ];
    if (sent.some((text) => text !== null && names(text))) parted.removed.push(request);
    else if (request.notes.some(({ text }) => names(text)))
      parted.kept.push({ ...request, notes: request.notes.filter(({ text }) => !names(text)) });
    else parted.kept.push(request);
  }
  return parted;
}

/** How a mail address may be written: an international domain in its own letters, and in those of the name system. */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter((name) => name !== "");
  return [...new Set(domains.map((name) => comparableText(email.slice(0, at) + name)))];
}

/** A test of a text for a mail address: "ann@example.com" is not in "joann@example.com", nor in "ann@example.com.au". */
function mentionOf(email: string): (text: string) => boolean {
  const literals = spellingsOf(email).map((spelling) => spelling.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const address = new RegExp(
    `(?<![\\p{L}\\p{N}._%+-]|[\\p{L}\\p{N}]')(?:${literals.join("|")})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    "u",
  );
  // In an address it may stand as %40.
  return (text) => [text, text.replaceAll("%40", "@")].some((words) => address.test(comparableText(words)));
}
