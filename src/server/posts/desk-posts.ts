import { setImmediate as nextTurn } from "node:timers/promises";
import type { DeletedPost, DeskPostSummary } from "../../shared/posts/desk.ts";
import type { Posts } from "./posts.ts";
import { byTime, toDeskPost, toSummary } from "./posts-view.ts";
import { statusAt } from "./publication.ts";
import type { DeskQuestion } from "./question.ts";
import type { StoredPost } from "./stored-posts.ts";

/** The JSON of the posts that the admin asks for: the latest time first, or the last deleted one. */
export async function answerToAdmin(question: DeskQuestion, posts: Posts): Promise<string> {
  const now = posts.now();
  if (question.status === "deleted")
    return listJson(posts.deleted(), ({ post, ...times }): DeletedPost => {
      return { ...toDeskSummary(post, now), ...times };
    });
  const { slug, fields } = question;
  const asked = slug === null ? posts.all().toSorted(byTime) : posts.all().filter(isAt(slug));
  return listJson(asked, (post) => (fields === "all" ? toDeskPost(post, now) : toDeskSummary(post, now)));
}

/** Whether a slug leads to a post, now or once it is public. */
function isAt(slug: string): (post: StoredPost) => boolean {
  return (post) => post.slug === slug || post.oldSlugs.includes(slug);
}

function toDeskSummary(post: StoredPost, now: Date): DeskPostSummary {
  return { ...toSummary(post), status: statusAt(post, now), publishAt: post.publishAt };
}

async function listJson<T>(items: readonly T[], toJson: (item: T) => object): Promise<string> {
  const parts: string[] = [];
  for (const item of items) {
    parts.push(JSON.stringify(toJson(item)));
    // Requests in between wait for a part of a large blog, not for all of it.
    if (parts.length % 100 === 0) await nextTurn();
  }
  return `[${parts.join(",")}]`;
}
