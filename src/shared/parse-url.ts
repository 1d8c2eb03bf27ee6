/**
 * Takes an address, relative to `base` where one is given; returns its URL, or null where it is not an address.
 * `URL.canParse` and `URL.parse` are newer than the oldest browsers that the site supports.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
