import { beforeEach, expect, onTestFinished, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { openSiteStore } from "../../src/server/collections.ts";
import type { AdminPost, PreviewLink } from "../../src/shared/posts/admin-post.ts";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { article } from "../support/server/blog.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { filesIn } from "../support/store/older-release.ts";

const start = "2026-12-01T12:00:00.000Z";

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock(start);
  app = await startApp({ clock, render });
  return () => app.stop();
});

async function create(part: object = { status: "draft" }): Promise<AdminPost> {
  return (await app.ask("/api/blogs", { body: { ...article, ...part } })).json();
}

async function preview(id: string): Promise<PreviewLink & { path: string }> {
  const answer = await app.ask(`/api/blogs/${id}/preview`, { method: "POST" });
  expect(answer.status).toBe(201);
  const link: PreviewLink = await answer.json();
  expect(link.url).toMatch(/^https:\/\/www\.example\.test\/preview\/[0-9a-f]{48}$/);
  return { ...link, path: link.url.slice(siteUrl.length) };
}

test("a link shows a draft as its page will look, and keeps it out of searches and caches", async () => {
  const post = await create({ status: "draft", imageUrl: "" });
  const { path, expiresAt } = await preview(post.id);
  expect(expiresAt).toBe("2026-12-31T12:00:00.000Z");
  const answer = await app.ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(answer.headers.get("ETag")).toBeNull();
  const html = await answer.text();
  for (const text of [post.title, post.content, post.summary, "December 1, 2026"])
    expect(html).toContain(text);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/rel="canonical"|application\/ld\+json|property="og:url"/);
  // Its cover is not at the address that it will have.
  expect(html).toContain(`src="${siteUrl}${path}/cover.svg"`);
  const cover = await app.ask(`${path}/cover.svg`);
  expect([cover.status, cover.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect((await app.ask(`/covers/${post.slug}.svg`)).status).toBe(404);
  expect((await app.ask(`/blogs/${post.slug}`)).status).toBe(404);
});

test("a link shows the post as it is stored now, its own image too", async () => {
  const post = await create();
  const { path } = await preview(post.id);
  await app.ask(`/api/blogs/${post.id}`, { method: "PUT", body: { ...article, title: "Another title" } });
  const html = await (await app.ask(path)).text();
  expect(html).toContain("Another title");
  expect(html).toContain(`src="${article.imageUrl}"`);
});

test("links end after 30 days, or when they are ended", async () => {
  const post = await create();
  const first = await preview(post.id);
  const second = await preview(post.id);
  expect(first.path).not.toBe(second.path);
  const other = await preview((await create({ title: "Another", status: "draft" })).id);
  const statuses = async () => {
    const answers = [first, second, other].map(async ({ path }) => (await app.ask(path)).status);
    return Promise.all(answers);
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  const end = () => app.ask(`/api/blogs/${post.id}/preview`, { method: "DELETE" });
  expect((await end()).status).toBe(204);
  expect(await statuses()).toEqual([404, 404, 200]);
  expect((await end()).status).toBe(204);
  clock.set("2026-12-31T11:59:59.999Z");
  expect(await statuses()).toEqual([404, 404, 200]);
  clock.set("2026-12-31T12:00:00.000Z");
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await app.ask(`${other.path}/cover.svg`)).status).toBe(404);
});

test("what has ended is told apart from nothing by nobody, and stands in no cache", async () => {
  const { id } = await create();
  const { path } = await preview(id);
  await app.ask(`/api/blogs/${id}`, { method: "DELETE" });
  for (const address of [path, "/preview/0", "/preview/%20", "/preview/__proto__", `${path}0`]) {
    const answer = await app.ask(address);
    expect([address, answer.status]).toEqual([address, 404]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  }
  await app.ask(`/api/blogs/${id}/restore`, { method: "POST" });
  expect((await app.ask(path)).status).toBe(200);
});

test("a link lives through a restart, and its token is stored nowhere", async () => {
  const { path } = await preview((await create()).id);
  await app.store.close();
  const { dataDir } = app;
  for (const text of (await filesIn(dataDir)).values()) expect(text).not.toContain(path.split("/").at(-1));
  const store = await openSiteStore(dataDir);
  const again = await startApp({ store, clock, render });
  onTestFinished(async () => {
    await again.stop();
    await store.close();
  });
  expect((await again.ask(path)).status).toBe(200);
});

test("a link changes nothing that readers have", async () => {
  await create({ title: "Public" });
  const { id } = await create();
  const tagOf = async (path: string) => (await app.ask(path)).headers.get("ETag");
  const tags = () => Promise.all(["/api/blogs?fields=summary", "/sitemap.xml", "/rss.xml"].map(tagOf));
  const before = await tags();
  await preview(id);
  expect(await tags()).toEqual(before);
});

test("a post that is not there has no links", async () => {
  for (const method of ["POST", "DELETE"])
    expect((await app.ask("/api/blogs/some-id/preview", { method })).status).toBe(404);
  expect((await app.ask("/api/blogs/some-id/preview")).status).toBe(405);
});
