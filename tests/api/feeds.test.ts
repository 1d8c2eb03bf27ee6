import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postsInFeed } from "../../src/server/feeds/feed.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import type { Post } from "../../src/shared/posts/post.ts";
import { urls } from "../../src/shared/urls.ts";
import { arbitraryText } from "../support/inputs/arbitrary-text.ts";
import { textOf as articleText, type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { projectDir } from "../support/server/process.ts";
import { all, parseXml, textOf } from "./parse-xml.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startApp(
    {
      renderArticle: (article, postUrl) =>
        `<p><a href="${new URL("/contact", postUrl)}">${articleText(article).length}</a> <img src="//cdn.test/a.png"></p>`,
    },
    { firstPosts: await readFirstPosts(projectDir) },
  );
});
afterAll(() => app.stop());

const types = {
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
  "/rss.xml": "application/rss+xml; charset=utf-8",
  "/feed.json": "application/feed+json; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
};
const paths = Object.keys(types) as (keyof typeof types)[];
const listing = paths.filter((path) => path !== "/robots.txt");

async function read(path: string): Promise<string> {
  return (await app.ask(path)).text();
}

async function create(part: object): Promise<Post> {
  return (await app.ask("/api/blogs", { body: { content: "Words", ...part } })).json();
}

async function rss() {
  const [channel] = all(parseXml(await read("/rss.xml")), "channel");
  if (channel === undefined) throw new Error("There is no channel");
  return { channel, items: all(channel, "item") };
}

