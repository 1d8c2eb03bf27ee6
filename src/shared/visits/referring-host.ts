const maxNameLength = 100;

/** The host of `document.referrer`; "" for none, for an app, and for the site itself. */
export function referringHost(referrer: string, ownHost: string): string {
  const host = /^https?:\/\/((?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?)(?:\/|$)/i.exec(referrer)?.[1] ?? "";
  return hostName(host) === hostName(ownHost) ? "" : host;
}

/** In lower case, without `www.`, of at most 100 characters. */
export function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\.(?=.)/, "")
    .slice(0, maxNameLength);
}
