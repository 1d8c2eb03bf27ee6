import { beforeEach, describe, expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { defaultLimits } from "../../src/server/app.ts";
import { pageDataPath } from "../../src/shared/page-data.ts";
import { postPath } from "../../src/shared/paths.ts";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import { aliases, coverPath, feedPaths, postCardPath, urls } from "../../src/shared/urls.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";

const before = "2026-12-01T12:00:00.000Z";
const time = "2026-12-01T14:00:00.000Z";

// Every page of the site is rendered several times.
/** Words that nothing else on the site has: none of them may be found before its post is public. */
const secret = /quokka|numbat|wombat|bilby/i;

const hidden = {
  content: "# About the wombat\n\nA wombat digs tunnels at night.",
  summary: "What a numbat eats.",
  category: "Data Science",
  imageUrl: "https://bilby.example/picture.jpg",
};

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock(before);
  app = await startApp({
    clock,
    render,
    // The loaders' data stand in the page as well.
    document: ({ html, data }) => ({ html: `${html}${JSON.stringify(data)}`, styles: "", script: "" }),
    pageData: ({ html }) => ({ release: "", head: "", html, sheets: [], scripts: [] }),
    renderArticle: (article) => JSON.stringify(article),
    cards: { cardOf: async ({ title }) => ({ png: Buffer.from(title), tag: title }) },
    limits: { ...defaultLimits, chatPerMinute: 1_000 },
  });
  return () => app.stop();
});

async function create(part: object): Promise<AdminPost> {
  const answer = await app.ask("/api/blogs", { body: { ...hidden, ...part } });
  expect(answer.status).toBe(201);
  return answer.json();
}

/** Posts that are public, drafts, scheduled, were public before, and deleted. */
async function fill() {
  const known = { content: "Words.", summary: "", imageUrl: "", category: "AI" };
  await create({ ...known, title: "First public one" });
  const scheduled = await create({ title: "A quokka on time", status: "scheduled", publishAt: time });
  const drafts = [await create({ title: "Quokka draft", status: "draft" })];
  const takenBack = await create({ title: "Quokka of old" });
  const renamed = { ...hidden, title: "Quokka of late", status: "draft" };
  await app.ask(`/api/blogs/${takenBack.id}`, { method: "PUT", body: renamed });
  const deleted = await create({ title: "Deleted quokka" });
  await app.ask(`/api/blogs/${deleted.id}`, { method: "DELETE" });
  await create({ ...known, title: "Second public one" });
  const slugs = [...drafts, takenBack, deleted].map(({ slug }) => slug);
  return { scheduled, hiddenSlugs: [...slugs, "quokka-of-late"] };
}

const blogPages = [
  "/blogs",
  "/blog",
  "/blogs?page=2",
  "/blogs?category=Data+Science",
  "/blogs/first-public-one",
  "/blogs/second-public-one",
];
const pages = [
  ...Object.values(urls).map(({ path }) => path),
  ...Object.values(aliases),
  ...blogPages,
  "/preview/quokka",
];
const lists = [
  ...new Set(pages),
  ...new Set(pages.map(pageDataPath)),
  ...Object.values(feedPaths),
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/api/blogs",
  "/api/blogs?fields=summary",
  "/api/blogs?slug=first-public-one",
];

/** Which of the addresses say something of a post that is not public. */
async function tellTales(): Promise<string[]> {
  const found: string[] = [];
  for (const path of lists) {
    const answer = await app.ask(path);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 301, 404])]);
    if (path.endsWith("/preview/quokka")) expect(answer.status).toBe(404);
    // What was asked for may be said again.
    else if (secret.test(text.replaceAll(path, ""))) found.push(path);
  }
  for (const message of ["What does a wombat dig at night?", "What does a numbat eat?"]) {
    const answer = await app.ask("/api/chat", { body: { message, sessionId: "s" } });
    const { output } = await answer.json();
    if (/tunnels|quokka|on-time/i.test(output)) found.push("/api/chat");
  }
  return [...new Set(found)];
}

const addressesOf = (slug: string) => [
  postPath(slug),
  pageDataPath(postPath(slug)),
  coverPath(slug),
  postCardPath(slug),
];

/** Where no post is, the newest public ones are named. */
async function expectNothingAt(slug: string, words = /wombat|numbat|bilby/i): Promise<void> {
  for (const path of addressesOf(slug)) {
    const answer = await app.ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toMatch(words);
  }
  for (const fields of ["", "&fields=summary"])
    expect(await (await app.ask(`/api/blogs?slug=${slug}${fields}`)).json()).toEqual([]);
}

describe("before its time a post", () => {
  test("is nowhere on the site, and from then on everywhere, in every cache", async () => {
    const { scheduled, hiddenSlugs } = await fill();
    // Twice, as the second time all comes from a cache.
    expect(await tellTales()).toEqual([]);
    expect(await tellTales()).toEqual([]);
    for (const slug of [...hiddenSlugs, scheduled.slug]) await expectNothingAt(slug);

    clock.set("2026-12-01T13:59:59.999Z");
    expect(await tellTales()).toEqual([]);
    await expectNothingAt(scheduled.slug);

    clock.set(time);
    const told = await tellTales();
    expect(told).toEqual([
      ...blogPages,
      ...blogPages.map(pageDataPath),
      ...Object.values(feedPaths),
      "/sitemap.xml",
      "/llms.txt",
      "/api/blogs",
      "/api/blogs?fields=summary",
      "/api/chat",
    ]);
    for (const path of addressesOf(scheduled.slug)) expect((await app.ask(path)).status).toBe(200);
    for (const slug of hiddenSlugs) await expectNothingAt(slug, /quokka (draft|of)|deleted quokka/i);

    clock.set(before);
    expect(await tellTales()).toEqual([]);
    await expectNothingAt(scheduled.slug);
  });

  test("has tags and times of its own when it appears", async () => {
    const { scheduled } = await fill();
    const tagOf = async (path: string) => (await app.ask(path)).headers.get("ETag");
    const paths = ["/blogs", "/page-data/blogs", "/sitemap.xml", "/rss.xml", "/api/blogs?fields=summary"];
    const tags = await Promise.all(paths.map(tagOf));
    clock.set(time);
    for (const [at, path] of paths.entries()) {
      const answer = await app.ask(path, { headers: { "If-None-Match": tags[at] ?? "" } });
      expect([path, answer.status]).toEqual([path, 200]);
    }
    const post = (await (await app.ask(`/api/blogs?slug=${scheduled.slug}`)).json())[0];
    expect(post).toMatchObject({ createdAt: time, status: "published" });
    // It was saved before, and has not changed for its readers since.
    expect(await (await app.ask("/sitemap.xml")).text()).toContain(
      `${scheduled.slug}</loc><lastmod>${time}</lastmod>`,
    );
    expect(await (await app.ask(postPath(scheduled.slug))).text()).toContain(
      `property="article:modified_time" content="${time}"`,
    );
  });
});

test("a post whose drawing was public is gone with it", async () => {
  const { slug, id } = await create({ title: "Quokka for a while" });
  for (const path of addressesOf(slug)) expect((await app.ask(path)).status).toBe(200);
  await app.ask(`/api/blogs/${id}`, {
    method: "PUT",
    body: { ...hidden, title: "Quokka now", status: "draft" },
  });
  await expectNothingAt(slug);
  await expectNothingAt("quokka-now");
});