test.each(paths)("%s has its type, is asked for anew, and answers 304 to who has it", async (path) => {
  const answer = await app.ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe(types[path]);
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  const again = await app.ask(path, { headers: { "If-None-Match": answer.headers.get("ETag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test.each(paths)("%s cannot be written to", async (path) => {
  const answer = await app.ask(path, { method: "POST", body: {} });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each(paths)("%s names no host but the site's own", async (path) => {
  const answer = await app.ask(path, {
    headers: { "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "http" },
  });
  const text = (await answer.text())
    .replaceAll("http://www.sitemaps.org", "")
    .replaceAll("http://www.w3.org", "");
  expect(text).toContain(siteUrl);
  expect(text).not.toMatch(/evil\.test|127\.0\.0\.1|localhost|http:\/\/(?!purl\.org)/);
});

test.each(listing)("%s tells of a post at once: written, renamed, deleted and put back", async (path) => {
  const title = `Told by ${path.slice(1, 4)}`;
  const tag = async () => (await app.ask(path)).headers.get("ETag");
  const tags = [await tag()];
  const post = await create({ title });
  const address = `/blogs/${post.slug}`;
  expect(await read(path)).toContain(address);
  tags.push(await tag());

  await app.ask(`/api/blogs/${post.id}`, {
    method: "PUT",
    body: { title: `${title} anew`, content: "Words" },
  });
  expect(await read(path)).toContain(`${address}-anew`);
  tags.push(await tag());

  await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
  expect(await read(path)).not.toContain(address);
  expect(await tag()).not.toBe(tags[2]);

  await app.ask(`/api/blogs/${post.id}/restore`, { method: "POST" });
  expect(await read(path)).toContain(`${address}-anew`);
  expect(new Set(tags).size).toBe(3);
});

describe("/sitemap.xml", () => {
  test("lists exactly the indexed pages and the posts, each once", async () => {
    const urlset = parseXml(await read("/sitemap.xml"));
    expect(urlset).toMatchObject({
      name: "urlset",
      attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
    });
    const posts: Post[] = await (await app.ask("/api/blogs")).json();
    const pages = Object.values(urls).filter(({ indexed }) => indexed);
    expect(
      all(urlset, "url")
        .map((entry) => textOf(entry, "loc"))
        .toSorted(),
    ).toEqual(
      [
        ...pages.map(({ path }) => siteUrl + path),
        ...posts.map(({ slug }) => `${siteUrl}/blogs/${slug}`),
      ].toSorted(),
    );
  });

  test("dates a post by its last change", async () => {
    const posts: Post[] = await (await app.ask("/api/blogs")).json();
    const entries = all(parseXml(await read("/sitemap.xml")), "url");
    for (const { slug, updatedAt } of posts) {
      const entry = entries.find((candidate) => textOf(candidate, "loc") === `${siteUrl}/blogs/${slug}`);
      expect(entry && textOf(entry, "lastmod")).toBe(updatedAt);
    }
  });
});

test("/robots.txt lets every page be fetched and names the sitemap", async () => {
  const lines = (await read("/robots.txt")).trim().split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /api/"]);
});

describe("/rss.xml", () => {
  test("is RSS 2.0 with what it needs", async () => {
    const root = parseXml(await read("/rss.xml"));
    expect(root).toMatchObject({ name: "rss", attributes: { version: "2.0" } });
    const { channel, items } = await rss();
    for (const name of ["title", "link", "description"]) expect(textOf(channel, name)).not.toBe("");
    expect(textOf(channel, "link")).toBe(`${siteUrl}/blogs`);
    expect(all(channel, "atom:link")[0]?.attributes).toMatchObject({
      rel: "self",
      href: `${siteUrl}/rss.xml`,
    });
    for (const item of items) {
      expect(textOf(item, "title")).not.toBe("");
      expect(textOf(item, "link")).toMatch(new RegExp(`^${siteUrl}/blogs/[a-z0-9-]+$`));
      expect(textOf(item, "dc:creator")).toBe("Corvanta");
      expect(textOf(item, "pubDate")).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    }
    const ids = items.map((item) => textOf(item, "guid"));
    expect(new Set(ids).size).toBe(items.length);
  });

  test("carries whole articles, whose addresses hold everywhere", async () => {
    const post = await create({ title: "Whole", content: "x".repeat(123) });
    const item = (await rss()).items.find((candidate) => textOf(candidate, "guid") === post.id);
    expect(item && textOf(item, "content:encoded")).toBe(
      `<p><a href="${siteUrl}/contact">123</a> <img src="//cdn.test/a.png"></p>`,
    );
  });

  test("a renamed post is the same entry", async () => {
    const post = await create({ title: "Same entry" });
    await app.ask(`/api/blogs/${post.id}`, {
      method: "PUT",
      body: { title: "Same entry still", content: "Words" },
    });
    const entries = (await rss()).items.filter((item) => textOf(item, "guid") === post.id);
    expect(entries.map((item) => textOf(item, "link"))).toEqual([`${siteUrl}/blogs/same-entry-still`]);
  });

  test("holds any text without harm", async () => {
    const title = "]]> & <b>\"'</b> \u0000\u0007\uffff \ud83d\ude00 </script>";
    const post = await create({ title, summary: "<script>alert(1)</script>", category: "Data Science" });
    const item = (await rss()).items.find((candidate) => textOf(candidate, "guid") === post.id);
    expect(item && textOf(item, "title")).toBe("]]> & <b>\"'</b>  \ud83d\ude00 </script>");
    // Readers show a description as HTML, so that the text of a tag is text there too.
    expect(item && textOf(item, "description")).toBe("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(item && textOf(item, "category")).toBe("Data Science");
  });
});

describe("/feed.json", () => {
  test("is JSON Feed 1.1 with whole articles", async () => {
    const post = await create({ title: "In JSON", imageUrl: "https://example.com/a.png", category: "AI" });
    const feed = JSON.parse(await read("/feed.json"));
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: `${siteUrl}/blogs`,
      feed_url: `${siteUrl}/feed.json`,
      authors: [{ name: "Corvanta", url: siteUrl }],
    });
    expect(feed.title).not.toBe("");
    expect(feed.items[0]).toEqual({
      id: post.id,
      url: `${siteUrl}/blogs/in-json`,
      title: "In JSON",
      content_html: expect.stringContaining(`<a href="${siteUrl}/contact">`),
      summary: "Words",
      image: "https://example.com/a.png",
      date_published: post.createdAt,
      date_modified: post.updatedAt,
      tags: ["AI"],
    });
    expect((await rss()).items.map((item) => textOf(item, "guid"))).toEqual(
      feed.items.map(({ id }: Post) => id),
    );
  });
});

describe("/llms.txt", () => {
  test("links every indexed page and every post once, with a sentence", async () => {
    const text = await read("/llms.txt");
    expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
    const links = [...text.matchAll(/^- \[((?:[^\]\\]|\\.)+)\]\((\S+)\): \S.*$/gm)].map(([, , url]) => url);
    const posts: Post[] = await (await app.ask("/api/blogs")).json();
    const pages = Object.values(urls).filter(({ indexed }) => indexed);
    expect(links.toSorted()).toEqual(
      [
        ...pages.map(({ path }) => siteUrl + path),
        ...posts.map(({ slug }) => `${siteUrl}/blogs/${slug}`),
      ].toSorted(),
    );
  });

  test("a title cannot break out of its link", async () => {
    await create({ title: "Out](https://evil.test) [of\\" });
    expect(await read("/llms.txt")).toContain("[Out\\](https://evil.test) \\[of\\\\](");
  });
});

test("whatever is posted, every document can be read", async () => {
  const samples = fc.sample(fc.tuple(arbitraryText, arbitraryText), postsInFeed);
  const posts = await Promise.all(
    samples.map(([title, summary]) => create({ title: `T${title}`, summary, content: `C${summary}` })),
  );
  const ids = posts.map(({ id }) => id).toSorted();
  expect((await rss()).items.map((item) => textOf(item, "guid")).toSorted()).toEqual(ids);
  const feed: { items: Post[] } = JSON.parse(await read("/feed.json"));
  expect(feed.items.map(({ id }) => id).toSorted()).toEqual(ids);
  parseXml(await read("/sitemap.xml"));
});

test("feeds carry the newest posts only, the sitemap all", async () => {
  for (let index = 0; index < postsInFeed + 5; index++) await create({ title: `Many ${index}` });
  const posts: Post[] = await (await app.ask("/api/blogs")).json();
  const newest = posts.slice(0, postsInFeed).map(({ id }) => id);
  expect((await rss()).items.map((item) => textOf(item, "guid"))).toEqual(newest);
  expect(posts.length).toBeGreaterThan(postsInFeed);
});
