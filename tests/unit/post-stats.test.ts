import { expect, test } from "vitest";
import { postStats } from "../../src/admin/overview/stat-cards.tsx";
import type { Category, PostSummary } from "../../src/shared/posts/post.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const now = new Date("2026-10-08T02:30:00Z");

test("an empty blog has no figures but zeros", () => {
  expect(postStats([], now)).toEqual({ total: 0, categories: [], recent: 0 });
});

test("categories are counted, the largest first, and posts without one count as in the public list", () => {
  const { total, categories } = postStats(
    [post("AI"), post("Technology"), post("Technology"), post(""), post(""), post("")],
    now,
  );
  expect(total).toBe(6);
  expect(categories).toEqual([
    { name: "Uncategorized", count: 3 },
    { name: "Technology", count: 2 },
    { name: "AI", count: 1 },
  ]);
});

test("recent is what was created in the last seven days, to the second", () => {
  const posts = [
    post("AI", "2026-10-01T02:30:00Z"),
    post("AI", "2026-10-01T02:29:59Z"),
    post("AI", "2026-10-08T02:29:00Z"),
  ];
  expect(postStats(posts, now).recent).toBe(2);
});

function post(category: Category | "", createdAt = "2026-01-01T00:00:00Z"): PostSummary {
  const [sample] = samplePosts(1);
  if (sample === undefined) throw new Error("There is no sample");
  return { ...sample, category, createdAt };
}
