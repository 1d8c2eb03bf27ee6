import { beforeEach, expect, it } from "vitest";
import { render } from "../../src/entry-server.tsx";
import type { Assets } from "../../src/server/pages/build-manifest.ts";
import { createPageData } from "../../src/server/pages/document.ts";
import type { PostsState } from "../../src/server/posts/stored-posts.ts";
import { type PageData, pageDataPath } from "../../src/shared/page-data.ts";
import { postPath } from "../../src/shared/paths.ts";
import type { PreviewLink } from "../../src/shared/posts/admin-post.ts";
import type { PostSummary } from "../../src/shared/posts/post.ts";
import { urls } from "../../src/shared/urls.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { blogClient } from "../support/server/blog.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

const assets: Assets = {
  entry: null,
  sheets: () => [],
  sheetsOfPageOnly: (modules) => modules.map((href) => ({ href, text: "" })),
  scripts: (modules) => modules,
  islands: (names) => names,
  ownScripts: () => [],
  fonts: [],
};

let app: RunningApp;

beforeEach(async () => {
  app = await startApp({
    render,
    pageData: createPageData(assets),
  });
  return () => app.stop();
});

const get = (path: string, init?: RequestInit) => fetch(app.url + path, { redirect: "manual", ...init });

it("gives the app a page of HTML: title, metas, what stands in it, and the modules of its islands", async () => {
  const answer = await get("/page-data/services/ai-automations?utm_source=a");
  const page: PageData = await answer.json();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(page.head).toContain("<title");
  expect(page.head).toContain(`href="${new URL(urls.aiAutomations.path, app.url).pathname}"`.slice(6, -1));
  expect(page.html).toContain("<h1");
  expect(page.html).not.toMatch(/<main|<footer|<header/);
  expect(page.scripts).toEqual(expect.arrayContaining(["tabs", "benefits"]));
});

it("gives every page of the table that is HTML, home by the prefix alone, with the same title as its document", async () => {
  for (const path of ["/", urls.about.path, urls.agreement.path, urls.privacyPolicy.path]) {
    const page: PageData = await (await get(path === "/" ? "/page-data" : `/page-data${path}`)).json();
    const document = await (await get(path)).text();
    const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1];
    expect(titleOf(page.head), path).toBe(titleOf(document));
  }
});

it("knows the query that decides a page", async () => {
  const page: PageData = await (await get(`/page-data${urls.agreement.path}?plan=students`)).json();
  expect(page.html).toMatch(/<input[^>]*checked[^>]*value="students"|value="students"[^>]*checked/);
});

it("is cached as the document is, and each apart", async () => {
  const tag = (await get("/page-data/about")).headers.get("ETag") ?? "";
  expect((await get("/page-data/about", { headers: { "If-None-Match": tag } })).status).toBe(304);
  expect(await (await get("/about")).text()).toContain("<main");
});

it.each([
  "/page-data/admin/dashboard",
  "/page-data/admin-login",
  "/page-data/widget/form/contact",
  "/page-datax/about",
])("has nothing at %s", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).not.toMatch("application/json");
});

it("takes only reads, and has one spelling", async () => {
  expect((await get("/page-data/about", { method: "POST" })).status).toBe(405);
  expect((await get("/page-data//about")).headers.get("Location")).toBe("/page-data/about");
  expect((await get("/page-data/")).headers.get("Location")).toBe("/page-data");
  expect((await get("/page-data/About?a=1")).headers.get("Location")).toBe("/page-data/about?a=1");
});

const { create, put, list } = blogClient(() => app);

/** Fills the blog with posts whose summaries differ, as those of people do. */
async function fill(count: number): Promise<void> {
  const posts = samplePosts(count).map(
    ({ readingTime: _, createdOn: __, ...post }, index): PostsState["posts"][number] => ({
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
    }),
  );
  await app.store.posts.update((state) => ({ ...state, posts, changedAt: new Date().toISOString() }));
}

async function pageAt(address: string): Promise<PageData> {
  return (await get(pageDataPath(address))).json();
}

const blogPages = ["/blogs", "/blogs?page=2", "/blogs?category=Data+Science", "/blogs/sample-post-1"];

it("of a blog of 10,000 posts, takes less than 40 kB for any page of the list or an article", async () => {
  await fill(10_000);
  for (const address of [...blogPages, "/blogs?category=Data+Science&page=52", "/blogs?page=417"]) {
    const answer = await get(pageDataPath(address), { headers: { "Accept-Encoding": "identity" } });
    const text = await answer.text();
    expect(text, address).toContain("<article");
    expect(Buffer.byteLength(text), address).toBeLessThan(40_000);
  }
});

