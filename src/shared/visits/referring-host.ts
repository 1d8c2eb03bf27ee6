const maxNameLength = 100;

/**
 * The host of the page that led to the site, by `document.referrer`; "" where there was none, where an app stood in its
 * place, and where it was a page of the site's own.
 */
export function referringHost(referrer: string, ownHost: string): string {
  const host = /^https?:\/\/((?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?)(?:\/|$)/i.exec(referrer)?.[1] ?? "";
  return hostName(host) === hostName(ownHost) ? "" : host;
}

/** A host as it is listed: without `www.`, and with an end. */
export function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\.(?=.)/, "")
    .slice(0, maxNameLength);
}
