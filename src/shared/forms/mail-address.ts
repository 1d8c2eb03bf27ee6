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
  const site = `http://${email.slice(at)}`;
  return at > 0 && URL.canParse(site) ? email.slice(0, at) + new URL(site).hostname : email;
}
