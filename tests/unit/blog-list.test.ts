import { describe, expect, test } from "vitest";
import { listPath, listQuery, pageNumbers } from "../../src/pages/blog/list.ts";
import { nextArticles } from "../../src/server/posts/post-pages.ts";
import { listOf, viewOf } from "../../src/server/posts/posts-view.ts";
import type { Post } from "../../src/shared/posts/post.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const thousand = samplePosts(1000);

function view(query: string, posts = thousand) {
  return listOf(storedView(posts), listQuery(new URLSearchParams(query)));
}

function storedView(posts: readonly Post[]) {
  const stored = posts.map(({ readingTime: _, ...post }) => ({
    ...post,
    oldSlugs: [],
    knownSlugs: [],
    earlierImages: {},
    status: "published" as const,
    publishAt: post.createdAt,
    version: 1,
  }));
  const changedAt = new Date().toISOString();
  return viewOf({ changedAt, posts: stored, deleted: [], previews: [] }, new Date());
}

test("1,000 posts stand on pages that together hold each of them once", () => {
  const views = Array.from({ length: view("").pages }, (_, i) => view(`page=${i + 1}`));
  const shown = views.flatMap(({ lead, posts }) => (lead === null ? posts : [lead, ...posts]));
  expect(shown.map(({ slug }) => slug)).toEqual(thousand.map(({ slug }) => slug));
  expect(view("page=2").lead).toBeNull();
  expect(view("").posts).toHaveLength(24);
});

test.each(["page=0", "page=-1", "page=two", "page=1.5", "page=", "page=1e3"])(
  "%s is the first page",
  (query) => {
    expect(view(query).page).toBe(1);
  },
);

test("a page beyond the last is the last", () => {
  expect(view("page=99999").page).toBe(view("").pages);
});

test("a category has its own count and pages; Uncategorized is one", () => {
  const { count, pages, posts, lead } = view("category=Uncategorized");
  expect(count).toBe(125);
  expect(pages).toBe(6);
  expect([lead, ...posts].every((post) => post?.category === "")).toBe(true);
});

test("the filter offers the categories that posts have, in the form's order", () => {
  expect(view("", samplePosts(2)).categories).toEqual(["AI", "Automation"]);
  expect(view("").categories).toHaveLength(8);
});

test("an unknown category is an empty choice, and no posts at all an empty list", () => {
  expect(view("category=Gardening")).toMatchObject({ count: 0, lead: null, posts: [], page: 1, pages: 1 });
  expect(view("", [])).toMatchObject({ total: 0, lead: null, posts: [], categories: [] });
});

test("a category that is not in the form's list any more is none", () => {
  const [post] = samplePosts(1);
  const stored = storedView([{ ...post, category: "Gardening" } as unknown as Post]);
  expect(listOf(stored, { search: "", category: "Uncategorized", page: 1 })).toMatchObject({
    lead: { category: "" },
    categories: ["Uncategorized"],
  });
});

test("addresses name only what differs from the first page of all", () => {
  expect(listPath({ search: "", category: null, page: 1 })).toBe("/blogs");
  expect(listPath({ search: "", category: null, page: 2 })).toBe("/blogs?page=2");
  expect(listPath({ search: "", category: "Data Science", page: 3 })).toBe(
    "/blogs?category=Data+Science&page=3",
  );
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 42, [1, 2, null, 42]],
  [4, 42, [1, 2, 3, 4, 5, null, 42]],
  [20, 42, [1, null, 19, 20, 21, null, 42]],
  [42, 42, [1, null, 41, 42]],
])("page %i of %i links to %j", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

describe("next articles", () => {
  test("begin with the next one of the category, and never hold the article itself", () => {
    expect(next(thousand, 0)).toEqual(["sample-post-9", "sample-post-2", "sample-post-3"]);
  });

  test("at the end of the list go on at its beginning", () => {
    expect(next(samplePosts(3), 2)).toEqual(["sample-post-1", "sample-post-2"]);
    expect(next(thousand, 998)).toEqual(["sample-post-7", "sample-post-1000", "sample-post-1"]);
  });

  test("of a blog of one are none", () => {
    expect(next(samplePosts(1), 0)).toEqual([]);
  });

  function next(posts: readonly Post[], at: number): string[] {
    const stored = storedView(posts);
    const [current] = stored.newestFirst.slice(at);
    if (current === undefined) throw new Error("There is no such post");
    return nextArticles(stored, current).map(({ slug }) => slug);
  }
});
