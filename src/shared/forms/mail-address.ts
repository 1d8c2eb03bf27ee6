import { parseUrl } from "../parse-url.ts";
import { plainText } from "./plain-text.ts";

/** Finds the address in typed text such as "Ana <ana@example.com>" or "mailto:ana@example.com.", which stays stored. */
export function mailAddressOf(typed: string): string {
  // U+3002 is the dot of Chinese and Japanese keyboards; domains may have it as well (UTS 46).
  const text = plainText(typed).replaceAll("\u3002", ".").trim();
  const [, inBrackets = text] = /<([^<>]*)>[^<>@]*$/.exec(text) ?? [];
  return inBrackets
    .replace(/\s\([^()@]*\)$/, "")
    .replace(/[\s.,;:]+$/, "")
    .replace(/^(["'([])(.*)["')\]]$/, "$2")
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .trim();
}

/** Text in which mail addresses are searched for. */
export function comparableText(text: string): string {
  return plainText(text).toLowerCase();
}

/** A typed address for comparisons: without letter case, and with one form for accents and international domains. */
export function comparableAddress(typed: string): string {
  // The fast path: every lead is compared, and parsing an address takes long.
  if (/^[\w.+-]+@[\w.-]*\w$/.test(typed)) return typed.toLowerCase();
  const email = mailAddressOf(typed).toLowerCase();
  const at = email.lastIndexOf("@") + 1;
  const site = at > 0 ? parseUrl(`http://${email.slice(at)}`) : null;
  return site === null ? email : email.slice(0, at) + site.hostname;
}

export function isSameAddress(one: string, other: string): boolean {
  return comparableAddress(one) === comparableAddress(other);
}
