import { beforeEach, describe, expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { type RunningApp, startApp } from "../support/server/app.ts";

let app: RunningApp;

beforeEach(async () => {
  app = await startApp({ render });
  return () => app.stop();
});

const post = { title: "Needles", content: "The needle is here.", summary: "", category: "", imageUrl: "" };

const save = (text: object) => app.ask("/api/blogs", { body: { ...post, status: "published", ...text } });

async function page(path: string) {
  const answer = await app.ask(path);
  return { answer, html: await answer.text() };
}

test("a search is a page of its own, which search engines and caches do not keep", async () => {
  await save({ title: "Restore a backup" });
  const { answer, html } = await page("/blogs?q=backup");
  expect(answer.status).toBe(200);
  expect(html).toContain("<mark>backup</mark>");
  expect(html).toMatch(/<title>1 article for “backup”, Insight Hub/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  // A canonical address would be a second order, against the first.
  expect(html).not.toContain('rel="canonical"');
  expect(html).toMatch(/<input[^>]+name="q"[^>]+value="backup"/);
});

test("a post that is saved is found, a draft is not", async () => {
  await save({});
  const { id } = await (await save({ title: "Zephyr", status: "draft" })).json();
  expect((await page("/blogs?q=zephyr")).html).toContain("No articles found for this search");
  await app.ask(`/api/blogs/${id}`, {
    method: "PUT",
    body: { ...post, title: "Zephyr", status: "published" },
  });
  expect((await page("/blogs?q=zephyr")).html).toContain("<mark>Zephyr</mark>");
});

describe("what is no search lists all articles", () => {
  test.each(["/blogs?q=", "/blogs?q=%20%20", "/blogs?q", "/blogs?q=a&q=b"])("%s", async (path) => {
    await save({});
    const { html } = await page(path);
    expect(html).not.toContain(" for “");
    expect(html).toContain('aria-pressed="true"');
  });
});

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ['"onfocus="alert(1)', "&quot;onfocus=&quot;alert(1)"],
  ["💾".repeat(80), "💾"],
  ["word ".repeat(5_00), "word word"],
  ["\u202eabc", "abc"],
])("hostile words are words: %j", async (query, shown) => {
  const { answer, html } = await page(`/blogs?q=${encodeURIComponent(query)}`);
  expect(answer.status).toBe(200);
  expect(html).toContain(shown);
  expect(html).not.toContain("<script>alert(1)");
});

test("pages of results keep the search", async () => {
  const post = {
    content: "The needle is here.",
    summary: "",
    category: "",
    imageUrl: "",
    status: "published",
  };
  for (let i = 0; i < 30; i++) await app.ask("/api/blogs", { body: { ...post, title: `Needle ${i}` } });
  const { html } = await page("/blogs?q=needle");
  expect(html).toContain("30 articles for “needle”");
  expect(html.match(/<article/g)).toHaveLength(24);
  expect(html).toContain('href="/blogs?q=needle&amp;page=2"');
  expect((await page("/blogs?q=needle&page=2")).html.match(/<article/g)).toHaveLength(6);
});
