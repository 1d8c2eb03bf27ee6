import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { defaultLimits } from "../../src/server/app.ts";
import type { Post } from "../../src/shared/posts/post.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";

const files = faultyFiles();
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({}, { fileSystem: files });
});
afterAll(() => app.stop());

const article = {
  title: "An article",
  summary: "What it says.",
  content: "Some words.",
  imageUrl: "https://example.com/a.jpg",
  category: "AI",
};

async function create(part: object = {}): Promise<Post> {
  const answer = await app.ask("/api/blogs", { body: { ...article, ...part } });
  expect(answer.status).toBe(201);
  return answer.json();
}

async function list(query = ""): Promise<Post[]> {
  return (await app.ask(`/api/blogs${query}`)).json();
}

function put(id: string, body: unknown, headers: Record<string, string> = {}) {
  return app.ask(`/api/blogs/${id}`, { method: "PUT", body, headers });
}

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
    });
    expect((await list())[0]).toEqual(post);
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

  test("an article of 200,000 characters of any script fits", async () => {
    const post = await create({ title: "Long", content: "数".repeat(200_000) });
    expect(post.content).toHaveLength(200_000);
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
    // Several changes within a second have no times of their own until as many seconds are over.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(app.store.posts.read().changedAt) + 1_000 });
    const told = (await app.ask("/api/blogs")).headers.get("Last-Modified") ?? "";
    expect((await app.ask("/api/blogs", { headers: { "If-Modified-Since": told } })).status).toBe(304);
    vi.useRealTimers();
    const before = await app.ask("/api/blogs");
    await create({ title: "Something new" });
    const known = { "If-None-Match": before.headers.get("ETag") ?? "" };
    expect((await app.ask("/api/blogs", { headers: known })).status).toBe(200);
  });

  test.each(["?fields=content", "?fields=summary&fields=summary", "?slug=a&slug=b"])(
    "%s is refused",
    async (query) => {
      const answer = await app.ask(`/api/blogs${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/\.$/) });
    },
  );

  test("queries that mean nothing here change nothing", async () => {
    expect(await list("?utm_source=x")).toEqual(await list());
  });
});

describe("updating", () => {
  test("keeps id and createdAt, and moves updatedAt on", async () => {
    const post = await create({ title: "To update" });
    const answer = await put(post.id, { ...article, title: "To update", content: "New words." });
    expect(answer.status).toBe(200);
    const updated: Post = await answer.json();
    expect(updated).toEqual({ ...post, content: "New words.", updatedAt: updated.updatedAt });
    expect(updated.updatedAt > post.updatedAt).toBe(true);
    expect(await list("?slug=to-update")).toEqual([updated]);
  });

  test("fields that are left out become empty", async () => {
    const post = await create({ title: "To empty" });
    const answer = await put(post.id, { title: "To empty", content: "Words" });
    expect(await answer.json()).toMatchObject({ summary: "", imageUrl: "", category: "" });
  });

  test("a new title gives a new slug, and the old ones lead there, also after several", async () => {
    const post = await create({ title: "Name one" });
    await put(post.id, { ...article, title: "Name two" });
    await put(post.id, { ...article, title: "Name three" });
    for (const slug of ["name-one", "name-two", "name-three"]) {
      expect(await list(`?slug=${slug}`)).toMatchObject([{ id: post.id, slug: "name-three" }]);
    }
    const other = await create({ title: "Name one" });
    expect(other.slug).toBe("name-one-2");
    const back: Post = await (await put(post.id, { ...article, title: "Name one" })).json();
    expect(back.slug).toBe("name-one");
    expect(await list("?slug=name-three")).toMatchObject([{ slug: "name-one" }]);
  });

  test("a title that gives the same slug keeps the post's number", async () => {
    await create({ title: "Number" });
    const second = await create({ title: "Number" });
    expect(second.slug).toBe("number-2");
    const updated: Post = await (await put(second.id, { ...article, title: "Number!" })).json();
    expect(updated.slug).toBe("number-2");
    const emoji = await create({ title: "🚀" });
    const other: Post = await (await put(emoji.id, { ...article, title: "🛰️" })).json();
    expect(other.slug).toBe(emoji.slug);
  });

  test("If-Match saves only over the version that the author saw", async () => {
    const post = await create({ title: "Matched" });
    const first = await put(
      post.id,
      { ...article, title: "Matched", content: "One" },
      { "If-Match": `"${post.updatedAt}"` },
    );
    expect(first.status).toBe(200);
    const current: Post = await first.json();
    expect(first.headers.get("ETag")).toBe(`"${current.updatedAt}"`);

    const late = await put(
      post.id,
      { ...article, title: "Matched", content: "Two" },
      { "If-Match": `"${post.updatedAt}"` },
    );
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual({ message: "This post was changed in the meantime.", post: current });
    expect(await list("?slug=matched")).toEqual([current]);

    for (const tag of ['W/"x"', '""', "nonsense", ","]) {
      expect((await put(post.id, article, { "If-Match": tag })).status).toBe(409);
    }
    let version = current.updatedAt;
    for (const tagOf of [() => "*", () => version, () => `"other", "${version}"`]) {
      const answer = await put(post.id, { ...article, title: "Matched" }, { "If-Match": tagOf() });
      expect(answer.status).toBe(200);
      version = (await answer.json()).updatedAt;
    }
  });

  test("of two authors who save at once over the same version, one is told", async () => {
    const post = await create({ title: "Raced" });
    const saves = ["One", "Two", "Three"].map((content) =>
      put(post.id, { ...article, title: "Raced", content }, { "If-Match": `"${post.updatedAt}"` }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test("saves within a millisecond still have versions of their own", async () => {
    const post = await create({ title: "Quick" });
    const saves = Array.from({ length: 20 }, () => put(post.id, { ...article, title: "Quick" }));
    const posts: Post[] = await Promise.all((await Promise.all(saves)).map((answer) => answer.json()));
    expect(new Set(posts.map(({ updatedAt }) => updatedAt)).size).toBe(20);
  });
});

describe("deleting", () => {
  test("takes the post from every list, and once only", async () => {
    const post = await create({ title: "To delete" });
    const answer = await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await list("?slug=to-delete")).toEqual([]);
    expect((await list()).some(({ id }) => id === post.id)).toBe(false);
    expect((await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await put(post.id, article)).status).toBe(404);
  });

  test("a deleted post comes back as it was, slugs and all", async () => {
    const post = await create({ title: "Back again" });
    const renamed: Post = await (await put(post.id, { ...article, title: "Back once more" })).json();
    await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
    // Its slugs wait for it.
    expect((await create({ title: "Back again" })).slug).toBe("back-again-2");
    expect((await create({ title: "Back once more" })).slug).toBe("back-once-more-2");
    const restored = await app.ask(`/api/blogs/${post.id}/restore`, { method: "POST" });
    expect([restored.status, await restored.json()]).toEqual([200, renamed]);
    expect(await list("?slug=back-again")).toEqual([renamed]);
    const again = await app.ask(`/api/blogs/${post.id}/restore`, { method: "POST" });
    expect([again.status, await again.json()]).toEqual([200, renamed]);
  });

  test("after ten minutes it is gone, and its slug is free", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const posts = await Promise.all([create({ title: "Timely" }), create({ title: "Late" })]);
      await Promise.all(posts.map(({ id }) => app.ask(`/api/blogs/${id}`, { method: "DELETE" })));
      const start = Date.now();
      const restore = (post: Post | undefined) =>
        app.ask(`/api/blogs/${post?.id}/restore`, { method: "POST" });
      vi.setSystemTime(start + defaultLimits.deletedPostRestorableMs - 1_000);
      expect((await restore(posts[0])).status).toBe(200);
      vi.setSystemTime(start + defaultLimits.deletedPostRestorableMs + 1_000);
      expect((await restore(posts[1])).status).toBe(404);
      expect((await create({ title: "Late" })).slug).toBe("late");
      expect(app.store.posts.read().deleted.some(({ post }) => post.id === posts[1]?.id)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(["3f2b8c1d-0000-4000-8000-000000000000", "unknown", "__proto__", "a%2fb", "0"])(
    "the id %s is unknown to every write",
    async (id) => {
      const answers = await Promise.all([
        put(id, article),
        app.ask(`/api/blogs/${id}`, { method: "DELETE" }),
        app.ask(`/api/blogs/${id}/restore`, { method: "POST" }),
      ]);
      for (const answer of answers) {
        expect([answer.status, await answer.json()]).toEqual([
          404,
          { message: "There is no such blog post." },
        ]);
      }
    },
  );
});

describe("addresses", () => {
  test.each([
    ["PATCH", "", "GET, HEAD, POST"],
    ["DELETE", "", "GET, HEAD, POST"],
    ["PUT", "", "GET, HEAD, POST"],
    ["GET", "/some-id", "PUT, DELETE"],
    ["POST", "/some-id", "PUT, DELETE"],
    ["GET", "/some-id/restore", "POST"],
  ])("%s /api/blogs%s is 405", async (method, path, allowed) => {
    const answer = await app.ask(`/api/blogs${path}`, { method });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allowed]);
    expect(await answer.json()).toHaveProperty("message");
  });

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
