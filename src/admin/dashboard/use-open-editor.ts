import { useEffect, useState } from "react";
import type { DeskPost, DeskPostSummary } from "../../shared/posts/desk.ts";
import { adminApi } from "../api.ts";
import { lockDraft } from "../editor/draft-lock.ts";
import { notifyError } from "../notify.ts";
import { type DashboardRoute, newPost } from "../use-dashboard-route.ts";

interface OpenEditor {
  /** As it was when the editor opened; null for a new one. */
  post: DeskPost | null;
  /** Where the draft is stored. */
  draftKey: string;
}

/**
 * The editor that the address asks for, once its post was read and a draft is locked for it; null for none. `posts` are
 * those of the list.
 */
export function useOpenEditor(
  posts: readonly DeskPostSummary[] | null,
  { edit, close }: DashboardRoute,
): OpenEditor | null {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  const ready = edit === newPost || posts !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the post stays as it was when the editor opened
  useEffect(() => {
    if (edit === null || !ready) return;
    const closed = new AbortController();

    async function openEditor(id: string) {
      const post = id === newPost ? null : await readPost(id);
      if (closed.signal.aborted) return;
      if (post === undefined) return close(id);
      const draftKey = await lockDraft(post?.id ?? null, closed.signal);
      if (draftKey !== null && !closed.signal.aborted) setOpen({ post, draftKey });
    }

    /** The post as it is stored; undefined where it is gone or could not be read, which is said while somebody waits for it. */
    async function readPost(id: string): Promise<DeskPost | undefined> {
      const summary = posts?.find((post) => post.id === id);
      try {
        const post = summary && (await adminApi.readPost(summary));
        if (post) return post;
        if (!closed.signal.aborted) notifyError("This post is no longer here");
      } catch {
        if (!closed.signal.aborted) notifyError("Failed to fetch blog post");
      }
    }

    openEditor(edit);
    return () => {
      closed.abort();
      setOpen(null);
    };
  }, [edit, ready]);

  return open;
}
