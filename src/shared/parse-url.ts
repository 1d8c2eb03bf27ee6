/** Null where the address is invalid. `URL.parse` is newer than the oldest browsers that the site supports. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
