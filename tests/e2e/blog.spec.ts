import { boxesOf } from "../support/browser/box.ts";
import { stopClock } from "../support/browser/clock.ts";
import { placeOfPress } from "../support/browser/gestures.ts";
import { holdRequest } from "../support/browser/hold-request.ts";
import { hydrate, openHydrated } from "../support/browser/hydration.ts";
import { posts } from "../support/browser/posts.ts";
import { expect, test } from "../support/browser/test.ts";

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

for (const way of ["a click", "Enter"]) {
  test(`the picture of an article that is opened by ${way} becomes its page's cover`, async ({ page }) => {
    const [post] = await posts(page);
    await openHydrated(page, "/blogs");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const moved = document.documentElement
            .getAnimations({ subtree: true })
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
          document.documentElement.dataset.moved = moved.join(" ");
        });
        return transition;
      };
    });
    // An article that comes late finds its skeleton there and not the list: here no time passes until it has come.
    await page.clock.install();
    await stopClock(page);
    const link = page.getByRole("link", { name: `Read Article ${post?.title}` });
    await (way === "Enter" ? link.press(way) : link.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post?.title ?? "");
    // Only what was there before and after has both, and moves from the one place to the other.
    const moved = page.locator("html");
    await expect(moved).toHaveAttribute("data-moved", /::view-transition-old\(cover\)/);
    await expect(moved).toHaveAttribute("data-moved", /::view-transition-new\(cover\)/);
    await expect(moved).toHaveAttribute("data-moved", /::view-transition-group\(cover\)/);
  });
}

test("a page with its data asks the API for nothing, and for code's face at need", async ({ page }) => {
  const all = await posts(page);
  const withCode = all.find(({ content }) => content.includes("```json"));
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const faces = () => fetched.filter((url) => url.includes("mono"));
  await page.goto("/blogs", { waitUntil: "networkidle" });
  await hydrate(page);
  expect(faces()).toEqual([]);
  await page.goto(`/blogs/${withCode?.slug}`, { waitUntil: "networkidle" });
  await hydrate(page);
  expect(faces()).toHaveLength(1);
  // The page has itself counted, which brings it nothing.
  const isOfData = (url: string) => url.includes("/api/") && !url.endsWith("/api/visits");
  expect(fetched.filter(isOfData)).toEqual([]);
});

test("the facts of a post are copied with separators", async ({ page }) => {
  const [post] = await posts(page);
  const day = "[A-Z][a-z]+ \\d+, \\d{4}";
  for (const [path, facts] of [
    ["/blogs", `${day} · \\d+ min read`],
    [`/blogs/${post?.slug}`, `By Corvanta · ${day} · Reviewed ${day} · \\d+ min read`],
  ] as const) {
    await page.goto(path);
    const copied = await page
      .locator("time")
      .first()
      .evaluate((time) => {
        getSelection()?.selectAllChildren(time.closest("p") as Element);
        return getSelection()?.toString();
      });
    expect(copied).toMatch(new RegExp(`^${facts}$`));
  }
});

test("a topic filters in place, stands in the address, and back takes it away", async ({ page }) => {
  const all = await posts(page);
  const category = all.at(-1)?.category || "Uncategorized";
  const chosen = all.filter((post) => (post.category || "Uncategorized") === category);
  await openHydrated(page, "/blogs");
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

test("articles of the list differ in rank, and links of a row stand at one height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blogs");
  const cards = page.getByRole("article");
  const covers = await boxesOf(
    page,
    [0, 1, 4].map((nth) => cards.nth(nth).locator("img")),
  );
  const [lead, card, line] = covers;
  // The newest one is in sight, beside the head of the list.
  expect(lead?.y).toBeLessThan(200);
  expect(lead?.bottom).toBeLessThan(900);
  expect(lead?.width).toBeGreaterThan((card?.width ?? 0) * 2);
  expect(card?.width).toBeGreaterThan((line?.width ?? 0) * 1.5);
  const links = page.locator("main li").getByRole("link", { name: "Read Article" });
  const rows = new Map<number, number>();
  for (const link of await boxesOf(page, await links.all())) {
    const y = Math.round(link.y);
    rows.set(y, (rows.get(y) ?? 0) + 1);
  }
  expect(Math.min(...rows.values()), JSON.stringify([...rows])).toBeGreaterThan(1);
});

