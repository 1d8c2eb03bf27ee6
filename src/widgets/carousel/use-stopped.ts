import { useState } from "react";
import { storedValue } from "../../browser/storage.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";

// Stored, since links of a page whose app does not run yet load documents.
const storedNames = storedValue("sessionStorage", "stopped", isNames);
let names: readonly string[] | null = null;

/** Whether the visitor stopped this motion. It holds for the visit, which is as long as the tab. */
export function useStopped(name: string): [stopped: boolean, setStopped: (stopped: boolean) => void] {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const setStopped = (stopped: boolean) => {
    const others = stoppedNames().filter((other) => other !== nameInSite(name));
    names = stopped ? [...others, nameInSite(name)] : others;
    storedNames.write(names);
    setChosen(stopped);
  };
  return [chosen ?? (hydrated && stoppedNames().includes(nameInSite(name))), setStopped];
}

function nameInSite(name: string): string {
  return `${location.pathname} ${name}`;
}

function stoppedNames(): readonly string[] {
  names ??= storedNames.read() ?? [];
  return names;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}
