import { useSyncExternalStore } from "react";
import { storedValue } from "../../browser/storage.ts";

// Stored, since links of a page whose app still waits are page loads.
const storedNames = storedValue("sessionStorage", "stopped", isNames);
let names: readonly string[] | null = null;
const listeners = new Set<() => void>();

/**
 * Whether the visitor stopped what has this name, unique in the site, from moving by itself, and the function that notes
 * it; both hold for the visit, which is as long as the tab.
 */
export function useStopped(name: string): [stopped: boolean, setStopped: (stopped: boolean) => void] {
  const stopped = useSyncExternalStore(
    subscribe,
    () => stoppedNames().includes(name),
    () => false,
  );
  return [stopped, (value) => note(name, value)];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(name: string, stopped: boolean): void {
  const others = stoppedNames().filter((other) => other !== name);
  names = stopped ? [...others, name] : others;
  storedNames.write(names);
  for (const listener of listeners) listener();
}

function stoppedNames(): readonly string[] {
  names ??= storedNames.read() ?? [];
  return names;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}