it("has of the blog what the documents have in their main part", async () => {
  await fill(100);
  for (const address of [...blogPages, "/blogs?category=Gardening", `${urls.checkout.path}?plan=students`]) {
    const document = await (await get(address)).text();
    const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(document) ?? [];
    const { html } = await pageAt(address);
    expect(html, address).toContain("<h1");
    expect(main, address).toContain(`<div id="page">${html}</div>`);
  }
});

it("shows the newest posts first, an article with its day and what to read next, and a new post at once", async () => {
  await fill(100);
  const all = (await list("?fields=summary")) as unknown as PostSummary[];
  const { html } = await pageAt("/blogs");
  expect(samplesIn(html)).toEqual(all.slice(0, 25).map(({ title }) => title));
  for (const { summary } of all.slice(0, 25)) expect(html).toContain(summary);
  const article = (await pageAt("/blogs/sample-post-1")).html;
  expect(article).toContain(String(all[0]?.createdOn));
  expect(samplesIn(article)).toEqual([8, 1, 2].map((at) => all[at]?.title));

  const path = pageDataPath("/blogs?page=2");
  const etag = (await get(path)).headers.get("ETag") ?? "";
  const again = () => get(path, { headers: { "If-None-Match": etag } });
  expect((await again()).status).toBe(304);
  await create({ title: "A new one" });
  expect((await again()).status).toBe(200);
  expect(titlesIn((await pageAt("/blogs")).html)[0]).toBe("A new one");
});

/** The titles of posts; others have headings too. */
function samplesIn(html: string): string[] {
  return titlesIn(html).filter((title) => title.startsWith("Sample post"));
}

function titlesIn(html: string): string[] {
  const titles = [...html.matchAll(/<h[23]\b[^>]*>(.*?)<\/h[23]>/g)];
  return titles.map(([, title = ""]) => title.replace(/<[^>]*>/g, ""));
}

it("leads from a moved post to the data of its new address", async () => {
  const { id, content } = await create({ title: "Old name" });
  await put(id, { title: "New name", content });
  const answer = await get("/page-data/blogs/old-name?utm_source=a");
  expect([301, 302]).toContain(answer.status);
  expect(answer.headers.get("Location")).toBe("/page-data/blogs/new-name?utm_source=a");
  expect((await pageAt("/blogs/new-name")).html).toContain("New name");
});

it.each([
  ["/nothing-here", "404 Page Not Found"],
  ["/page-data/about", "404 Page Not Found"],
  [postPath("nothing-here"), "Blog Post Not Found"],
  ["/preview/nothing-here", "Blog Post Not Found"],
])("is what the missing page shows at %s", async (path, title) => {
  const answer = await get(pageDataPath(path));
  expect([answer.status, answer.headers.get("X-Robots-Tag")]).toEqual([404, "noindex"]);
  const { head, html }: PageData = await answer.json();
  expect(head).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).toContain(title);
});

it("is the empty list where that cannot be read, and nothing that is kept", async () => {
  const broken = await untilTestEnds(
    startApp({
      render: (request, { api, ...services }) => {
        const listPosts = () => Promise.reject(new Error("the disk is away"));
        return render(request, { ...services, api: { ...api, listPosts }, report: () => {} });
      },
      pageData: createPageData(assets),
    }),
  );
  const empty = await pageAt("/blogs");
  const answer = await broken.ask("/page-data/blogs");
  expect([answer.status, answer.headers.get("X-Robots-Tag")]).toEqual([500, "noindex"]);
  expect(answer.headers.get("ETag")).toBeNull();
  const { head, html }: PageData = await answer.json();
  expect(head).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain("the disk is away");
  expect(titlesIn(html)).toEqual(titlesIn(empty.html));
});

it("of a preview is for nobody to keep, and ends with it", async () => {
  const { id } = await create({ title: "A draft", status: "draft" });
  const preview = `/api/blogs/${id}/preview`;
  const { url }: PreviewLink = await (await app.ask(preview, { method: "POST" })).json();
  const path = pageDataPath(url.slice(siteUrl.length));
  const shown = await get(path);
  const { head, html }: PageData = await shown.json();
  expect(html).toContain("A draft");
  expect(head).toMatch(/<meta name="robots" content="noindex"/);
  await app.ask(preview, { method: "DELETE" });
  const ended = await get(path);
  expect([shown.status, ended.status]).toEqual([200, 404]);
  for (const { headers } of [shown, ended]) {
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("ETag")).toBeNull();
  }
});
