import { hourMs } from "../../shared/durations.ts";
import type { Clock } from "../clock/clock.ts";
import { removeExpired } from "../clock/expiry.ts";
import type { Collection } from "../store/collection.ts";
import { type PostsState, withDeleted } from "./stored-posts.ts";
import type { PostVersions } from "./versions.ts";

export function restorableUntil(deletedAt: string, restorableMs: number): Date {
  return new Date(Date.parse(deletedAt) + restorableMs);
}

/** Also removes expired preview links. Returns the same state if nothing has expired. */
export function withoutExpired(state: PostsState, restorableMs: number, now: Date): PostsState {
  const deleted = state.deleted.filter(({ deletedAt }) => restorableUntil(deletedAt, restorableMs) > now);
  const ids = idsOf({ ...state, deleted });
  const previews = state.previews.filter(
    ({ postId, expiresAt }) => ids.has(postId) && Date.parse(expiresAt) > now.getTime(),
  );
  const isSame = deleted.length === state.deleted.length && previews.length === state.previews.length;
  return isSame ? state : { ...state, deleted, previews };
}

/** Runs at the start and each hour. Expired posts cannot be found in between either. */
export function removeExpiredPosts(
  posts: Collection<PostsState>,
  versions: PostVersions,
  restorableMs: number,
  clock: Clock,
): void {
  removeExpired(clock, hourMs, async (mayRemove) => {
    let isAllowed = true;
    await posts.update((state) => {
      const kept = withoutExpired(state, restorableMs, clock.now());
      const all = state.deleted.length;
      isAllowed = mayRemove("deleted posts", all - kept.deleted.length, all);
      return isAllowed ? kept : state;
    });
    if (!isAllowed) return;
    // A deleted post is not saved any more, so its last version is from before its deletion.
    await versions.prune(idsOf(posts.read()), new Date(clock.now().getTime() - restorableMs));
  });
}

function idsOf(state: PostsState): Set<string> {
  return new Set(withDeleted(state).map(({ id }) => id));
}
