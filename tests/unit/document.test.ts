import { expect, test } from "vitest";
import { readAssets } from "../../src/server/pages/build-manifest.ts";
import { createDocument, createPageData, splitHead } from "../../src/server/pages/document.ts";
import type { RenderedPage } from "../../src/server/pages/render.ts";
import { escapeJson } from "../../src/shared/escape-json.ts";

const manifest = JSON.stringify({
  "src/entry-client.ts": { file: "assets/entry.js", dynamicImports: ["_app.js"] },
  "_app.js": {
    file: "assets/app.js",
    css: ["assets/app.css"],
    imports: ["_vendor.js", "src/entry-client.ts"],
    dynamicImports: ["src/pages/home/page.tsx", "_site.js", "_promo-code.island.js"],
  },
  "_vendor.js": { file: "assets/vendor.js", css: ["assets/vendor.css"] },
  "src/pages/home/page.tsx": {
    file: "assets/home.js",
    css: ["assets/home.css"],
    imports: ["_shared.js", "_vendor.js"],
  },
  "src/pages/about/page.tsx": {
    file: "assets/about.js",
    css: ["assets/about.css"],
    imports: ["_shared.js"],
  },
  "_site.js": { name: "site", file: "assets/site.js", imports: ["_vendor.js"] },
  "_promo-code.island.js": { name: "promo-code.island", file: "assets/promo-code.js" },
  "src/admin/login/script.ts": { file: "assets/script.js", imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"] },
  "src/styles/fonts/figtree.woff2": { file: "assets/figtree.woff2" },
  "node_modules/figtree/accented.woff2": { file: "assets/accented.woff2" },
});
const shell = "<head><!--head--></head><body><div id=root><!--app--></div><!--data--></body>";
const styleTexts = new Map([
  ["assets/home.css", "@layer base;@layer pages{p{color:red}}"],
  ["assets/about.css", "ol{color:red}"],
  ["assets/shared.css", "ul{color:green}"],
  ["assets/vendor.css", ""],
  ["assets/app.css", "@layer pages;"],
  ["assets/other.css", "p{color:blue}"],
]);
const documentOf = createDocument(shell, readAssets(manifest, styleTexts), false);
const document = (rendered: RenderedPage) => documentOf(rendered).html;
const page = {
  status: 200,
  html: "<title>T</title><p>text</p>",
  data: {},
  modules: ["src/pages/home/page.tsx"],
  islands: null,
  isPublic: false,
  cacheable: true,
};

test("cuts the head elements off the front, and only there", () => {
  expect(
    splitHead(
      '<script src="/a.js" async=""></script><title>A &amp; B</title><meta name="d" content="x"/><link rel="canonical" href="/"/><main><title>no</title></main>',
    ),
  ).toEqual({
    head: '<script src="/a.js" async=""></script><title>A &amp; B</title><meta name="d" content="x"/><link rel="canonical" href="/"/>',
    body: "<main><title>no</title></main>",
  });
  expect(splitHead("<main></main>")).toEqual({ head: "", body: "<main></main>" });
});

test("keeps replacement patterns in content as they are", () => {
  const html = document({ ...page, html: "<title>$&</title><p>$999 $' $` $$</p>" });
  expect(html).toContain("<title>$&</title>");
  expect(html).toContain("<p>$999 $' $` $$</p>");
});

test("has its whole style sheets in the head, imported ones first, which the content policy gets too; one orders the layers", () => {
  const { html, styles } = documentOf(page);
  expect(styles).toBe("@layer pages;ul{color:green}@layer pages{p{color:red}}");
  expect(html).toContain(`<style>${styles}</style>`);
  expect(html.indexOf("<style>")).toBeLessThan(html.indexOf("</head>"));
});

test("links fonts and scripts in the head; after the page its style sheets, each once, so that none is fetched", () => {
  const links = [...document(page).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url]) => url);
  expect(links).toEqual([
    "/assets/figtree.woff2",
    "/assets/entry.js",
    "/assets/vendor.js",
    "/assets/app.js",
    "/assets/shared.js",
    "/assets/home.js",
    "/assets/app.css",
    "/assets/vendor.css",
    "/assets/shared.css",
    "/assets/home.css",
  ]);
  expect(document(page)).toMatch(
    /<div id=root>.*<\/div>(<link rel="stylesheet" href="[^"]*" disabled>){4}<script/,
  );
});

