import { startTransition, useEffect, useState } from "react";

// Only the browser runs effects: it stays false on the server.
let appIsHydrated = false;

/** Whether the app has taken the page over; false on the server, and while the browser repeats what the server drew. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(appIsHydrated);
  // A transition, unlike a store that React finds changed, is rendered in slices.
  useEffect(() => {
    appIsHydrated = true;
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
