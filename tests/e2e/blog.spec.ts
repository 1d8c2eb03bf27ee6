import type { Page } from "playwright/test";
import type { Post } from "../../src/shared/posts/post.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

/** The posts of the running site, newest first, as its API gives them. */
async function posts(page: Page): Promise<Post[]> {
  return (await page.request.get("/api/blogs")).json();
}

test("the list shows every post with its facts and a link to it", async ({ page }) => {
  const all = await posts(page);
  await page.goto("/blogs");
  await expect(page).toHaveTitle("AI Industry Insights & Technology Blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insight Hub");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(all.length);
  for (const [index, post] of all.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(post.title);
    await expect(card).toContainText(post.category || "Uncategorized");
    await expect(card).toContainText(`${post.readingTime} min read`);
    await expect(card.locator("time")).toHaveAttribute("datetime", post.createdAt);
    const link = card.getByRole("link", { name: "Read Article" });
    await expect(link).toHaveAttribute("href", `/blogs/${post.slug}`);
  }
});

test("date and reading time are copied with a separator", async ({ page }) => {
  const [post] = await posts(page);
  for (const path of ["/blogs", `/blogs/${post?.slug}`]) {
    await page.goto(path);
    const copied = await page
      .locator("time")
      .first()
      .evaluate((time) => {
        getSelection()?.selectAllChildren(time.parentElement as Element);
        return getSelection()?.toString();
      });
    expect(copied).toMatch(/^[A-Z][a-z]+ \d+, \d{4} · \d+ min read$/);
  }
});

test("/blog shows the list too, and names /blogs as its address", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insight Hub");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blogs$/);
});

test("a topic filters in place, stands in the address, and back takes it away", async ({ page }) => {
  const all = await posts(page);
  const category = all.at(-1)?.category || "Uncategorized";
  const chosen = all.filter((post) => (post.category || "Uncategorized") === category);
  await page.goto("/blogs");
  await hydrate(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/") || request.isNavigationRequest()) asked.push(request.url());
  });
  await page.evaluate(() => scrollTo(0, 150));
  const topic = page.getByRole("button", { name: category, exact: true });
  await topic.click();
  await expect(page).toHaveURL(`/blogs?${new URLSearchParams({ category })}`);
  await expect(page.getByRole("article")).toHaveCount(chosen.length);
  await expect(topic).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => scrollY)).toBe(150);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(all.length);
  await expect(page.getByRole("button", { name: "All Topics" })).toHaveAttribute("aria-pressed", "true");
  expect(asked).toEqual([]);
});

test("an unknown topic says so and offers all articles", async ({ page }) => {
  const all = await posts(page);
  await page.goto("/blogs?category=Gardening");
  await hydrate(page);
  await expect(page.getByRole("heading", { name: "No articles found in this category" })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blogs$/);
  await page.getByRole("button", { name: "View All Articles" }).click();
  await expect(page.getByRole("article")).toHaveCount(all.length);
  await expect(page).toHaveURL("/blogs");
});

