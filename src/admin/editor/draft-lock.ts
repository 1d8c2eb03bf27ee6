import { storedKeys } from "../../browser/storage.ts";

/** Where one open editor keeps its draft; no other editor writes there until it is released. */
export interface DraftLock {
  /** In the browser's local storage. */
  key: string;
  release(): void;
}

/**
 * Finds a place for the draft of a post (null for a new one) that no other tab is using: one that holds a draft if
 * there is one, else the first that is free. A tab that is closed, or crashes, lets go of its place by itself.
 */
export async function lockDraft(id: string | null): Promise<DraftLock> {
  const first = `draft:${id ?? "new"}`;
  const written = storedKeys("localStorage").filter((key) => key === first || key.startsWith(`${first}:`));
  for (let at = 0; ; at++) {
    const key = written[at] ?? (at === 0 ? first : `${first}:${at + 1}`);
    const release = await hold(key);
    if (release !== null) return { key, release };
  }
}

/** Locks a name against all other tabs until the returned function is called; null where it is locked already. */
async function hold(name: string): Promise<(() => void) | null> {
  // Browsers have locks only on https and on this machine: elsewhere all tabs share one place.
  if (navigator.locks === undefined) return () => {};
  const { promise: taken, resolve: take } = Promise.withResolvers<(() => void) | null>();
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) return take(null);
      return new Promise<void>((release) => take(release));
    })
    // Browsers that keep nothing may refuse locks as well.
    .catch(() => take(() => {}));
  return taken;
}
