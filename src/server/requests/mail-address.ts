import { domainToASCII, domainToUnicode } from "node:url";
import { comparableText, mailAddressOf } from "../../shared/forms/mail-address.ts";

/** How a mail address may be written: an international domain in its own letters, and in those of the name system. */
export function spellingsOf(typed: string): string[] {
  const email = mailAddressOf(typed);
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter((name) => name !== "");
  return [...new Set(domains.map((name) => comparableText(email.slice(0, at) + name)))];
}
