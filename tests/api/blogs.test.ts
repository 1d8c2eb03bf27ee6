import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { article, blogClient } from "../support/server/blog.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";

const files = faultyFiles();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({}, { fileSystem: files });
});
afterAll(() => app.stop());

const { create, list } = blogClient(() => app);

describe("creating", () => {
  test("answers 201 with the whole post, which then leads the list", async () => {
    const post = await create();
    expect(post).toEqual({
      ...article,
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      slug: "an-article",
      readingTime: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: post.createdAt,
      status: "published",
      publishAt: post.createdAt,
    });
    expect((await list())[0]).toEqual(post);
  });

  test("a key makes one post, however often it is sent, and refuses another text with the post", async () => {
    const headers = { "Idempotency-Key": "0f1e2d3c-4b5a-4968-8776-655443322110" };
    const input = { title: "Once", content: "Words" };
    const send = (body: object) => app.ask("/api/blogs", { body, headers });
    const [first, again] = await Promise.all([send(input), send(input)]);
    const post = await first.json();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(post);
    const other = await send({ ...input, status: "draft" });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ post });
    expect((await list()).filter(({ title }) => title === "Once")).toEqual([post]);

    // Thrown away, it is no answer to a new one.
    await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
    const anew = await send(input);
    expect(anew.status).toBe(201);
    expect((await anew.json()).id).not.toBe(post.id);
  });

  test("a key that is no UUID is refused", async () => {
    const headers = { "Idempotency-Key": "../1" };
    const answer = await app.ask("/api/blogs", { body: { title: "No", content: "Words" }, headers });
    expect(answer.status).toBe(400);
  });

  test("title and content are enough", async () => {
    const answer = await app.ask("/api/blogs", { body: { title: "Bare", content: "Words" } });
    expect(await answer.json()).toMatchObject({ summary: "", category: "", imageUrl: "" });
  });

  test("titles that give the same slug, or none, lead to posts of their own", async () => {
    const titles = [
      "Twin",
      "twin!",
      "Twin",
      "🚀🚀",
      "数据合同",
      "$&",
      '"><script>alert(1)</script>',
      "</script>",
      "x".repeat(200),
    ];
    const posts = await Promise.all(titles.map((title) => create({ title })));
    const slugs = posts.map(({ slug }) => slug);
    expect(slugs.slice(0, 3).toSorted()).toEqual(["twin", "twin-2", "twin-3"]);
    expect(new Set(slugs).size).toBe(titles.length);
    for (const post of posts) {
      expect(post.slug).toMatch(/^[a-z0-9-]+$/);
      expect(await list(`?slug=${post.slug}`)).toEqual([post]);
    }
  });

  test("an article of 400,000 characters of any script fits", async () => {
    const post = await create({ title: "Long", content: "数".repeat(400_000) });
    expect(post.content).toHaveLength(400_000);
  });
});

describe("reading", () => {
  test("the whole list is newest first, with all fields", async () => {
    const posts = await list();
    const dates = posts.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const post of posts) expect(post).toHaveProperty("content");
  });

  test("summaries come without content, and never empty", async () => {
    await create({ title: "No summary", summary: "", content: `# Head\n\n${"abcd ".repeat(100)}` });
    const posts = await list("?fields=summary");
    expect(posts.map(({ id }) => id)).toEqual((await list()).map(({ id }) => id));
    for (const post of posts) {
      expect(post).not.toHaveProperty("content");
      expect(post.summary).not.toBe("");
    }
    expect(posts.find(({ title }) => title === "No summary")?.summary).toMatch(/^Head abcd .{180,190}…$/);
  });

  test("summaries have their day in words, as the company's calendar has it", async () => {
    const post = await create({ title: "Dated" });
    const day = new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", dateStyle: "long" });
    const dated = { createdOn: day.format(new Date(post.createdAt)) };
    expect(await list("?fields=summary")).toContainEqual(expect.objectContaining({ id: post.id, ...dated }));
    expect(post).not.toHaveProperty("createdOn");
  });

  test("a slug gives one post or none", async () => {
    const post = await create({ title: "By slug" });
    expect(await list("?slug=by-slug")).toEqual([post]);
    expect(await list("?slug=by-slug&fields=summary")).toMatchObject([{ id: post.id }]);
    for (const slug of ["nothing", "", "By-Slug", "__proto__", "constructor", "%00", "../blogs"]) {
      expect(await list(`?slug=${slug}`)).toEqual([]);
    }
  });

  test("readers ask again each time, and are told when nothing has changed", async () => {
    for (const path of ["/api/blogs", "/api/blogs?fields=summary", "/api/blogs?slug=an-article"]) {
      const first = await app.ask(path);
      expect(first.headers.get("Cache-Control")).toBe("no-cache");
      const known = { "If-None-Match": first.headers.get("ETag") ?? "" };
      expect((await app.ask(path, { headers: known })).status).toBe(304);
    }
    const before = await app.ask("/api/blogs");
    await create({ title: "Something new" });
    const known = { "If-None-Match": before.headers.get("ETag") ?? "" };
    expect((await app.ask("/api/blogs", { headers: known })).status).toBe(200);
  });

  test.each([
    "?fields=content",
    "?fields=article&slug=a",
    "?fields=summary&fields=summary",
    "?fields=summary&page=1",
    "?category=AI",
    "?slug=a&slug=b",
  ])("%s is refused", async (query) => {
    const answer = await app.ask(`/api/blogs${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\.$/) });
  });

  test("queries that mean nothing here change nothing", async () => {
    expect(await list("?utm_source=x")).toEqual(await list());
  });
});

describe("addresses", () => {
  test.each(["/api", "/api/posts", "/api/blogs/a/b", "/api/blogs/a/restore/b", "/api/BLOGS"])(
    "%s is a JSON 404",
    async (path) => {
      const answer = await app.ask(path);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: "There is nothing at this address." },
      ]);
    },
  );

  test("an address that holds no text is a JSON 404", async () => {
    const answer = await app.ask("/api/blogs/%E0%A4%A", { method: "DELETE" });
    expect([answer.status, await answer.json()]).toEqual([404, { message: "There is no such blog post." }]);
  });

  test.each([
    ["GET", "/api/blogs/?fields=summary", 301, "/api/blogs?fields=summary"],
    ["PUT", "/api/blogs/", 308, "/api/blogs"],
    ["POST", "/API/blogs", 308, "/api/blogs"],
    ["GET", "/API/nothing", 301, "/api/nothing"],
  ])("%s %s leads to the API's own spelling", async (method, path, status, target) => {
    const answer = await app.ask(path, { method });
    expect([answer.status, answer.headers.get("Location")]).toEqual([status, target]);
  });

  test("HEAD answers as GET does, without the body", async () => {
    const answer = await app.ask("/api/blogs", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });
});
