import { useEffect, useState } from "react";
import { isRecord, storedKeys, storedValue } from "../../browser/storage.ts";
import type { AdminPost, AdminPostSummary } from "../../shared/posts/admin-post.ts";
import { creationKeyOf } from "../../shared/posts/unsaved-text.ts";
import { adminApi } from "../api.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { type DashboardRoute, newPost } from "../use-dashboard-route.ts";

interface OpenEditor {
  post: AdminPost | null;
  draftKey: string;
  /** The idempotency key of a new post whose text another device has left. */
  creation: string | null;
  /** Locks a draft key for a post that this editor has created; null once the editor was closed. */
  lockCreated(id: string): Promise<string | null>;
}

/** The editor that the address names, once its post is read and its draft is locked. `posts` is the list of posts. */
export function useOpenEditor(
  posts: readonly AdminPostSummary[] | null,
  { edit, moveEditor, close }: Pick<DashboardRoute, "edit" | "moveEditor" | "close">,
) {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  /** The ids that the address had for this editor: the one that opened it, then those of posts that it created. */
  const [ids, setIds] = useState<readonly string[]>([]);
  const opened = (edit !== null && ids.includes(edit) ? ids[0] : edit) ?? null;
  const withSession = useSession();
  const ready = opened === newPost || posts !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the post stays as it was when the editor opened
  useEffect(() => {
    if (opened === null || !ready) return;
    const closed = new AbortController();

    const lockCreated = (id: string) => lockDraft(id, closed.signal, { isWritten: true });

    async function openEditor(id: string) {
      const creation = creationKeyOf(id);
      const post = id === newPost || creation !== null ? null : await readPost(id);
      if (closed.signal.aborted) return;
      if (post === undefined) return close(id);
      const draftKey = await lockDraft(post?.id ?? creation, closed.signal);
      if (draftKey !== null && !closed.signal.aborted) setOpen({ post, draftKey, creation, lockCreated });
    }

    /** Undefined where the post is gone or could not be read; a toast says so while the editor is wanted. */
    async function readPost(id: string): Promise<AdminPost | undefined> {
      const summary = posts?.find((post) => post.id === id);
      try {
        const post = summary && (await withSession(() => adminApi.readPost(summary)));
        if (post) return post;
        if (!closed.signal.aborted) notifyError("This post is no longer here");
      } catch {
        if (!closed.signal.aborted) notifyError("Failed to fetch blog post");
      }
    }

    openEditor(opened);
    return () => {
      closed.abort();
      setOpen(null);
      setIds([]);
    };
  }, [opened, ready]);

  if (open === null || opened === null) return null;
  return {
    ...open,
    id: ids.at(-1) ?? opened,
    /** Puts the id of a created post into the address, for a reload or another tab. */
    move(id: string) {
      setIds(ids.length === 0 ? [opened, id] : [...ids, id]);
      moveEditor(id);
    },
  };
}

/**
 * Locks a draft key that no other tab uses, until the signal or the end of the tab. Prefers a key with a stored draft;
 * with `isWritten` one without, so that no draft is overwritten. Null where the signal was aborted before.
 */
export async function lockDraft(
  id: string | null,
  closed: AbortSignal,
  { isWritten } = { isWritten: false },
): Promise<string | null> {
  // React's strict mode mounts twice, and only the second mount may take the lock.
  await Promise.resolve();
  const first = `draft:${id ?? "new"}`;
  const drafts = storedKeys("localStorage").filter(
    (key) => key === first || key.startsWith(`${first}:`) || (id !== null && creationIn(key) === id),
  );
  for (let at = 0; !closed.aborted; at++) {
    const free = at === 0 ? first : `${first}:${at + 1}`;
    const key = isWritten ? free : (drafts[at] ?? free);
    if (isWritten && drafts.includes(key)) continue;
    if (await lock(key, closed)) return key;
  }
  return null;
}

/** The idempotency key of the draft of a new post. */
function creationIn(key: string): unknown {
  return key.startsWith("draft:new") ? storedValue("localStorage", key, isRecord).read()?.creation : null;
}

/** Takes a Web Lock, which excludes other tabs until the signal; false where another tab has it. */
async function lock(name: string, closed: AbortSignal): Promise<boolean> {
  // Web Locks exist only on https and localhost; elsewhere all tabs share one draft.
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
      // Browsers that block storage may refuse locks as well.
      .catch(() => resolve(true));
  });
}