test("an unknown topic says so and offers all articles", async ({ page }) => {
  const all = await posts(page);
  await openHydrated(page, "/blogs?category=Gardening");
  await expect(page.getByRole("heading", { name: "No articles found in this category" })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blogs$/);
  await page.getByRole("button", { name: "View All Articles" }).click();
  await expect(page.getByRole("article")).toHaveCount(all.length);
  await expect(page).toHaveURL("/blogs");
});

test("from the list to an article and back, filter and place are kept", async ({ page }) => {
  const all = await posts(page);
  const category = all.at(-1)?.category || "Uncategorized";
  await openHydrated(page, "/blogs");
  await page.getByRole("button", { name: category, exact: true }).click();
  await expect(page).toHaveURL(/category=/);
  const ofCategory = all.filter((post) => (post.category || "Uncategorized") === category);
  await expect(page.getByRole("article")).toHaveCount(ofCategory.length);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const place = await placeOfPress(page.getByRole("link", { name: "Read Article" }).last());
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Insight Hub");
  await expect.poll(scrolled).toBe(0);
  await page.getByRole("link", { name: "Back to Blogs" }).click();
  await expect(page).toHaveURL(`/blogs?${new URLSearchParams({ category })}`);
  await expect.poll(scrolled).toBe(place);
});

test("while the list is on its way, Loading articles... shows", async ({ page }) => {
  const release = await holdRequest(page, "/page-data/blogs");
  await openHydrated(page, "/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("Loading articles...")).toBeVisible();
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Loading articles...")).toBeHidden();
});

test.describe("when the API fails", () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test("the list is empty, and a toast says why; F8 leads to it", async ({ page }) => {
    await page.route("**/page-data/blogs", (route) => route.fulfill({ status: 500, body: "{}" }));
    await openHydrated(page, "/about");
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

  test("an article that cannot be fetched is not found, with a toast of 5 seconds", async ({ page }) => {
    await openHydrated(page, "/blogs");
    await page.route("**/page-data/blogs/*", (route) => route.fulfill({ status: 503, body: "busy" }));
    await page.clock.install();
    await stopClock(page);
    await page.getByRole("link", { name: "Read Article" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    const main = page.getByRole("main");
    await expect(main.getByText("Failed to fetch blog post", { exact: true })).toBeVisible();
    const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
    await expect(toast).toContainText("Failed to fetch blog post");
    await page.clock.fastForward(5_000);
    await expect(toast).toBeHidden();
    await main.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insight Hub");
  });
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

test("a search stays in its field, stands in the address, and the results are one step away", async ({
  page,
}) => {
  const all = await posts(page);
  await openHydrated(page, "/blogs");
  const field = page.getByRole("searchbox", { name: "Search articles" });
  await field.fill("restre a backup");
  await field.press("Enter");
  await expect(page).toHaveURL("/blogs?q=restre+a+backup");
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(/^Restore a backup/);
  await expect(page.getByRole("article").first().locator("mark").first()).toHaveText("Restore");
  const course = page.getByRole("link", { name: "See the course" });
  await expect(course).toBeVisible();
  await page.getByRole("search").getByRole("link", { name: "Clear the search" }).click();
  await expect(page).toHaveURL("/blogs");
  await expect(field).toHaveValue("");
  await field.fill("zyzzyva");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No articles found for this search" })).toBeVisible();
  await expect(course).toHaveCount(0);
  await page.getByRole("button", { name: "View All Articles" }).click();
  await expect(page.getByRole("article")).toHaveCount(all.length);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue("zyzzyva");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the articles can be searched", async ({ page }) => {
    await page.goto("/blogs");
    await page.getByRole("searchbox", { name: "Search articles" }).fill("backup");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/blogs?q=backup");
    await expect(page.getByText(/^\d+ articles? for “backup”$/)).toBeVisible();
    await expect(page.locator("article mark").first()).toHaveText(/^backups?$/i);
  });

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
