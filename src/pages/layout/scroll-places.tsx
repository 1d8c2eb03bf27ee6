import { type Location, ScrollRestoration } from "react-router";

// The name that the cookie policy gives.
const storageKey = "react-router-scroll-positions";

/** Takes the visitor back to where they were on a page that they come back to. */
export function ScrollPlaces() {
  return <ScrollRestoration storageKey={storageKey} getKey={placeOf} />;
}

/**
 * Takes the visitor to where they were, if the app kept the place of this page; else the browser has done so. The router
 * must then not know the place any more, or the next navigation would begin with a jump to it.
 */
export function takePlace(): void {
  try {
    const { [placeOf({ key: history.state?.key ?? "default", ...location })]: kept, ...others } = JSON.parse(
      sessionStorage.getItem(storageKey) ?? "{}",
    );
    sessionStorage.setItem(storageKey, JSON.stringify(others));
    if (typeof kept === "number" && isLeftToApp()) scrollTo(0, kept);
  } catch {
    // Where the browser keeps nothing, there is nothing to take up.
  }
}

// Where the address names a part of the page the app is there before the browser comes to it.
function isLeftToApp(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return history.scrollRestoration === "manual" || (location.hash !== "" && load?.type !== "navigate");
}

// The router knows entries that it did not make by one key: a hash typed into the address would be taken back to where
// the page was entered.
function placeOf({ key, pathname, hash }: Pick<Location, "key" | "pathname" | "hash">): string {
  return key === "default" ? pathname + hash : key;
}
