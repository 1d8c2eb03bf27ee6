import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PostsState } from "../../src/server/posts/stored-posts.ts";
import type { BlogList } from "../../src/shared/posts/list.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { blogClient } from "../support/server/blog.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { create, list } = blogClient(() => app);

function fill(posts: PostsState["posts"]): Promise<void> {
  return app.store.posts.update((state) => ({ ...state, posts, changedAt: new Date().toISOString() }));
}

/** Posts whose summaries differ, as those of people do. */
function manyPosts(count: number): PostsState["posts"] {
  return samplePosts(count).map(({ readingTime: _, createdOn: __, ...post }, index) => ({
    ...post,
    oldSlugs: [],
    knownSlugs: [],
    earlierImages: {},
    status: "published",
    publishAt: post.createdAt,
    version: 1,
    summary: "",
    content: Array.from({ length: 60 }, (_, at) => ((index * 7919 + at * 104729) % 1e6).toString(36)).join(
      " ",
    ),
  }));
}

describe("the parameters", () => {
  const pageOf = async (query: string): Promise<BlogList> => (await app.ask(`/api/blogs?${query}`)).json();

  test.each([
    ["fields=summary&page=1", { page: 1, pages: 5, category: null, count: 100 }],
    ["fields=summary&page=99999", { page: 5, lead: null }],
    ["fields=summary&category=AI", { page: 1, category: "AI", count: 13 }],
    ["fields=summary&category=Uncategorized&page=1", { category: "Uncategorized", count: 12 }],
    ["fields=summary&category=Gardening", { category: "Gardening", count: 0, lead: null, posts: [] }],
    ["fields=summary&category=__proto__&page=2", { category: "__proto__", count: 0, page: 1 }],
  ])("%s is a page", async (query, expected) => {
    await fill(manyPosts(100));
    const page = await pageOf(query);
    expect(page).toMatchObject({ total: 100, ...expected });
    for (const post of page.posts) expect(post).not.toHaveProperty("content");
  });

  test("a page has the summaries that the whole list has", async () => {
    await fill(manyPosts(100));
    const { lead, posts } = await pageOf("fields=summary&page=1");
    expect([lead, ...posts]).toEqual((await list("?fields=summary")).slice(0, 25));
  });

  test.each([
    ["page=1", "summaries"],
    ["category=AI", "summaries"],
    ["fields=article&page=1", "slug"],
    ["fields=summary&page=0", "number"],
    ["fields=summary&page=-1", "number"],
    ["fields=summary&page=1.5", "number"],
    ["fields=summary&page=two", "number"],
    ["fields=summary&page=", "number"],
    ["fields=summary&page=1e3", "number"],
    ["fields=summary&page=1000000", "number"],
    ["fields=summary&page=1&page=2", "one page"],
    ["fields=summary&category=", "category"],
    ["fields=summary&category=AI&category=AI", "one category"],
    ["fields=summary&slug=a&page=1", "not for both"],
    ["fields=summary&slug=a&category=AI", "not for both"],
  ])("%s is refused with a sentence", async (query, words) => {
    const answer = await app.ask(`/api/blogs?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(new RegExp(`${words}.*\\.$`)) });
  });

  test("a reader who has a page is told so, until a write", async () => {
    await fill(manyPosts(100));
    const path = "/api/blogs?fields=summary&page=2&category=AI";
    const etag = (await app.ask(path)).headers.get("ETag") ?? "";
    const again = () => app.ask(path, { headers: { "If-None-Match": etag } });
    expect((await again()).status).toBe(304);
    await create({ title: "A new one" });
    expect((await again()).status).toBe(200);
  });
});
