import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ArticleBody } from "../../src/components/article/article-body.tsx";
import { parseArticle } from "../../src/server/articles/parse-article.ts";
import { parseMarkdownFile, writeMarkdownFile } from "../../src/tools/import/front-matter.ts";
import { htmlText } from "../../src/tools/import/html-text.ts";
import { xssPayloads } from "../support/inputs/xss-payloads.ts";

const siteUrl = "https://corvanta.example/blogs/a-post";

/** Where an export of another site has texts. */
function pagesOf(payload: string): string[] {
  const quoted = payload.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const shown = payload.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return [
    `<p>a</p>${payload}<p>b</p>`,
    `<p>${shown}</p><h2>${shown}</h2><pre><code class="language-${quoted}">${shown}</code></pre>`,
    `<p><a href="${quoted}" title="${quoted}">a</a> <img src="${quoted}" alt="${quoted}" title="${quoted}"></p>`,
    `<figure><img src="https://a.test/b.png" alt="${quoted}"><figcaption>${shown}</figcaption></figure>`,
    `<table><tr><th>${shown}</th></tr><tr><td>${payload}</td></tr></table>`,
    `<iframe src="${quoted}"></iframe><video src="${quoted}" poster="${quoted}"></video>`,
  ];
}

/** What could run in HTML. */
function activeIn(html: string): string[] {
  return activeBelow(fromHtml(html, { fragment: true }));
}

function activeBelow({ children }: Pick<Root, "children">): string[] {
  return children.flatMap((node) => {
    if (node.type !== "element") return [];
    const { tagName, properties } = node;
    const isForeign = /^(?:script|style|iframe|object|embed|base|meta|form|link|template)$/.test(tagName);
    const attributes = Object.entries(properties).filter(([name, value]) => {
      const scheme = /^[^/?#]*?:/.exec(String(value).replace(/[\s\p{C}]/gu, ""))?.[0].toLowerCase();
      const isAddress = /^(?:href|src|srcSet|action|poster|xLinkHref)$/.test(name);
      const isKnown = scheme === undefined || ["http:", "https:", "mailto:", "tel:"].includes(scheme);
      return /^on/i.test(name) || name === "srcDoc" || (isAddress && !isKnown);
    });
    const active = attributes.map(([name, value]) => `${name}=${value}`);
    return [...(isForeign ? [tagName] : []), ...active, ...activeBelow(node as Pick<Root, "children">)];
  });
}

test("nothing of another site's export could run, on the site or in a feed", () => {
  const found = xssPayloads.flatMap(pagesOf).flatMap((html) => {
    const { markdown } = htmlText({ html, isClassic: html.startsWith("<p>a"), galleries: [], base: siteUrl });
    const article = parseArticle(markdown);
    if (article === null) return [`too complex: ${html}`];
    const shown = [
      <MemoryRouter key="site">
        <ArticleBody article={article} base={null} />
      </MemoryRouter>,
      <ArticleBody key="feed" article={article} base={siteUrl} />,
    ];
    return shown.flatMap((body) => activeIn(renderToStaticMarkup(body)));
  });
  expect(found).toEqual([]);
  expect(activeIn('<a href="java&#10;script:x" onclick="x">a</a>')).toEqual([
    "href=java\nscript:x",
    "onClick=x",
  ]);
});

test("what stands in front matter stays a text", () => {
  for (const payload of xssPayloads) {
    const title = payload.replace(/[\r\n\u0085\u2028\u2029]/g, " ");
    const file = parseMarkdownFile(writeMarkdownFile({ title, summary: title, image: title }, payload));
    expect(file).toMatchObject({ fields: { title, summary: title, image: title } });
  }
});
