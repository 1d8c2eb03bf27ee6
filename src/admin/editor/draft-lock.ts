import { storedKeys } from "../../browser/storage.ts";

/**
 * Finds the key of a draft of a post (null for a new one) that no other tab is writing: one that holds a draft if there
 * is one, else the first that is free. With `isWritten` there is a text already, which takes the place of no draft: the
 * first that holds none. It is locked until the signal comes, or the tab closes or crashes; null where the
 * signal has come before.
 */
export async function lockDraft(
  id: string | null,
  closed: AbortSignal,
  { isWritten } = { isWritten: false },
): Promise<string | null> {
  // React's strict mode opens twice in one go: only the one that stays may take a lock.
  await Promise.resolve();
  const first = `draft:${id ?? "new"}`;
  const drafts = storedKeys("localStorage").filter((key) => key === first || key.startsWith(`${first}:`));
  for (let at = 0; !closed.aborted; at++) {
    const free = at === 0 ? first : `${first}:${at + 1}`;
    const key = isWritten ? free : (drafts[at] ?? free);
    if (isWritten && drafts.includes(key)) continue;
    if (await lock(key, closed)) return key;
  }
  return null;
}

/** Locks a name against all other tabs until the signal comes; false where it is locked already. */
async function lock(name: string, closed: AbortSignal): Promise<boolean> {
  // Browsers have locks only on https and on this machine: elsewhere all tabs share one draft.
  if (navigator.locks === undefined) return true;
  return new Promise((resolve) => {
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
  });
}
