import type { PostStatus, Publication } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { HttpError } from "../http/http-error.ts";

/** What a post's status comes to at a moment: from its time on, a scheduled post is a published one. */
export function statusAt({ status, publishAt }: Publication, now: Date): PostStatus {
  if (status !== "scheduled" || publishAt === null) return status;
  return Date.parse(publishAt) <= now.getTime() ? "published" : "scheduled";
}

/**
 * The status and time that a save gives to a post, which is null where it is a new one. A post that comes back after it
 * was made a draft keeps the time at which it was first public. Throws an HttpError where the two do not go together.
 */
export function savedPublication(
  asked: Pick<PostInput, "status" | "publishAt">,
  old: Publication | null,
  now: Date,
): Publication {
  const oldStatus = old === null ? "published" : statusAt(old, now);
  const status = asked.status ?? oldStatus;
  const oldTime = old?.publishAt ?? null;
  const publicSince = oldStatus === "scheduled" ? null : oldTime;
  if (status === "draft") return { status, publishAt: publicSince };
  if (status === "scheduled") {
    const saved = { status, publishAt: asked.publishAt ?? oldTime };
    return { ...saved, status: statusAt(saved, now) };
  }
  if (typeof asked.publishAt === "string" && Date.parse(asked.publishAt) > now.getTime())
    throw new HttpError(400, "Please check the marked fields.", {
      issues: { publishAt: "This time is still to come: to publish the post then, schedule it." },
    });
  return { status, publishAt: asked.publishAt ?? publicSince ?? now.toISOString() };
}
