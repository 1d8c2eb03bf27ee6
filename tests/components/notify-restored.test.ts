import { expect, test } from "vitest";
import { notifyRestored } from "../../src/admin/posts/posts-tab.tsx";
import type { AdminPost, PostStatus } from "../../src/shared/posts/admin-post.ts";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("There is no sample");
const restored: AdminPost = { ...sample, status: "draft", publishAt: null };

test.each<[PostStatus, PostStatus, string]>([
  ["draft", "draft", "The blog post is back"],
  ["scheduled", "scheduled", "The blog post is back"],
  // In the trash its status goes by the time still.
  ["published", "draft", "The blog post is back, as a draft: its time has passed"],
  ["scheduled", "draft", "The blog post is back, as a draft: its time has passed"],
])("a post that was deleted as %s and is back as %s is said to be so", (status, now, text) => {
  notifyRestored({ status }, { ...restored, status: now });
  expect(currentToasts().at(-1)?.text).toBe(text);
});
