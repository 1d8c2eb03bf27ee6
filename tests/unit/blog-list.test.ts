import { describe, expect, test } from "vitest";
import { allPosts } from "../../src/pages/blog/all-posts.ts";
import { blogList, listPath, pageNumbers } from "../../src/pages/blog/list.ts";
import { nextArticles } from "../../src/pages/blog/post/next-articles.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const thousand = samplePosts(1000);

function view(query: string, posts = thousand) {
  return blogList(posts, new URLSearchParams(query));
}

test("1,000 posts stand on pages that together hold each of them once", () => {
  const views = Array.from({ length: view("").pages }, (_, i) => view(`page=${i + 1}`));
  const shown = views.flatMap(({ lead, posts }) => (lead === null ? posts : [lead, ...posts]));
  expect(shown).toEqual(thousand);
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

test("the whole list is known only where one page holds it", () => {
  const few = samplePosts(25);
  expect(allPosts(view("", few))).toEqual(few);
  expect(allPosts(view("category=AI", few))).toBeNull();
  expect(allPosts(view(""))).toBeNull();
  expect(allPosts(undefined)).toBeNull();
});

test("addresses name only what differs from the first page of all", () => {
  expect(listPath(null, 1)).toBe("/blogs");
  expect(listPath(null, 2)).toBe("/blogs?page=2");
  expect(listPath("Data Science", 3)).toBe("/blogs?category=Data+Science&page=3");
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
    const [first] = thousand;
    if (first === undefined) throw new Error("no posts");
    const next = nextArticles(thousand, first);
    expect(next.map(({ slug }) => slug)).toEqual(["sample-post-9", "sample-post-2", "sample-post-3"]);
  });

  test("at the end of the list go on at its beginning", () => {
    const [one, two, three] = samplePosts(3);
    if (one === undefined || two === undefined || three === undefined) throw new Error("no posts");
    expect(nextArticles([one, two, three], three)).toEqual([one, two]);
  });
});
