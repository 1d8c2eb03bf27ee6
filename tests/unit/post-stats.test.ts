import { expect, test } from "vitest";
import { postStats } from "../../src/admin/overview/post-stats.ts";
import type { Category, PostSummary } from "../../src/shared/posts/post.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const now = new Date("2026-10-08T02:30:00Z");

test("an empty blog has no figures but zeros", () => {
  const { total, categories, recent, week } = postStats([], now, "America/Chicago");
  expect([total, categories, recent]).toEqual([0, [], 0]);
  expect(week.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("categories are counted, the largest first, and posts without one count as in the public list", () => {
  const { total, categories } = postStats(
    [post("AI"), post("Technology"), post("Technology"), post(""), post(""), post("")],
    now,
    "America/Chicago",
  );
  expect(total).toBe(6);
  expect(categories).toEqual([
    { name: "Uncategorized", count: 3 },
    { name: "Technology", count: 2 },
    { name: "AI", count: 1 },
  ]);
});

test("growth tells when each post came between the first one and now", () => {
  const posts = ["2026-10-08T02:30:00Z", "2026-10-04T02:30:00Z", "2026-10-06T02:30:00Z"].map((day) =>
    post("AI", day),
  );
  expect(postStats(posts, now, "America/Chicago").growth).toEqual([0, 0.5, 1]);
  expect(postStats([post("AI", "2026-10-08T02:30:00Z")], now, "America/Chicago").growth).toEqual([0]);
});

test("recent is what was created in the last seven days, to the second", () => {
  const posts = [
    post("AI", "2026-10-01T02:30:00Z"),
    post("AI", "2026-10-01T02:29:59Z"),
    post("AI", "2026-10-08T02:29:00Z"),
  ];
  expect(postStats(posts, now, "America/Chicago").recent).toBe(2);
});

test("the week's days are the company's, and the last one is its today", () => {
  const { week } = postStats([post("AI", "2026-10-08T01:00:00Z")], now, "America/Chicago");
  expect(week.map(({ day }) => day)).toEqual(["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]);
  expect(week.at(-1)?.count).toBe(1);
});

function post(category: Category | "", createdAt = "2026-01-01T00:00:00Z"): PostSummary {
  const [sample] = samplePosts(1);
  if (sample === undefined) throw new Error("There is no sample");
  return { ...sample, category, createdAt };
}
