import { setImmediate as nextTurn } from "node:timers/promises";
import type { AdminPost, AdminPostSummary, DeletedPost } from "../../shared/posts/admin-post.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";
import type { Posts } from "./posts.ts";
import { byTime, type PostsView, toAdminPost, toPost, toSummary } from "./posts-view.ts";
import { statusAt } from "./publication.ts";
import type { DeskQuestion, Question } from "./question.ts";
import type { StoredPost } from "./stored-posts.ts";

/** The answer to a reader's question about the posts that are public. */
export async function answerTo({ slug, fields }: Question, view: PostsView): Promise<CachedResponse> {
  if (slug === null) return fields === "summary" ? allSummaries(view) : allPosts(view);
  // An old slug leads to the post as well: its own one says that it has moved.
  const post = view.bySlug.get(slug);
  if (post === undefined) return jsonResponse("[]");
  return jsonResponse(`[${fields === "summary" ? summaryJson(post) : JSON.stringify(toPublicPost(post))}]`);
}

// The same lists serve every reader until the next change.
const allPosts = memoize(async ({ newestFirst }: PostsView) =>
  jsonResponse(await listJson(newestFirst, (post) => JSON.stringify(toPublicPost(post)))),
);
const allSummaries = memoize(async ({ newestFirst }: PostsView) =>
  jsonResponse(await listJson(newestFirst, summaryJson)),
);
// Most of them are the same after a change.
const summaryJson = memoize((post: StoredPost) => JSON.stringify(toSummary(post)));

function jsonResponse(json: string): CachedResponse {
  return new CachedResponse(json, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-cache",
  });
}

/** A post of the view, which is published, whatever was chosen for it before its time came. */
function toPublicPost(post: StoredPost): AdminPost {
  return { ...toPost(post), status: "published", publishAt: post.publishAt };
}

/** The JSON of the posts that the admin asks for: the latest time first, or the last deleted one. */
export async function answerToAdmin(question: DeskQuestion, posts: Posts): Promise<string> {
  const now = posts.now();
  const toAdminSummary = (post: StoredPost): AdminPostSummary => {
    return { ...toSummary(post), status: statusAt(post, now), publishAt: post.publishAt };
  };
  if (question.status === "deleted")
    return listJson(posts.deleted(), ({ post, ...times }) => {
      const deleted: DeletedPost = { ...toAdminSummary(post), ...times };
      return JSON.stringify(deleted);
    });
  const { slug, fields } = question;
  // A slug leads to a post now, or once it is public.
  const asked =
    slug === null
      ? posts.all().toSorted(byTime)
      : posts.all().filter((post) => post.slug === slug || post.oldSlugs.includes(slug));
  return listJson(asked, (post) =>
    JSON.stringify(fields === "all" ? toAdminPost(post, now) : toAdminSummary(post)),
  );
}

async function listJson<T>(items: readonly T[], toJson: (item: T) => string): Promise<string> {
  const parts: string[] = [];
  for (const item of items) {
    parts.push(toJson(item));
    // Requests in between wait for a part of a large blog, not for all of it.
    if (parts.length % 100 === 0) await nextTurn();
  }
  return `[${parts.join(",")}]`;
}
