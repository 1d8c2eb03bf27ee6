import { beforeEach, expect, it } from "vitest";
import { render } from "../../src/entry-server.tsx";
import type { Assets } from "../../src/server/pages/build-manifest.ts";
import { createPageData } from "../../src/server/pages/document.ts";
import type { PageData } from "../../src/shared/page-data.ts";
import { urls } from "../../src/shared/urls.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";

const assets: Assets = {
  entry: null,
  sheets: () => [],
  sheetsBesideApp: (modules) => modules.map((href) => ({ href })),
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
  expect(page.scripts).toEqual(expect.arrayContaining(["tabs", "carousel"]));
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
  "/page-data/nothing-here",
  "/page-data/blogs",
  "/page-data/checkout?plan=students",
  "/page-data/admin/dashboard",
  "/page-data/admin-login",
  "/page-data/page-data/about",
  "/page-data/widget/form/contact",
  "/page-datax/about",
])("has nothing at %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});

it("takes only reads, and has one spelling", async () => {
  expect((await get("/page-data/about", { method: "POST" })).status).toBe(405);
  expect((await get("/page-data//about")).headers.get("Location")).toBe("/page-data/about");
  expect((await get("/page-data/")).headers.get("Location")).toBe("/page-data");
});
