import type { AdminPost, PreviewLink } from "../../src/shared/posts/admin-post.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { expect, test } from "../support/browser/test.ts";
import { type Site, startSite } from "../support/server/site.ts";

let site: Site;
let headers: Record<string, string>;

test.beforeAll(async () => {
  site = await startSite({ ADMIN_PASSWORD: password });
  headers = { cookie: await cookieOf(site.url), origin: site.url, "Content-Type": "application/json" };
});
test.afterAll(() => site.stop());

async function write<T>(path: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(site.url + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as T;
}

const fields = { content: "# A heading\n\nWords about kestrels.", summary: "Kestrels.", category: "AI" };

/** Which of these pages know of the post. */
async function tellTales(slug: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of [
    "/blogs",
    "/blogs?category=AI",
    `/blogs/${slug}`,
    "/rss.xml",
    "/feed.json",
    "/sitemap.xml",
    "/llms.txt",
    "/api/blogs",
    `/covers/${slug}.svg`,
  ]) {
    const answer = await fetch(site.url + path);
    const text = await answer.text();
    if (answer.status === 200 && (text.includes(slug) || path.includes(slug))) found.push(path);
  }
  return found;
}

test("a scheduled post is everywhere within 2 s of its time, after a kill and a start too", async () => {
  const time = Date.now() + 6_000;
  const publishAt = new Date(time).toISOString();
  const post = { ...fields, title: "Kestrels after a kill", status: "scheduled", publishAt };
  const { slug } = await write<AdminPost>("/api/blogs", "POST", post);
  await site.end("SIGKILL");
  await site.start();
  // All of it is cached by now.
  const early = await tellTales(slug);
  if (Date.now() < time) expect(early).toEqual([]);
  await expect.poll(() => Date.now()).toBeGreaterThan(time);
  expect(await tellTales(slug)).toHaveLength(9);
  const [published] = await (await fetch(`${site.url}/api/blogs?slug=${slug}`)).json();
  expect(published).toMatchObject({ createdAt: publishAt, status: "published" });
});

test("a preview looks as the page will, whoever has its link", async ({ page }) => {
  const draft = await write<AdminPost>("/api/blogs", "POST", {
    ...fields,
    title: "A draft",
    status: "draft",
  });
  const { url } = await write<PreviewLink>(`/api/blogs/${draft.id}/preview`, "POST");
  const shown = async () => ({
    title: await page.title(),
    texts: (await page.locator("main").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ")),
    cover: await page
      .locator("main img")
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.naturalWidth;
      }),
  });
  await openHydrated(page, url);
  const preview = await shown();
  expect(preview.title).toBe("A draft | Corvanta Blog");
  expect(preview.cover).toBeGreaterThan(0);
  // Its address is a secret: no form takes it along.
  expect(await page.evaluate(() => Object.values(sessionStorage).join(" "))).not.toContain("preview");
  // To the site, in the app, and back.
  await page.locator("header").getByRole("link", { name: "Corvanta" }).first().click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A draft");

  await write(`/api/blogs/${draft.id}`, "PUT", { ...fields, title: "A draft", status: "published" });
  await page.goto(`${site.url}/blogs/${draft.slug}`);
  expect(await shown()).toEqual(preview);
});
