import { setImmediate as nextTurn } from "node:timers/promises";
import type { AdminPostSummary, DeletedPost, Publication } from "../../shared/posts/admin-post.ts";
import type { Post } from "../../shared/posts/post.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";
import type { AdminListQuery, ListQuery } from "./list-query.ts";
import { type PostMailings, withMailing } from "./post-mailings.ts";
import type { Posts } from "./posts.ts";
import { byTime, type PostsView, toAdminPost, toPost, toSummary } from "./posts-view.ts";
import { statusAt } from "./publication.ts";
import type { StoredPost } from "./stored-posts.ts";

export async function answerList({ slug, fields }: ListQuery, view: PostsView): Promise<CachedResponse> {
  if (slug === null) return fields === "summary" ? allSummaries(view) : allPosts(view);
  const post = view.bySlug.get(slug);
  if (post === undefined) return jsonResponse("[]");
  return jsonResponse(`[${fields === "summary" ? summaryJson(post) : JSON.stringify(toPublicPost(post))}]`);
}

const allPosts = memoize(async ({ newestFirst }: PostsView) =>
  jsonResponse(await listJson(newestFirst, (post) => JSON.stringify(toPublicPost(post)))),
);
const allSummaries = memoize(async ({ newestFirst }: PostsView) =>
  jsonResponse(await listJson(newestFirst, summaryJson)),
);
const summaryJson = memoize((post: StoredPost) => JSON.stringify(toSummary(post)));

function jsonResponse(json: string): CachedResponse {
  return new CachedResponse(json, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-cache",
  });
}

function toPublicPost(post: StoredPost): Post & Publication {
  return { ...toPost(post), status: "published", publishAt: post.publishAt };
}

export async function answerAdminList(
  listQuery: AdminListQuery,
  posts: Posts,
  mailings: Pick<PostMailings, "sentOf">,
): Promise<string> {
  const now = posts.now();
  const toAdminSummary = (post: StoredPost): AdminPostSummary => {
    const { publishAt, sendToSubscribers } = post;
    const summary = { ...toSummary(post), status: statusAt(post, now), publishAt };
    return withMailing({ ...summary, ...(sendToSubscribers && { sendToSubscribers }) }, mailings);
  };
  if (listQuery.status === "deleted")
    return listJson(posts.deleted(), ({ post, ...times }) => {
      const deleted: DeletedPost = { ...toAdminSummary(post), ...times };
      return JSON.stringify(deleted);
    });
  const { slug, fields } = listQuery;
  const asked =
    slug === null
      ? posts.all().toSorted(byTime)
      : posts.all().filter((post) => post.slug === slug || post.oldSlugs.includes(slug));
  return listJson(asked, (post) =>
    JSON.stringify(fields === "all" ? withMailing(toAdminPost(post, now), mailings) : toAdminSummary(post)),
  );
}

async function listJson<T>(items: readonly T[], toJson: (item: T) => string): Promise<string> {
  const parts: string[] = [];
  for (const item of items) {
    parts.push(toJson(item));
    // Yields to the event loop, so that other requests need not wait for a large blog.
    if (parts.length % 100 === 0) await nextTurn();
  }
  return `[${parts.join(",")}]`;
}
