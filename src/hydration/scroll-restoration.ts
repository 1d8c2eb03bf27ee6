import type { Location } from "react-router";
import { isRecord, storedValue } from "../browser/storage.ts";

/** Where the router stores scroll positions; the cookie policy gives this name. */
export const scrollStorageKey = "react-router-scroll-positions";

const positions = storedValue("sessionStorage", scrollStorageKey, isRecord);

/**
 * Scrolls to where the visitor was, if the app stored the position of this page; else the browser has done so. The router
 * must then not know the position any more, or the next navigation would begin with a jump to it.
 */
export function restoreScroll(): void {
  const stored = positions.read();
  if (stored === null) return;
  const { [scrollKey({ key: history.state?.key ?? "default", ...location })]: position, ...others } = stored;
  positions.write(others);
  if (typeof position === "number" && isLeftToApp()) scrollTo(0, position);
}

// Where the address names a part of the page the app is there before the browser comes to it.
function isLeftToApp(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return history.scrollRestoration === "manual" || (location.hash !== "" && load?.type !== "navigate");
}

/**
 * The name of an entry of the history. The router has one key for all entries that it did not make: a hash typed into the
 * address would be taken back to where the page was entered.
 */
export function scrollKey({ key, pathname, hash }: Pick<Location, "key" | "pathname" | "hash">): string {
  return key === "default" ? pathname + hash : key;
}
