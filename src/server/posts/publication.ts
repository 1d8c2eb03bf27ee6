import type { PostStatus, Publication } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { HttpError } from "../http/http-error.ts";

export function statusAt({ status, publishAt }: Publication, now: Date): PostStatus {
  if (status !== "scheduled" || publishAt === null) return status;
  return Date.parse(publishAt) <= now.getTime() ? "published" : "scheduled";
}

/** A post that was a draft for a while keeps its first publication time. Throws an HttpError for a time to come. */
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
