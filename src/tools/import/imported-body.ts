import type { PostStatus } from "../../shared/posts/admin-post.ts";
import type { ImportedPostBody } from "../../shared/posts/imported-post.ts";
import { type Category, categories } from "../../shared/posts/post.ts";
import type { IncomingPost } from "./incoming-post.ts";
import type { Placed } from "./place-addresses.ts";

/** What is sent to the site for a post, and what its author should know of the difference. */
export function bodyOf(
  post: IncomingPost,
  { content, imageUrl, isWhole }: Pick<Placed, "content" | "imageUrl" | "isWhole">,
  now: Date,
): { body: ImportedPostBody; notes: string[] } {
  const notes: string[] = [];
  const isLong = post.summary.length > 1_000;
  if (isLong)
    notes.push(
      `its summary has ${post.summary.length} characters, and the site takes 1,000: it was left out`,
    );
  if (`${post.title}${content}`.includes("\ufffd"))
    notes.push("it has signs that could not be read (\ufffd)");
  const status = statusOf(post, now);
  if (status === "draft" && post.status === "scheduled")
    notes.push("it is scheduled and has no date: it comes as a draft");
  if (status === "published" && post.publishAt === null) notes.push("it had no date: it has today's");
  const publishAt = post.publishAt ?? now.toISOString();
  const createdAt = post.createdAt ?? publishAt;
  return {
    notes,
    body: {
      id: post.id,
      slug: post.slug,
      knownBySlug: post.knownBySlug,
      createdAt,
      updatedAt: post.updatedAt ?? createdAt,
      oldPaths: post.oldPaths,
      isWhole,
      input: {
        title: post.title,
        content,
        summary: isLong ? "" : post.summary,
        category: categoryIn(post.topics) ?? "",
        imageUrl,
        status,
        publishAt: status === "draft" ? null : publishAt,
      },
    },
  };
}

/** Nothing becomes public before its time, or without one that was set. */
function statusOf({ status, publishAt }: IncomingPost, now: Date): PostStatus {
  if (status === "scheduled" && publishAt === null) return "draft";
  const isToCome = publishAt !== null && Date.parse(publishAt) > now.getTime();
  return status === "published" && isToCome ? "scheduled" : status;
}

/** The category of the first topic that is one. */
export function categoryIn(topics: readonly string[]): Category | undefined {
  const names = topics.map((topic) => topic.toLowerCase());
  const [first] = names.flatMap((name) => categories.find((each) => each.toLowerCase() === name) ?? []);
  return first;
}
