import { storedKeys } from "../../browser/storage.ts";

/**
 * Finds the key of a draft of a post (null for a new one) that no other tab is writing: one that holds a draft if there
 * is one, else the first that is free. It is locked until the signal comes, or the tab closes or crashes; null where the
 * signal has come before.
 */
export async function lockDraft(id: string | null, closed: AbortSignal): Promise<string | null> {
  // React's strict mode opens twice in one go: only the one that stays may take a lock.
  await Promise.resolve();
  const first = `draft:${id ?? "new"}`;
  const written = storedKeys("localStorage").filter((key) => key === first || key.startsWith(`${first}:`));
  for (let at = 0; !closed.aborted; at++) {
    const key = written[at] ?? (at === 0 ? first : `${first}:${at + 1}`);
    if (await lock(key, closed)) return key;
  }
  return null;
}

/** Locks a name against all other tabs until the signal comes; false where it is locked already. */
async function lock(name: string, closed: AbortSignal): Promise<boolean> {
  // Browsers have locks only on https and on this machine: elsewhere all tabs share one draft.
  if (navigator.locks === undefined) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  navigator.locks
    .request(name, { ifAvailable: true }, (granted) => {
      resolve(granted !== null);
      if (granted === null || closed.aborted) return;
      return new Promise<void>((release) =>
        closed.addEventListener("abort", () => release(), { once: true }),
      );
    })
    // Browsers that store nothing may refuse locks as well.
    .catch(() => resolve(true));
  return promise;
}
