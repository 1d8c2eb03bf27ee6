import { parseUrl } from "../parse-url.ts";

/** Text as mail addresses in it are compared: letter case does not matter, nor how an accent is written. */
export function comparableText(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** A mail address as it is compared: letter case does not matter, nor how an accent or an international domain is written. */
export function comparableAddress(address: string): string {
  const email = comparableText(address);
  // To parse an address takes long, and this is asked of every lead.
  if (/^\p{ASCII}*$/u.test(email)) return email;
  const at = email.lastIndexOf("@") + 1;
  const site = at > 0 ? parseUrl(`http://${email.slice(at)}`) : null;
  return site === null ? email : email.slice(0, at) + site.hostname;
}
