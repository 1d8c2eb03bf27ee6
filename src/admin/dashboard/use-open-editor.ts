import { useEffect, useState } from "react";
import type { Post } from "../../shared/posts/post.ts";
import { type DraftLock, lockDraft } from "../editor/draft-lock.ts";
import { notifyError } from "../notify.ts";
import { type DashboardRoute, newPost } from "../use-dashboard-route.ts";

interface OpenEditor {
  /** As it was when the editor opened; null for a new one. */
  post: Post | null;
  draft: DraftLock;
}

/** The editor that the address asks for, once the posts are there and a place for its draft is held; null for none. */
export function useOpenEditor(
  posts: readonly Post[] | null,
  { edit, close }: DashboardRoute,
): OpenEditor | null {
  const [open, setOpen] = useState<OpenEditor | null>(null);
  const ready = edit === newPost || posts !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the post stays as it was when the editor opened
  useEffect(() => {
    if (edit === null || !ready) return;
    const post = edit === newPost ? null : posts?.find(({ id }) => id === edit);
    if (post === undefined) {
      notifyError("This post is not here any more");
      close(edit);
      return;
    }
    const closed = new AbortController();
    openFor(post, closed.signal).then((opened) => {
      if (opened !== null) setOpen(opened);
    });
    return () => {
      closed.abort();
      setOpen(null);
    };
  }, [edit, ready]);

  return open;
}

/** Holds a place for the draft until the signal comes; null where it has come before there was one. */
async function openFor(post: Post | null, closed: AbortSignal): Promise<OpenEditor | null> {
  // React's strict mode opens twice in one go: only the one that stays may take a place.
  await Promise.resolve();
  if (closed.aborted) return null;
  const draft = await lockDraft(post?.id ?? null);
  if (closed.aborted) {
    draft.release();
    return null;
  }
  closed.addEventListener("abort", draft.release, { once: true });
  return { post, draft };
}
