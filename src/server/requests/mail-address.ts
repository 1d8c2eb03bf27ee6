import { domainToASCII, domainToUnicode } from "node:url";
import { comparableText } from "../../shared/forms/mail-address.ts";

/** How a mail address may be written: an international domain in its own letters, and in those of the name system. */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter((name) => name !== "");
  return [...new Set(domains.map((name) => comparableText(email.slice(0, at) + name)))];
}

/** Whether mail to either goes to the same person. */
export function isSameAddress(one: string, other: string): boolean {
  const spellings = spellingsOf(one);
  return spellingsOf(other).some((spelling) => spellings.includes(spelling));
}
