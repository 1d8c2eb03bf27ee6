import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createApiClient } from "../../src/browser/api-client.ts";
import { notePostChange } from "../../src/browser/post-changes.ts";
import { load } from "../../src/pages/blog/list/page.tsx";
import type { PostsState } from "../../src/server/posts/stored-posts.ts";
import type { BlogList } from "../../src/shared/posts/list.ts";
import type { SiteApi } from "../../src/shared/site-api.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { blogClient } from "../support/server/blog.ts";

const { fetch: send } = globalThis;
let app: RunningApp;
/** What the browser has asked for, and how many bytes came. */
const asked: string[] = [];
let bytes = 0;

beforeAll(async () => {
  app = await startApp();
  vi.stubGlobal("fetch", async (to: string, options?: RequestInit) => {
    if (!to.startsWith("/")) return send(to, options);
    asked.push(to);
    const answer = await app.ask(to, { headers: { "Accept-Encoding": "identity" } });
    bytes += Number(answer.headers.get("Content-Length"));
    return answer;
  });
});
afterEach(() => {
  asked.length = 0;
  bytes = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await app.stop();
});

const { create, list } = blogClient(() => app);

function show(api: SiteApi, query = ""): Promise<BlogList> {
  const request = new Request(`https://www.example.test/blogs${query}`);
  return load(api, { request }).then(({ data }) => data);
}

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

describe("a page of the list", () => {
  test("of 10,000 posts takes less than 30 kB, as does the next one and a category", async () => {
    await fill(manyPosts(10_000));
    const api = createApiClient(undefined);
    const first = await show(api);
    expect(first).toMatchObject({ count: 10_000, total: 10_000, page: 1, pages: 417, category: null });
    expect(first.posts).toHaveLength(24);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(30_000);
    for (const query of ["?page=2", "?category=Data+Science", "?category=Data+Science&page=52"]) {
      bytes = 0;
      expect((await show(api, query)).posts.length, query).toBeGreaterThan(0);
      expect(bytes, query).toBeLessThan(30_000);
    }
  });

  test("is asked for once until a write; a failure is asked for again", async () => {
    await fill(manyPosts(100));
    const [newest] = await list();
    const api = createApiClient(undefined);
    const queries = ["", "?page=2", "?category=AI", "", "?page=2", "?category=AI"];
    const shown = await Promise.all(queries.map((query) => show(api, query)));
    expect(asked).toEqual([
      "/api/blogs?fields=summary&page=1",
      "/api/blogs?fields=summary&page=2",
      "/api/blogs?fields=summary&page=1&category=AI",
    ]);
    expect(shown[0]?.lead?.id).toBe(newest?.id);
    const { id } = await create({ title: "The newest one" });
    expect((await show(api)).lead?.id).toBe(newest?.id);
    notePostChange();
    expect((await show(api)).lead?.id).toBe(id);

    const failing = createApiClient(undefined);
    const working = fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    await expect(show(failing)).rejects.toThrow("offline");
    vi.stubGlobal("fetch", working);
    expect((await show(failing)).lead?.id).toBe(id);
  });

  test("that came with the document is not asked for again", async () => {
    await fill(manyPosts(100));
    const second = await show(createApiClient(undefined), "?page=2");
    asked.length = 0;
    expect(await show(createApiClient(second), "?page=2")).toBe(second);
    expect(asked).toEqual([]);
  });

  test("that holds the whole blog answers for every category", async () => {
    await fill(manyPosts(25));
    const api = createApiClient(undefined);
    const all = await show(api);
    const ai = await show(api, "?category=AI");
    expect(ai.count).toBe(4);
    expect(await show(createApiClient(all), "?category=Gardening")).toMatchObject({ count: 0, total: 25 });
    expect(asked).toHaveLength(1);
    // One more, and it is a part.
    await fill(manyPosts(26));
    const parts = createApiClient(undefined);
    await show(parts);
    expect(await show(parts, "?category=AI")).toMatchObject({ count: 4, total: 26 });
    expect(asked).toHaveLength(3);
  });

  test.each(["", "null", "[]"])("without a body, or with %j, is an empty list", async (body) => {
    const working = fetch;
    vi.stubGlobal("fetch", async () => new Response(body));
    expect(await show(createApiClient(undefined), "?category=AI&page=2")).toEqual({
      lead: null,
      posts: [],
      count: 0,
      total: 0,
      categories: [],
      category: "AI",
      page: 1,
      pages: 1,
    });
    vi.stubGlobal("fetch", working);
  });
});

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

test("an article comes with what to read next", async () => {
  await fill(manyPosts(100));
  const all = await list("?fields=summary");
  const api = createApiClient(undefined);
  expect(await api.findPost("sample-post-1")).toMatchObject({
    slug: "sample-post-1",
    next: [all[8], all[1], all[2]],
  });
  await api.findPost("sample-post-1");
  expect(asked).toHaveLength(1);
});
