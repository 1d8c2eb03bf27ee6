import { useEffect, useState } from "react";
import { storedKeys } from "../../browser/storage.ts";
import type { DeskPost, DeskPostSummary } from "../../shared/posts/desk.ts";
import { adminApi } from "../api.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { type DashboardRoute, newPost } from "../use-dashboard-route.ts";

interface OpenEditor {
  /** The post as it was when the editor opened; null for a new one. */
  post: DeskPost | null;
  /** Where the draft is stored. */
  draftKey: string;
  /** Locks where the draft of a post is stored that the editor has made; null where it was closed. */
  lockMade(id: string): Promise<string | null>;
}

/**
 * The editor that the address asks for, once its post was read and a draft is locked for it; null for none. `posts` are
 * those of the list.
 */
export function useOpenEditor(
  posts: readonly DeskPostSummary[] | null,
  { edit, moveEditor, close }: Pick<DashboardRoute, "edit" | "moveEditor" | "close">,
) {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  /** The ids under which the address has named this editor: what it was opened by, then the posts that it has made. */
  const [ids, setIds] = useState<readonly string[]>([]);
  const opened = (edit !== null && ids.includes(edit) ? ids[0] : edit) ?? null;
  const withSession = useSession();
  const ready = opened === newPost || posts !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the post stays as it was when the editor opened
  useEffect(() => {
    if (opened === null || !ready) return;
    const closed = new AbortController();

    const lockMade = (id: string) => lockDraft(id, closed.signal, { isWritten: true });

    async function openEditor(id: string) {
      const post = id === newPost ? null : await readPost(id);
      if (closed.signal.aborted) return;
      if (post === undefined) return close(id);
      const draftKey = await lockDraft(post?.id ?? null, closed.signal);
      if (draftKey !== null && !closed.signal.aborted) setOpen({ post, draftKey, lockMade });
    }

    /** The post as it is stored; undefined where it is gone or could not be read, which is said while somebody waits for it. */
    async function readPost(id: string): Promise<DeskPost | undefined> {
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
    /** The id by which the address names it. */
    id: ids.at(-1) ?? opened,
    /** Makes it the editor of a post that it has made: another tab, and a reload, find it there. */
    move(id: string) {
      setIds(ids.length === 0 ? [opened, id] : [...ids, id]);
      moveEditor(id);
    },
  };
}

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
