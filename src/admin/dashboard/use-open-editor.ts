import { useEffect, useState } from "react";
import type { DeskPost, DeskPostSummary } from "../../shared/posts/desk.ts";
import { adminApi } from "../api.ts";
import { lockDraft } from "../editor/draft-lock.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { type DashboardRoute, newPost } from "../use-dashboard-route.ts";

interface OpenEditor {
  /** As it was when the editor opened; null for a new one. */
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
  /** What the editor that was moved was opened by, and the posts that it has been moved to. */
  const [names, setNames] = useState<readonly string[]>([]);
  // Moved, it stays as it is.
  const opened = (edit !== null && names.includes(edit) ? names[0] : edit) ?? null;
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
      setNames([]);
    };
  }, [opened, ready]);

  if (open === null || opened === null) return null;
  return {
    ...open,
    /** By which the address names it. */
    id: names.at(-1) ?? opened,
    /** Makes it the editor of a post that it has made: another tab, and a reload, find it there. */
    move(id: string) {
      setNames(names.length === 0 ? [opened, id] : [...names, id]);
      moveEditor(id);
    },
  };
}
