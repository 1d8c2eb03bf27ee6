import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { exportPosts } from "../../src/tools/export/export-posts.ts";
import type { ImageSources } from "../../src/tools/import/bring-images.ts";
import { ImageError } from "../../src/tools/import/fetch-image.ts";
import { createFindFile } from "../../src/tools/import/find-file.ts";
import { importPosts } from "../../src/tools/import/import-posts.ts";
import { readIncoming } from "../../src/tools/import/read-incoming.ts";
import { ghostExport, wordPressExport } from "../support/inputs/exports.ts";
import { jpeg, png, transparentPng } from "../support/inputs/sample-images.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { askSite } from "../support/server/ask-site.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const now = new Date("2026-11-27T10:00:00.000Z");
const nothing: ImageSources["fetch"] = async () => {
  throw new ImageError("its host does not answer");
};

async function start(): Promise<RunningApp> {
  return untilTestEnds(startApp({ render: async () => notFoundPage }));
}

const notFoundPage = {
  status: 404,
  html: "",
  data: null,
  modules: [],
  islands: null,
  isPublic: true,
  cacheable: true,
};

/** Imports files as the command does; the first of them is the export, or the folder itself is. */
async function bring(
  app: RunningApp,
  files: Record<string, string | Uint8Array>,
  { fetch = nothing, site = null }: { fetch?: ImageSources["fetch"]; site?: string | null } = {},
) {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const [first = ""] = Object.keys(files);
  return bringFrom(app, /\.md$/.test(first) ? folder : path.join(folder, first), folder, { fetch, site });
}

async function bringFrom(
  app: RunningApp,
  place: string,
  folder: string,
  { fetch = nothing, site = null }: { fetch?: ImageSources["fetch"]; site?: string | null } = {},
) {
  const incoming = await readIncoming(place, site);
  const said: string[] = [];
  const sources = { findFile: createFindFile(folder), fetch };
  const report = await importPosts(incoming, await askSite(app), sources, now, (line) => said.push(line));
  return { ...report, said };
}

const stored = (app: RunningApp) => app.store.posts.read().posts;
const locationOf = async (app: RunningApp, path: string) => {
  const answer = await app.ask(path);
  return [answer.status, answer.headers.get("Location")];
};

