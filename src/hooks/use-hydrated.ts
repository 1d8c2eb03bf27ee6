import { useSyncExternalStore } from "react";

/** Whether the app has taken the page over; false on the server, and while the browser repeats what the server drew. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
