import { parseUrl } from "../parse-url.ts";
import { plainText } from "./plain-text.ts";

/**
 * The mail address that somebody means by what was typed or pasted, such as "Ana <ana@example.com>", "ana@example.com (Ana)",
 * "mailto:ana@example.com" or "ana@example.com." with an invisible sign at its end. What is stored is what was typed; all that
 * writes to an address or compares it asks for this. What is no address comes back as none.
 */
export function mailAddressOf(typed: string): string {
  // U+3002 is the dot of Chinese and Japanese keyboards; domains have it as well (UTS 46).
  const text = plainText(typed).replaceAll("\u3002", ".").trim();
  const [, inBrackets = text] = /<([^<>]*)>[^<>@]*$/.exec(text) ?? [];
  return inBrackets
    .replace(/\s\([^()@]*\)$/, "")
    .replace(/[\s.,;:]+$/, "")
    .replace(/^(["'([])(.*)["')\]]$/, "$2")
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .trim();
}

/** Text as mail addresses in it are searched for: letter case does not matter, nor with what signs they were typed. */
export function comparableText(text: string): string {
  return plainText(text).toLowerCase();
}

/**
 * A mail address as it is compared, of what was typed: neither letter case matters nor how an accent or an international
 * domain is written.
 */
export function comparableAddress(typed: string): string {
  // To normalize and parse an address takes long, and this is asked of every lead.
  if (/^[\w.+-]+@[\w.-]*\w$/.test(typed)) return typed.toLowerCase();
  const email = mailAddressOf(typed).toLowerCase();
  const at = email.lastIndexOf("@") + 1;
  const site = at > 0 ? parseUrl(`http://${email.slice(at)}`) : null;
  return site === null ? email : email.slice(0, at) + site.hostname;
}

/** Whether mail to either goes to the same person, however each was typed. */
export function isSameAddress(one: string, other: string): boolean {
  return comparableAddress(one) === comparableAddress(other);
}
