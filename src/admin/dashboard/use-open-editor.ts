import { useEffect, useState } from "react";
import type { Post } from "../../shared/posts/post.ts";
import { lockDraft } from "../editor/draft-lock.ts";
import { notifyError } from "../notify.ts";
import { type DashboardRoute, newPost } from "../use-dashboard-route.ts";

interface OpenEditor {
  /** As it was when the editor opened; null for a new one. */
  post: Post | null;
  /** Where the draft is stored. */
  draftKey: string;
}

/** The editor that the address asks for, once the posts are there and a draft is locked for it; null for none. */
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
    lockDraft(post?.id ?? null, closed.signal).then((draftKey) => {
      if (draftKey !== null && !closed.signal.aborted) setOpen({ post, draftKey });
    });
    return () => {
      closed.abort();
      setOpen(null);
    };
  }, [edit, ready]);

  return open;
}