test("a page for visitors has the entry; what it asks for stands in a template, which fetches nothing", () => {
  const html = document({ ...page, isPublic: true });
  const [, before = "", aside = ""] = /^(.*)<template id="app-code">(.*)<\/template>/.exec(html) ?? [];
  expect(scriptsIn(before)).toEqual(["/assets/entry.js"]);
  expect(scriptsIn(aside)).toEqual([
    "/assets/vendor.js",
    "/assets/app.js",
    "/assets/shared.js",
    "/assets/home.js",
  ]);
});

test("notes early clicks before the entry runs, by a script that the content policy gets too", () => {
  const { html, script } = documentOf(page);
  expect(script).not.toBe("");
  expect(html).toContain(`<script>${script}</script><script type="module" src="/assets/entry.js"`);
  expect(documentOf({ ...page, data: null }).script).toBe("");
});

test("a page that is not hydrated gets styles and no script", () => {
  const html = document({ ...page, data: null });
  expect(html).toContain("p{color:red}}</style>");
  expect(html).not.toContain("<script");
  expect(html).not.toContain('<link rel="stylesheet"');
});

test("of a page that is not hydrated only the script beside it runs, for which early forms are held", () => {
  const { html, script } = documentOf({ ...page, data: null, modules: ["src/admin/login/page.tsx"] });
  expect(scriptsIn(html)).toEqual(["/assets/script.js"]);
  expect(script).toContain('addEventListener("submit"');
  expect(html).toContain(`<script>${script}</script><script type="module" src="/assets/script.js">`);
});

const htmlPage = {
  ...page,
  modules: ["src/pages/about/page.tsx"],
  html: '<title>T</title><meta name="d" content="x"/><main id="main"><div id="page"><p>text</p></div></main><footer></footer>',
  islands: ["tabs", "promo-code"],
};
const pageData = createPageData(readAssets(manifest, styleTexts));

test("the data of a page of HTML are its head, what stands in it, its sheets and the scripts of its islands", () => {
  expect(pageData(htmlPage)).toEqual({
    release: "/assets/entry.js",
    head: '<title>T</title><meta name="d" content="x" data-page=""/>',
    html: "<p>text</p>",
    // To fetch one that the app does not have would take another round trip.
    sheets: [
      { href: "/assets/shared.css", text: "ul{color:green}" },
      { href: "/assets/about.css", text: "ol{color:red}" },
    ],
    scripts: ["/assets/vendor.js", "/assets/app.js", "/assets/site.js", "/assets/promo-code.js"],
  });
  expect(pageData(page)).toBeNull();
});

test("the document of a page of HTML loads its islands' scripts, and not its own", () => {
  const scripts = scriptsIn(document(htmlPage));
  expect(scripts).toContain("/assets/site.js");
  expect(scripts).not.toContain("/assets/about.js");
  expect(document(htmlPage)).toContain("ol{color:red}</style>");
  expect(document(htmlPage)).toContain('<meta name="d" content="x" data-page=""/>');
});

test("hydration data cannot end its script", () => {
  const hostile = { title: "</script><script>alert(1)</script><!--", line: "\u2028\u2029&" };
  const escaped = escapeJson(hostile);
  expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(escaped)).toEqual(hostile);
  expect(document({ ...page, data: hostile }).match(/<\/script>/g)).toHaveLength(3);
});

test("a shell without a slot, or a foreign manifest, is refused", () => {
  expect(() => createDocument("<html></html>", readAssets(manifest, styleTexts), false)).toThrow(
    "index.html has no <!--head-->",
  );
  expect(() => readAssets("{}", styleTexts)).toThrow("src/entry-client.ts");
  const withoutSheets = createDocument(shell, readAssets(manifest, new Map()), false);
  expect(() => withoutSheets(page)).toThrow("The build has no assets/app.css");
});

function scriptsIn(html: string) {
  return [...html.matchAll(/"(\S+\.js)"/g)].map(([, url]) => url);
}

test("public pages have themselves counted where visits are, and no other page does", () => {
  const counting = createDocument(shell, readAssets(manifest, styleTexts), true);
  for (const [document, isPublic, isCounted] of [
    [counting, true, true],
    [counting, false, false],
    [documentOf, true, false],
  ] as const) {
    const { html, script } = document({ ...page, isPublic });
    expect(html.includes("/api/visits")).toBe(isCounted);
    // The content policy names the hash of just this.
    expect(html).toContain(`<script>${script}</script>`);
  }
});
