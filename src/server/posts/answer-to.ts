import { setImmediate as nextTurn } from "node:timers/promises";
import type { DeskPost } from "../../shared/posts/desk.ts";
import type { Articles } from "../articles/articles.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";
import type { OwnImages } from "./post-images.ts";
import { listOf, type PostsView, toPost, toSummary } from "./posts-view.ts";
import type { Fields, Question } from "./question.ts";
import type { StoredPost } from "./stored-posts.ts";
import { withArticle } from "./with-article.ts";

/** The answer to a question about the posts. */
export async function answerTo(
  question: Question,
  view: PostsView,
  articles: Articles,
  imageTypeOf: OwnImages["typeOf"],
): Promise<CachedResponse> {
  if (question.kind === "all") return question.fields === "summary" ? allSummaries(view) : allPosts(view);
  const answer =
    question.kind === "page"
      ? listOf(view, question.query)
      : await findBySlug(view, question.slug, question.fields, articles, imageTypeOf);
  return jsonResponse(JSON.stringify(answer), view);
}

// The same lists serve every reader until the next change.
const allPosts = memoize((view: PostsView) =>
  listResponse(view, (post) => JSON.stringify(toPublicPost(post))),
);
const allSummaries = memoize((view: PostsView) => listResponse(view, summaryJson));
// Most of them are the same after a change.
const summaryJson = memoize((post: StoredPost) => JSON.stringify(toSummary(post)));

async function listResponse(view: PostsView, toJson: (post: StoredPost) => string): Promise<CachedResponse> {
  const posts: string[] = [];
  for (const post of view.newestFirst) {
    posts.push(toJson(post));
    // Requests in between wait for a part of a large blog, not for all of it.
    if (posts.length % 100 === 0) await nextTurn();
  }
  return jsonResponse(`[${posts.join(",")}]`, view);
}

function jsonResponse(json: string, { changedAt }: PostsView): CachedResponse {
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" };
  return new CachedResponse(json, headers, { modified: changedAt });
}

/** The post of a slug, or the one that an old slug leads to now: its own slug says that it has moved. */
async function findBySlug(
  view: PostsView,
  slug: string,
  fields: Fields,
  articles: Articles,
  imageTypeOf: OwnImages["typeOf"],
): Promise<unknown[]> {
  const post = view.bySlug.get(slug);
  if (post === undefined) return [];
  if (fields === "summary") return [toSummary(post)];
  return [fields === "all" ? toPublicPost(post) : await withArticle(view, post, articles, imageTypeOf)];
}

/** A post of the view, which is published, whatever was chosen for it before its time came. */
function toPublicPost(post: StoredPost): DeskPost {
  return { ...toPost(post), status: "published", publishAt: post.publishAt };
}