describe("an import", () => {
  test("brings a post with its times, its images and its old addresses, and nothing twice", async () => {
    const app = await start();
    const html =
      '<h2>Two</h2><p><img src="__GHOST_URL__/content/images/a.png" alt="A"> and <a href="__GHOST_URL__/second/#x">there</a></p>';
    const text = ghostExport([
      {
        slug: "first",
        html,
        feature_image: "__GHOST_URL__/content/images/a.png",
        updated_at: "2021-01-01T00:00:00.000Z",
      },
      { slug: "second", status: "draft" },
      { slug: "third", status: "scheduled", published_at: "2027-01-01T00:00:00.000Z" },
    ]);
    const files = { "ghost.json": text, "content/images/a.png": await png() };
    const report = await bring(app, files);
    expect(report).toMatchObject({ images: 1, redirects: 6, present: 0, leftOut: [], notes: [] });
    const [image] = app.store.images.read().uploaded;
    const url = `/images/${image?.id}/1600.jpg`;
    expect(stored(app).toReversed()).toMatchObject([
      {
        slug: "first",
        content: `## Two\n\n![A](${url}) and [there](/blogs/second#x)`,
        imageUrl: url,
        status: "published",
        publishAt: "2020-03-04T05:06:07.000Z",
        createdAt: "2020-03-04T05:06:07.000Z",
        updatedAt: "2021-01-01T00:00:00.000Z",
      },
      { slug: "second", status: "draft", publishAt: null },
      { slug: "third", status: "scheduled", publishAt: "2027-01-01T00:00:00.000Z" },
    ]);
    const before = app.store.posts.read();
    expect(await bring(app, files)).toMatchObject({ said: [], present: 3, images: 0, redirects: 0 });
    expect(app.store.posts.read()).toBe(before);
    expect(app.store.images.read().uploaded).toHaveLength(1);

    for (const from of ["/first", "/first/", "/First/", "/blog/first/", "/blog/first"])
      expect([from, ...(await locationOf(app, from))]).toEqual([from, 301, "/blogs/first"]);
    expect(await locationOf(app, "/page-data/first")).toEqual([301, "/page-data/blogs/first"]);
    expect(await locationOf(app, "/first/?utm_source=x")).toEqual([301, "/blogs/first?utm_source=x"]);
    // What is not public yet has no address that anybody may know.
    for (const from of ["/second", "/third"]) expect((await locationOf(app, from))[0]).toBe(404);
    expect((await app.ask("/first", { method: "POST" })).status).toBe(405);
  });

  test("of WordPress keeps its paths, in any spelling", async () => {
    const app = await start();
    const link = "https://old.test/2012/05/%E3%83%86%E3%82%B9/";
    await bring(app, {
      "wp.xml": wordPressExport([{ link }, { id: 2, link: "https://old.test/blog/a/b.html" }]),
    });
    for (const from of [
      "/2012/05/%e3%83%86%e3%82%b9",
      "/2012/05/%E3%83%86%E3%82%B9/",
      "/2012//05/%E3%83%86%e3%82%b9/",
    ])
      expect([from, ...(await locationOf(app, from))]).toEqual([from, 301, "/blogs/post-1"]);
    expect(await locationOf(app, "/blog/a/b.html")).toEqual([301, "/blogs/post-2"]);
  });

  test("never takes the address of a page, a file or another post", async () => {
    const app = await untilTestEnds(startApp());
    await app.ask("/api/blogs", { body: { title: "Mine", content: "x" } });
    const at = (link: string, id: number) => ({ id, link: `https://old.test${link}` });
    const report = await bring(app, {
      "wp.xml": wordPressExport([
        at("/about/", 1),
        at("/blogs/mine", 2),
        at("/x", 3),
        at("/x/", 4),
        at("/api/blogs", 5),
        at("/Admin/dashboard/posts/", 6),
        at("/page-data/about", 7),
        at("/preview/abc", 8),
        at("/feed.json", 9),
        at("/calendar/x", 10),
      ]),
    });
    expect(report.notes.map(({ notes }) => notes)).toEqual([
      ["its old address /about/ is another page's, and does not lead to it"],
      ["its old address /blogs/mine is another page's, and does not lead to it"],
      ["its old address /x/ is another page's, and does not lead to it"],
      ["its old address /api/blogs is another page's, and does not lead to it"],
      ["its old address /Admin/dashboard/posts/ is another page's, and does not lead to it"],
      ["its old address /page-data/about is another page's, and does not lead to it"],
      ["its old address /preview/abc is another page's, and does not lead to it"],
      ["its old address /feed.json is another page's, and does not lead to it"],
      ["its old address /calendar/x is another page's, and does not lead to it"],
    ]);
    expect(app.store.redirects.read().map(({ from }) => from)).toEqual(["/x"]);
    // These answer themselves, and with a slash as any other address.
    expect((await app.ask("/about")).status).toBe(200);
    expect(await locationOf(app, "/api/blogs/")).toEqual([301, "/api/blogs"]);
    expect(await (await app.ask("/api/blogs")).json()).toHaveLength(11);
  });

  test("keeps no old address that is the post's own, and one that a post takes later leads there no more", async () => {
    const app = await untilTestEnds(startApp({ render }));
    const at = (link: string, id: number) => ({ id, link: `https://old.test${link}` });
    const report = await bring(app, {
      "wp.xml": wordPressExport([at("/blogs/post-1/", 1), at("/blogs/mine/", 2)]),
    });
    expect(report).toMatchObject({ redirects: 1, notes: [] });
    expect(await locationOf(app, "/blogs/post-1/")).toEqual([301, "/blogs/post-1"]);
    expect(await locationOf(app, "/blogs/mine/")).toEqual([301, "/blogs/post-2"]);
    await app.ask("/api/blogs", { body: { title: "Mine", content: "x" } });
    expect(await locationOf(app, "/blogs/mine/")).toEqual([301, "/blogs/mine"]);
    expect(await locationOf(app, "/blogs/mine")).toEqual([200, null]);
  });

  test("of a post that is public no more, old addresses are as unknown as any other", async () => {
    const app = await untilTestEnds(startApp({ render }));
    await bring(app, { "ghost.json": ghostExport([{ slug: "quokka" }]) });
    const id = stored(app)[0]?.id;
    const save = (part: object) =>
      app.ask(`/api/blogs/${id}`, {
        method: "PUT",
        body: { title: "Old", slug: "quokka", content: "x", ...part },
      });
    const answersAt = (name: string) =>
      Promise.all(
        [`/${name}`, `/${name}/`, `/blog/${name}`, `/page-data/${name}`, `/blogs/${name}`].map(
          async (path) => {
            const answer = await app.ask(path);
            const { date: _date, ...headers } = Object.fromEntries(answer.headers);
            return JSON.stringify([answer.status, headers, await answer.text()]).replaceAll(name, "name");
          },
        ),
      );
    expect(await locationOf(app, "/quokka")).toEqual([301, "/blogs/quokka"]);
    for (const part of [
      { status: "draft" },
      { status: "scheduled", publishAt: "2099-01-01T00:00:00.000Z" },
    ]) {
      expect((await save(part)).status).toBe(200);
      expect(await answersAt("quokka")).toEqual(await answersAt("wombat"));
    }
    await save({ status: "published" });
    expect(await locationOf(app, "/quokka")).toEqual([301, "/blogs/quokka"]);
  });

  test("gives a slug that is taken a number, and says so", async () => {
    const app = await start();
    await app.ask("/api/blogs", { body: { title: "A post 0", content: "x" } });
    const html = '<p><a href="__GHOST_URL__/a-post-0/">Itself</a></p>';
    const report = await bring(app, { "ghost.json": ghostExport([{ html }]) });
    expect(stored(app)[0]?.content).toBe("[Itself](/blogs/a-post-0-2)");
    expect(report.said).toEqual(["  /blogs/a-post-0-2  A post"]);
    expect(report.notes).toEqual([
      { what: "A post", notes: ["another post has the slug a-post-0: it is a-post-0-2"] },
    ]);
  });

  test("knows a post again that was saved, renamed or deleted since", async () => {
    const app = await start();
    const files = {
      "ghost.json": ghostExport([
        { title: "One", slug: "one" },
        { title: "Two", slug: "two" },
      ]),
    };
    await bring(app, files);
    const [two, one] = stored(app);
    await app.ask(`/api/blogs/${one?.id}`, {
      method: "PUT",
      body: { title: "Renamed", content: "New words" },
    });
    await app.ask(`/api/blogs/${two?.id}`, { method: "DELETE" });
    expect(await bring(app, files)).toMatchObject({
      said: [],
      present: 1,
      leftOut: [{ what: "Two", why: "it came before, and is in the trash: restore it there" }],
    });
    expect(stored(app)).toMatchObject([{ title: "Renamed", content: "New words" }]);
    expect(await locationOf(app, "/one/")).toEqual([301, "/blogs/renamed"]);
  });

  test("brings images that did not come the first time, where nobody has saved the post since", async () => {
    const app = await start();
    const html = '<p><img src="http://a.test/a.jpg"></p>';
    const files = { "ghost.json": ghostExport([{ html }, { html, feature_image: "https://a.test/a.jpg" }]) };
    const first = await bring(app, files);
    const why = "an image did not come, since its host does not answer:";
    expect(first.notes.map(({ notes }) => notes)).toEqual([
      [`${why} http://a.test/a.jpg`],
      [
        `2 images did not come, each because its host does not answer: http://a.test/a.jpg https://a.test/a.jpg`,
      ],
    ]);
    const [second, one] = stored(app);
    expect([one?.content, second?.imageUrl]).toEqual(["![](http://a.test/a.jpg)", "https://a.test/a.jpg"]);
    await app.ask(`/api/blogs/${second?.id}`, { method: "PUT", body: { title: "Mine", content: "now" } });

    const fetch = vi.fn(async () => jpeg());
    expect(await bring(app, files, { fetch })).toMatchObject({ said: [], updated: 1, present: 1 });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(stored(app).map(({ content }) => content)).toEqual([
      expect.stringMatching(/^!\[\]\(\/images\/[0-9a-f]{32}-900x600\/1600\.jpg\)$/),
      "now",
    ]);
    // With the host gone once more, nothing is lost again.
    expect(await bring(app, files)).toMatchObject({ updated: 0, present: 2 });
    expect(stored(app)[0]?.content).toContain("/images/");
  });

  test("says which images the site takes none of, and leaves their addresses", async () => {
    const app = await start();
    const html = '<p><img src="https://a.test/a.gif"><img src="https://a.test/b.svg"></p>';
    const bytes = { "https://a.test/a.gif": "GIF89a\x01\0\x01\0", "https://a.test/b.svg": "<svg></svg>" };
    const fetch: ImageSources["fetch"] = async (url) => Buffer.from(bytes[url as keyof typeof bytes]);
    const report = await bring(app, { "ghost.json": ghostExport([{ html }]) }, { fetch });
    expect(report.notes[0]?.notes).toEqual([
      expect.stringMatching(/takes no GIF.*https:\/\/a\.test\/a\.gif$/),
      expect.stringMatching(/SVG.*https:\/\/a\.test\/b\.svg$/),
    ]);
    expect(stored(app)[0]?.content).toBe("![](https://a.test/a.gif)![](https://a.test/b.svg)");
  });

  test("leaves out what exceeds the site's limits, and says each", async () => {
    const app = await start();
    const report = await bring(app, {
      "ghost.json": ghostExport([
        { title: "x".repeat(201) },
        { title: "" },
        { html: `<p>${"word ".repeat(90_000)}</p>` },
        { html: "<div>".repeat(20_000) },
        { html: "x".repeat(2_000_001) },
        { html: "x".repeat(2_000_000) },
        { title: "Long summary", custom_excerpt: "s".repeat(1_001) },
        { title: "\u0000 bad \ud800 signs \ufffd" },
      ]),
    });
    expect(report.leftOut.map(({ why }) => why)).toEqual([
      "Please shorten the title to 200 characters.",
      "Please enter a title.",
      "Please shorten the content to 400000 characters.",
      expect.stringMatching(/nested too deep|Please write the content/),
      "its HTML has more than 2,000,000 characters",
      "it is far longer than the 400,000 characters that the site takes",
    ]);
    expect(report.notes.map(({ notes }) => notes)).toEqual([
      ["its summary has 1001 characters, and the site takes 1,000: it was left out"],
      ["it has signs that could not be read (\ufffd)"],
    ]);
    expect(stored(app)).toHaveLength(2);
  });

  test("takes a time to come for a schedule, and today's for none", async () => {
    const app = await untilTestEnds(
      startApp({ render: async () => notFoundPage, clock: { now: () => now } }),
    );
    const report = await bring(app, {
      "a.md": "---\ntitle: A\ndate: 2027-01-01\n---\nx",
      "b.md": "---\ntitle: B\n---\nx",
      "c.md": "---\ntitle: C\nstatus: scheduled\ndate: 2020-01-01\n---\nx",
      "d.md": "---\ntitle: D\nstatus: scheduled\n---\nx",
    });
    expect(report.notes).toEqual([
      { what: "B", notes: ["it had no date: it has today's"] },
      { what: "D", notes: ["it is scheduled and has no date: it comes as a draft"] },
    ]);
    expect(
      stored(app)
        .map(({ status, publishAt }) => [status, publishAt])
        .toReversed(),
    ).toEqual([
      ["scheduled", "2027-01-01T06:00:00.000Z"],
      ["published", now.toISOString()],
      ["published", "2020-01-01T06:00:00.000Z"],
      ["draft", null],
    ]);
  });

  test("of Markdown takes files of its folder alone, and leaves other sites' images where they are", async () => {
    const app = await start();
    const fetch = vi.fn(nothing);
    const content =
      "![a](img/a.png) ![b](../../etc/passwd) ![c](https://a.test/c.png) [d](img/a.png) `![e](img/a.png)`";
    const report = await bring(
      app,
      {
        "posts/a.md": `---\ntitle: A\ndate: 2020-01-01\nimage: /posts/img/a.png\n---\n${content}`,
        "posts/img/a.png": await png(),
      },
      { fetch },
    );
    const [url = ""] = app.store.images.read().uploaded.map(({ id }) => `/images/${id}/1600.jpg`);
    expect(stored(app)[0]).toMatchObject({
      imageUrl: url,
      content: `![a](${url}) ![b](../../etc/passwd) ![c](https://a.test/c.png) [d](${url}) \`![e](img/a.png)\``,
    });
    expect(report.notes[0]?.notes).toEqual([
      "an image did not come, since there is no such file: ../../etc/passwd",
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("an export", () => {
  test("of what was imported from it is the same, byte for byte", async () => {
    const app = await start();
    const html = `<h2>Two</h2><p>1 * 2 <code>x</code> <img src="https://a.test/a.png"> 10<sup>6</sup></p>
<pre><code class="language-js">const a = "/images/";\n\n![no](b.png)</code></pre><table><tr><th>a|b</th></tr><tr><td>c</td></tr></table>`;
    const images = { "https://a.test/a.png": await transparentPng(), "https://a.test/b.jpg": await jpeg() };
    const fetch: ImageSources["fetch"] = async (url) => images[url as keyof typeof images] ?? nothing(url);
    const posts = [
      { html, title: "A: b", feature_image: "https://a.test/b.jpg", custom_excerpt: "'Short' # text" },
      { html, title: "Draft", status: "draft", feature_image: "https://other.test/x.jpg" },
      { html, title: "To come", status: "scheduled", published_at: "2030-01-01T00:00:00.000Z" },
    ];
    const tags = { tags: [{ id: "1", name: "ai" }], posts_tags: [{ post_id: "0", tag_id: "1" }] };
    await bring(app, { "ghost.json": ghostExport(posts, tags) }, { fetch });

    const first = path.join(await temporaryFolder(), "first");
    await mkdir(first);
    expect(await exportPosts(first, await askSite(app))).toEqual({ posts: 3, images: 2, missing: [] });
    const again = await start();
    expect(await bringFrom(again, first, first)).toMatchObject({ leftOut: [], notes: [], images: 4 });
    const second = path.join(await temporaryFolder(), "second");
    await mkdir(second);
    await exportPosts(second, await askSite(again));

    const names = (await readdir(first)).toSorted();
    expect(names).toEqual(["a-post-0.md", "a-post-1.md", "a-post-2.md", "images"]);
    expect((await readdir(second)).toSorted()).toEqual(names);
    for (const name of names.slice(0, 3)) {
      const text = await readFile(path.join(first, name), "utf8");
      expect(await readFile(path.join(second, name), "utf8")).toBe(text);
    }
    expect(await readFile(path.join(first, "a-post-0.md"), "utf8")).toBe(`---
title: "A: b"
date: 2020-03-04T05:06:07.000Z
slug: a-post-0
summary: "'Short' # text"
category: AI
status: published
image: images/a-post-0-1.webp
---

## Two

1 \\* 2 \`x\` ![](images/a-post-0-2.webp) 10⁶

\`\`\`js
const a = "/images/";

![no](b.png)
\`\`\`

| a\\|b |
| - |
| c |
`);
    expect((await readdir(path.join(first, "images"))).toSorted()).toEqual([
      "a-post-0-1.webp",
      "a-post-0-2.webp",
    ]);

    // Into the site that it came from, nothing comes twice.
    expect(await bringFrom(app, first, first)).toMatchObject({ said: [], present: 3, leftOut: [] });
  });

  test("names the images whose files are gone", async () => {
    const app = await start();
    const url = `/images/${"0".repeat(32)}-3x3/1600.jpg`;
    await app.ask("/api/blogs", { body: { title: "Gone", content: `![](${url})` } });
    const folder = await temporaryFolder();
    expect(await exportPosts(folder, await askSite(app))).toMatchObject({ missing: [`${url} in gone`] });
    expect(await readFile(path.join(folder, "gone.md"), "utf8")).toContain(`![](${url})`);
  });
});

test("nobody else can ask for what commands on the machine can", async () => {
  const app = await start();
  for (const to of ["/api/imported-posts", "/api/imported-posts/plan"])
    expect((await app.ask(to, { body: [] })).status).toBe(404);
});
