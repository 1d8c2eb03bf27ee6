import { useSyncExternalStore } from "react";

const storageKey = "stopped";

// What the visitor stopped, by name. It is kept beyond this page load, since links of a page that waits are loads.
let names: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

/**
 * Whether the visitor stopped what has this name, unique in the site, from moving by itself, and the function that notes
 * it; both hold for the visit, which is as long as the tab.
 */
export function useStopped(name: string): [stopped: boolean, setStopped: (stopped: boolean) => void] {
  const stopped = useSyncExternalStore(
    subscribe,
    () => namesStopped().has(name),
    () => false,
  );
  return [stopped, (value) => note(name, value)];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(name: string, stopped: boolean): void {
  const others = [...namesStopped()].filter((other) => other !== name);
  names = new Set(stopped ? [...others, name] : others);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...names]));
  } catch {
    // Where the browser keeps nothing, it holds until the page is loaded anew.
  }
  for (const listener of listeners) listener();
}

function namesStopped(): ReadonlySet<string> {
  names ??= readNames();
  return names;
}

function readNames(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}
