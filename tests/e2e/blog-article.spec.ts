import type { PageData } from "../../src/shared/page-data.ts";
import { findViolationsOutsideFrames } from "../support/browser/axe.ts";
import { boxesOf } from "../support/browser/box.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, openHydrated } from "../support/browser/hydration.ts";
import { posts } from "../support/browser/posts.ts";
import { expect, test } from "../support/browser/test.ts";

test("while an article is on its way, a skeleton shows in place of the list", async ({ page }) => {
  await openHydrated(page, "/blogs");
  const release = await holdRequest(page, "/page-data/blogs/*");
  await page.getByRole("link", { name: "Read Article" }).nth(1).click();
  await expect(page.getByText("Loading article...")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Insight Hub" })).toBeHidden();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an article shows its text, its contents and ways to share it", async ({ page, site }) => {
  const [post] = await posts(page);
  if (post === undefined) throw new Error("The site has no posts");
  await page.goto(`/blogs/${post.slug}`);
  await expect(page).toHaveTitle(`${post.title} | Corvanta Blog`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await expect(page.locator("article header time").first()).toHaveAttribute("datetime", post.createdAt);
  await expect(page.getByText(`${post.readingTime} min read`).first()).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" });
  const entry = contents.getByRole("link").nth(1);
  const heading = (await entry.textContent()) ?? "";
  await entry.click();
  await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  await expect(contents.locator('[aria-current="location"]')).toHaveText(heading);
  const share = page.getByRole("complementary", { name: "Share this article" });
  for (const name of ["Email", "LinkedIn", "X"]) {
    await expect(share.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.evaluate(() => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => {
      navigator.clipboard.writeText = writeText;
      return Promise.reject(new DOMException("refused", "NotAllowedError"));
    };
  });
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toContainText("Copy the link from the address bar");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blogs/${post.slug}`);
  await expect(page.getByRole("heading", { name: "Next articles" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Partner With Us" })).toBeVisible();
});

test("an article says who it is by and when it was reviewed, to programs too", async ({ page }) => {
  const [post] = await posts(page);
  if (post === undefined) throw new Error("The site has no posts");
  const html = await (await page.request.get(`/blogs/${post.slug}`)).text();
  await page.goto(`/blogs/${post.slug}`);
  const head = page.locator("article header");
  await expect(head.getByText("By Corvanta")).toBeVisible();
  await expect(head.getByText("Reviewed November 23, 2026")).toBeVisible();
  await expect(head.locator("time").nth(1)).toHaveAttribute("datetime", post.updatedAt);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { author, datePublished, dateModified } = JSON.parse(json);
  expect(author).toMatchObject({ "@type": "Organization", name: "Corvanta" });
  expect([datePublished, dateModified]).toEqual([post.createdAt, post.updatedAt]);
  const map = await (await page.request.get("/sitemap.xml")).text();
  expect(map).toContain(`/blogs/${post.slug}</loc><lastmod>${post.updatedAt}</lastmod>`);
});

test("each of the first articles shows its figures in a narrow and a wide window", async ({ page }) => {
  for (const { slug } of await posts(page)) {
    await page.goto(`/blogs/${slug}`);
    const figures = page.locator("article figure").filter({ has: page.locator("dl") });
    expect(await figures.count()).toBeGreaterThanOrEqual(2);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const figure of await figures.all()) {
        await expect(figure.locator("figcaption")).toBeVisible();
        const wide = await figure.evaluate(
          (element) =>
            [...element.querySelectorAll("*"), element].filter(
              (part) =>
                part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline",
            ).length,
        );
        expect(wide).toBe(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test("axe finds nothing in an article whose figures are a scale and steps", async ({ page }) => {
  await page.goto("/blogs/how-to-notice-that-a-model-has-gone-stale");
  await expect(page.locator("article dl")).toHaveCount(2);
  expect(await findViolationsOutsideFrames(page)).toEqual([]);
});

test("who reads articles loads nothing that knows Markdown", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const [post] = await posts(page);
  await openHydrated(page, `/blogs/${post?.slug}`);
  expect(scripts.filter((path) => path.includes("/tools.island-"))).toHaveLength(1);
  // The next one comes as data.
  await page.getByRole("link", { name: "Read Article" }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`${post?.slug}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const path of scripts.filter((name) => name.endsWith(".js"))) {
    expect(await (await page.request.get(path)).text(), path).not.toMatch(/codeFenced|thematicBreakSequence/);
  }
});

test("a post's cover is a drawing, and there is none without a post", async ({ page }) => {
  const [post] = await posts(page);
  const cover = await page.request.get(`/covers/${post?.slug}.svg`);
  expect(cover.headers()["content-type"]).toContain("image/svg+xml");
  expect((await page.request.get("/covers/no-such-post.svg")).status()).toBe(404);
  expect((await page.request.get("/cards/no-such-post.png")).status()).toBe(404);
});

test("an unknown article is a 404 with its screen", async ({ page }) => {
  const answer = await page.request.get("/blogs/no-such-post");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  const html = await answer.text();
  expect(html).toContain("Blog Post Not Found");
  expect(html).toContain("Blog post not found");
  expect(html).not.toContain('rel="canonical"');
});

test("a shared article has one complete card, and its image is there", async ({ page }) => {
  const [post] = await posts(page);
  if (post === undefined) throw new Error("The site has no posts");
  const html = await (await page.request.get(`/blogs/${post.slug}`)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  const all = (name: string) => [
    ...head.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, "g")),
  ];
  const one = (name: string) => {
    const found = all(name);
    expect(found, name).toHaveLength(1);
    return found[0]?.[1] ?? "";
  };
  expect(one("og:type")).toBe("article");
  expect(one("og:url")).toMatch(/^http.*\/blogs\//);
  expect(one("twitter:card")).toBe("summary_large_image");
  expect(one("article:published_time")).toBe(post.createdAt);
  for (const name of ["og:title", "og:description", "og:image:alt", "twitter:title", "twitter:image"]) {
    expect(one(name)).not.toBe("");
  }
  expect([one("og:image:width"), one("og:image:height")]).toEqual(["1200", "630"]);
  expect(head).toContain('type="application/rss+xml"');
  expect(head).toContain('type="application/feed+json"');
  const image = await page.request.get(one("og:image"));
  expect(image.status()).toBe(200);
  expect(image.headers()["content-type"]).toBe("image/png");
  const png = await image.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  expect(data.map((item) => item["@type"])).toEqual(["BlogPosting", "BreadcrumbList"]);
  expect(data[0].headline).toBe(post.title);
});

test("a picture that does not load gives way to the drawn cover", async ({ page }) => {
  const [post, second] = await posts(page);
  if (post === undefined || second === undefined) throw new Error("The site has too few posts");
  await page.route("**/page-data/blogs", async (route) => {
    const data: PageData = await (await route.fetch()).json();
    const cover = `src="/covers/${post.slug}.svg"`;
    const html = data.html.replace(
      cover,
      `src="https://pictures.invalid/a.jpg" data-fallback=${cover.slice(4)}`,
    );
    await route.fulfill({ json: { ...data, html } });
  });
  await page.route("https://pictures.invalid/**", (route) =>
    route.fulfill({ status: 200, body: "not a picture" }),
  );
  await openHydrated(page, "/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  const picture = page.getByRole("article").first().locator("img");
  await expect(picture).toHaveAttribute("src", `/covers/${post.slug}.svg`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
});

test("a note stands beside its line where there is room, else under the text", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blogs/restore-a-backup-this-month-rpo-and-rto-in-plain-words");
  const reference = page.getByRole("link", { name: "Note 2" });
  const note = page.getByRole("region", { name: "Notes" }).getByRole("listitem").nth(1);
  const text = page.getByRole("heading", { name: "The drill" });
  const boxes = async () => {
    const [from, to, column] = await boxesOf(page, [reference, note, text]);
    return { below: to.y - from.y, isBeside: to.x > column.x + column.width };
  };
  expect((await boxes()).isBeside).toBe(true);
  expect(Math.abs((await boxes()).below)).toBeLessThan(4);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect.poll(async () => (await boxes()).isBeside).toBe(false);
  expect((await boxes()).below).toBeGreaterThan(500);

  // Of two notes to one line, the second stands under the first.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await boxes()).isBeside).toBe(true);
  // The app would not find the HTML that it was served with, once the link has moved.
  await hydrate(page);
  const line = await page.getByRole("link", { name: "Note 1" }).elementHandle();
  await reference.evaluate((link, before) => before?.after(link), line);
  const notes = page.getByRole("region", { name: "Notes" }).getByRole("listitem");
  const [above, below] = await boxesOf(page, [notes.nth(0), notes.nth(1)]);
  expect(below.x).toBe(above.x);
  expect(below.y).toBeGreaterThan(above.y + above.height + 8);
  expect(below.y).toBeLessThan(above.y + above.height + 40);
});

test("a block of code is copied as it stands, and selected where the browser refuses", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/blogs/restore-a-backup-this-month-rpo-and-rto-in-plain-words");
  const block = page.getByRole("figure").filter({ hasText: "#!/usr/bin/env bash" });
  await block.getByRole("button", { name: "Copy" }).click();
  await expect(block.getByRole("status")).toHaveText("Code copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#!\/usr\/bin\/env bash\n/);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await block.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => String(getSelection()))).toContain("#!/usr/bin/env bash");
  await expect(block.getByRole("status")).toBeVisible();
});
