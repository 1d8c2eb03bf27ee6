import { useEffect, useReducer } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** Whether a media query matches; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const hydrated = useHydrated();
  const [, onChange] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => {
    const list = matchMedia(query);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  return hydrated && matchMedia(query).matches;
}
