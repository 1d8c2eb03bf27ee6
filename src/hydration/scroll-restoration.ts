import type { Location } from "react-router";
import { isRecord, storedValue } from "../browser/storage.ts";

/** Scroll positions of the entries of the history, in pixels. The cookie policy gives the name they are stored under. */
export type ScrollPositions = Record<string, number>;

const stored = storedValue("sessionStorage", "react-router-scroll-positions", isScrollPositions);

function isScrollPositions(value: unknown): value is ScrollPositions {
  return isRecord(value) && Object.values(value).every((position) => typeof position === "number");
}

/** The positions of this visit, which the router adds to. */
export const scrollPositions: ScrollPositions = {};

/**
 * Takes over the stored positions, and scrolls to where the visitor was, if the app stored the position of this page; else
 * the browser has done so. The router must not know this page's position: it would jump to it at the next render.
 */
export function restoreScroll(): void {
  Object.assign(scrollPositions, stored.read());
  const key = scrollKey({ key: history.state?.key ?? "default", ...location });
  const position = scrollPositions[key];
  delete scrollPositions[key];
  if (position !== undefined && isLeftToApp()) scrollTo(0, position);
}

/** Stores the positions, with the one of the page that is being left. */
export function storeScroll(current: Location): void {
  stored.write({ ...scrollPositions, [scrollKey(current)]: scrollY });
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