test("from the list to an article and back, filter and place are kept", async ({ page }) => {
  const all = await posts(page);
  const category = all.at(-1)?.category || "Uncategorized";
  await page.goto("/blogs");
  await hydrate(page);
  await page.getByRole("button", { name: category, exact: true }).click();
  await expect(page).toHaveURL(/category=/);
  const link = page.getByRole("link", { name: "Read Article" }).last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Insight Hub");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: "Back to Blogs" }).click();
  await expect(page).toHaveURL(`/blogs?${new URLSearchParams({ category })}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("while the list is on its way, Loading articles... shows", async ({ page }) => {
  const release = await holdRequest(page, "/api/blogs?*");
  await page.goto("/about");
  await hydrate(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("Loading articles...")).toBeVisible();
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Loading articles...")).toBeHidden();
});

test.describe("when the API fails", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("the list is empty, and a toast says why; F8 leads to it", async ({ page }) => {
    await page.route("**/api/blogs?*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/about");
    await hydrate(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("heading", { name: "No blog posts yet" })).toBeVisible();
    await expect(page.getByText(/admins add posts/)).toBeVisible();
    const area = page.getByRole("region", { name: "Notifications (F8)" });
    await expect(area).toContainText("Error");
    await expect(area).toContainText("Failed to fetch blog posts");
    await page.keyboard.press("F8");
    await expect(area.getByRole("list")).toBeFocused();
    await area.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Failed to fetch blog posts")).toBeHidden();
  });

  test("an article that cannot be fetched has the not-found screen and a toast of 5 seconds", async ({
    page,
  }) => {
    await page.goto("/blogs");
    await hydrate(page);
    await page.route("**/api/blogs?slug=*", (route) => route.fulfill({ status: 503, body: "busy" }));
    await page.clock.install();
    await page.getByRole("link", { name: "Read Article" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    const main = page.getByRole("main");
    await expect(main.getByText("Failed to fetch blog post", { exact: true })).toBeVisible();
    const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
    await expect(toast).toContainText("Failed to fetch blog post");
    await page.clock.runFor(5_000);
    await expect(toast).toBeHidden();
    await main.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insight Hub");
  });
});

test("while an article is on its way, a skeleton shows in place of the list", async ({ page }) => {
  await page.goto("/blogs");
  await hydrate(page);
  const release = await holdRequest(page, "/api/blogs?slug=*");
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
  await expect(page.locator("article header time")).toHaveAttribute("datetime", post.createdAt);
  await expect(page.getByText(`${post.readingTime} min read`).first()).toBeVisible();
  const contents = page.getByRole("navigation", { name: "On this page" });
  const entry = contents.getByRole("link").nth(1);
  const heading = (await entry.textContent()) ?? "";
  await entry.click();
  await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  await expect(contents.locator('[aria-current="location"]')).toHaveText(heading);
  const share = page.getByRole("complementary", { name: "Share this article" });
  for (const name of ["Copy link", "Email", "LinkedIn", "X"]) {
    await expect(share.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.evaluate(() => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => {
      navigator.clipboard.writeText = writeText;
      return Promise.reject(new DOMException("refused", "NotAllowedError"));
    };
  });
  await share.getByRole("link", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toContainText("Copy the link from the address bar");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await share.getByRole("link", { name: "Copy link" }).click();
  await expect(share.getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blogs/${post.slug}`);
  await expect(page.getByRole("heading", { name: "Next articles" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Partner With Us" })).toBeVisible();
});

test("a page that came with its data asks the API for nothing", async ({ page }) => {
  const [post] = await posts(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  for (const path of ["/blogs", `/blogs/${post?.slug}`]) {
    await page.goto(path);
    await hydrate(page);
  }
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("who reads articles loads nothing that knows Markdown", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const [post] = await posts(page);
  await page.goto(`/blogs/${post?.slug}`);
  await hydrate(page);
  expect(scripts.filter((path) => path.includes("/post-parts-") && path.endsWith(".js"))).toHaveLength(1);
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

test("every indexed page has a card of its own", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const answer = await page.request.get(image);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/png");
});

test("the list's HTML carries no article's text", async ({ page }) => {
  const [post] = await posts(page);
  const html = await (await page.request.get("/blogs")).text();
  const sentence = post?.content.slice(0, 400).split(". ")[1] ?? "";
  expect(sentence).not.toBe("");
  expect(html).not.toContain(sentence);
});

test("a picture that does not load gives way to the drawn cover", async ({ page }) => {
  const [post, second] = await posts(page);
  if (post === undefined || second === undefined) throw new Error("The site has too few posts");
  await page.route("**/api/blogs?fields=summary", async (route) => {
    const list = await (await route.fetch()).json();
    await route.fulfill({
      json: list.map((item: Post) => ({ ...item, imageUrl: "https://pictures.invalid/a.jpg" })),
    });
  });
  await page.route("https://pictures.invalid/**", (route) =>
    route.fulfill({ status: 200, body: "not a picture" }),
  );
  await page.goto("/about");
  await hydrate(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  const picture = page.getByRole("article").first().locator("img");
  await expect(picture).toHaveAttribute("src", `/covers/${post.slug}.svg`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filter, articles and texts are there", async ({ page }) => {
    const all = await posts(page);
    const category = all[0]?.category || "Uncategorized";
    await page.goto("/blogs");
    await expect(page.getByRole("article")).toHaveCount(all.length);
    await page.getByRole("button", { name: category, exact: true }).click();
    await expect(page).toHaveURL(`/blogs?${new URLSearchParams({ category })}`);
    await page.getByRole("link", { name: "Read Article" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(all[0]?.title ?? "");
    await expect(page.getByRole("heading", { name: "Next articles" })).toBeVisible();
  });
});
