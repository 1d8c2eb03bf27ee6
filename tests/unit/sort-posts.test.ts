import { expect, test } from "vitest";
import { comparePosts, type PostOrder } from "../../src/admin/posts/use-posts.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("There is no sample");

const posts = [
  ["a", "2026-05-01", "2026-05-04", "apple", "Technology"],
  ["b", "2026-05-03", "2026-05-06", "Ångström", ""],
  ["c", "2026-05-02", "2026-05-09", "Zebra", "AI"],
].map(([id = "", createdAt = "", updatedAt = "", title = "", category]) => {
  return { ...sample, id, createdAt, updatedAt, title, category: category as typeof sample.category };
});

test.each<[PostOrder, string]>([
  ["newest", "bca"],
  ["oldest", "acb"],
  ["changed", "cba"],
  ["title", "bac"],
  ["category", "cab"],
])("posts stand in the order %s", (order, ids) => {
  const sorted = posts.toSorted(comparePosts[order]);
  expect(sorted.map(({ id }) => id).join("")).toBe(ids);
});
