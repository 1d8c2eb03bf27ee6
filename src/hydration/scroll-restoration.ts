import type { Location } from "react-router";
import { isRecord, storedValue } from "../browser/storage.ts";

/** Scroll positions in pixels by history entry. The cookie policy names the storage key. */
export type ScrollPositions = Record<string, number>;

const stored = storedValue("sessionStorage", "react-router-scroll-positions", isScrollPositions);

function isScrollPositions(value: unknown): value is ScrollPositions {
  return isRecord(value) && Object.values(value).every((position) => typeof position === "number");
}

export const scrollPositions: ScrollPositions = {};

/**
 * Restores the positions, and scrolls where the app, and not the browser, stored this page's. The router must not know
 * this page's position, since it would scroll there again at the next render.
 */
export function restoreScroll(): void {
  Object.assign(scrollPositions, stored.read());
  const key = scrollKey({ key: history.state?.key ?? "default", ...location });
  const position = scrollPositions[key];
  delete scrollPositions[key];
  if (position !== undefined && isLeftToApp()) scrollTo(0, position);
}

export function storeScroll(current: Location): void {
  stored.write({ ...scrollPositions, [scrollKey(current)]: scrollY });
}

// With a fragment in the address, the app hydrates before the browser would restore the position.
function isLeftToApp(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return history.scrollRestoration === "manual" || (location.hash !== "" && load?.type !== "navigate");
}

/** The router has one key for all entries that it did not make, so these go by their address. */
export function scrollKey({ key, pathname, hash }: Pick<Location, "key" | "pathname" | "hash">): string {
  return key === "default" ? pathname + hash : key;
}
