import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { ArticleBody } from "../../src/components/article/article-body.tsx";
import { parseArticle } from "../../src/server/articles/parse-article.ts";
import type { Article } from "../../src/shared/posts/article.ts";
import { sampleMarkdown } from "../support/inputs/sample-posts.ts";
import cases from "./article.cases.json" with { type: "json" };

/** The text as the site shows it, without the class names. */
function onSite(markdown: string): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ArticleBody article={read(markdown)} base={null} />
    </MemoryRouter>,
  );
  return html.replace(/ (class|data-discover)="[^"]*"/g, "").replace(/^<div dir="auto">|<\/div>$/g, "");
}

function read(markdown: string): Article {
  const article = parseArticle(markdown);
  if (article === null) throw new Error("Too complex");
  return article;
}

function inFeed(markdown: string): string {
  const base = "https://corvanta.example/blogs/a-post";
  const html = renderToStaticMarkup(<ArticleBody article={read(markdown)} base={base} />);
  return html.replace(/ class="[^"]*"/g, "");
}

describe("on the site", () => {
  test.each([
    ["Open 9:00~12:00, for 10~20 people, or 30~40.", "Open 9:00~12:00, for 10~20 people, or 30~40."],
    ["In ~/notes and ~/drafts~.", "In ~/notes and ~/drafts~."],
    ["H~2~O, ~about~ here", "H~2~O, ~about~ here"],
    ["This is ~~gone~~.", "This is <del>gone</del>."],
  ])("only two tildes strike words out: %s", (markdown, html) => {
    expect(onSite(markdown)).toBe(`<p>${html}</p>`);
  });

  test("headings of level 1 to 3 become h2 to h4, each a link to itself", () => {
    expect(onSite("# One\n\n## Two\n### Three")).toBe(
      '<h2 id="section-one" tabindex="-1"><a href="#section-one">One</a></h2>' +
        '<h3 id="section-two" tabindex="-1"><a href="#section-two">Two</a></h3>' +
        '<h4 id="section-three" tabindex="-1"><a href="#section-three">Three</a></h4>',
    );
  });

  test("a heading line ends the paragraph above it, and blank lines part paragraphs", () => {
    expect(onSite("one\ntwo\n## Head\nthree\n\nfour")).toMatch(
      /^<p>one\ntwo<\/p><h3.*<\/h3><p>three<\/p><p>four<\/p>$/,
    );
  });

  test("equal headings get different ids, and one without letters gets an id too", () => {
    const { headings } = read("# Same\n# Same\n# 你好\n#\n");
    expect(headings.map(({ id }) => id)).toEqual(["section-same", "section-same-2", "section"]);
  });

  test("links in a heading are only text, since the heading is a link", () => {
    expect(onSite("# See [this](/a) now")).toContain(">See this now</a></h2>");
  });

  test("lists, nested and numbered from anywhere, stay lists", () => {
    expect(onSite("- a\n- b\n  1. c\n\n5. five\n6. six")).toBe(
      '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul><ol start="5"><li>five</li><li>six</li></ol>',
    );
  });

  test("tasks say whether they are done", () => {
    expect(onSite("- [x] a\n- [ ] b")).toBe(
      '<ul><li><span role="img" aria-label="Done:"></span>a</li>' +
        '<li><span role="img" aria-label="To do:"></span>b</li></ul>',
    );
  });

  test("a table keeps its head as labels for narrow screens", () => {
    const html = onSite("| A | B |\n| - | -: |\n| 1 | **2** |");
    expect(html).toContain('<th scope="col">A</th>');
    expect(html).toContain('<td data-label="B"><strong>2</strong></td>');
  });

  test("code shows its language and stays as written", () => {
    expect(onSite("```js\nif (a < b) {}\n```")).toBe(
      '<figure><figcaption>js</figcaption><pre tabindex="0"><code translate="no"><span data-run="name">if</span> (a &lt; b) {}</code></pre></figure>',
    );
    expect(onSite("```unknown\nif (a < b) {}\n```")).toContain(
      '<code translate="no">if (a &lt; b) {}</code>',
    );
  });

  test("raw HTML is text", () => {
    expect(onSite('a <b onclick="x()">b</b>\n\n<script>alert(1)</script>')).toBe(
      "<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    );
  });

  test("links lead inside the app, outside, to mail, and through references", () => {
    expect(onSite("[a](/services/ai-automations?x=1#y)")).toBe(
      '<p><a href="/services/ai-automations?x=1#y">a</a></p>',
    );
    expect(onSite("[a](https://example.com) <https://example.org> www.example.net")).toBe(
      '<p><a href="https://example.com">a</a> <a href="https://example.org">https://example.org</a> ' +
        '<a href="http://www.example.net">www.example.net</a></p>',
    );
    expect(onSite("[a][ref] and [b][gone]\n\n[ref]: mailto:a@example.com")).toBe(
      '<p><a href="mailto:a@example.com">a</a> and [b][gone]</p>',
    );
  });

  test.each(cases.traps)("a link to %s is only its text", (url) => {
    const html = onSite(`[text](${url})`);
    expect(html).not.toContain("href");
    expect(html).toContain("text");
    expect(onSite(`![text](${url})`)).not.toContain("src");
  });

  test("an image alone is a figure with a fixed frame; one over plain http is its description", () => {
    expect(onSite('![An oak](https://example.com/oak.jpg "In autumn")')).toBe(
      '<span><span><img src="https://example.com/oak.jpg" alt="An oak" loading="lazy" decoding="async"/></span>' +
        "<span>In autumn</span></span>",
    );
    expect(onSite("![An oak](http://example.com/oak.jpg)")).toBe("<span>An oak</span>");
  });

  test("an uploaded image keeps its own shape, and comes in the smallest format and width", () => {
    const id = `${"0a".repeat(16)}-4000x3000`;
    const set = (format: string) =>
      [480, 960, 1600].map((width) => `/images/${id}/${width}.${format} ${width}w`).join(", ");
    const sizes = 'sizes="(width &gt;= 48rem) 44rem, 100vw"';
    expect(onSite(`![An oak](/images/${id}/1600.jpg)`)).toBe(
      "<span><span><picture>" +
        `<source type="image/avif" srcSet="${set("avif")}" ${sizes}/>` +
        `<source type="image/webp" srcSet="${set("webp")}" ${sizes}/>` +
        `<img loading="lazy" decoding="async" alt="An oak" ${sizes} srcSet="${set("jpg")}" ` +
        `src="/images/${id}/1600.jpg" width="4000" height="3000"/></picture></span></span>`,
    );
  });

  test("what only looks like the address of an uploaded image stands in the frame", () => {
    for (const url of ["/images/a-1x1/1600.jpg", `/images/${"0".repeat(32)}-0x9/1600.jpg`])
      expect(onSite(`![An oak](${url})`)).not.toContain("<picture");
  });

  test("footnotes stand under the text in the order of their references", () => {
    const html = onSite("a[^b] c[^a]\n\n[^a]: first\n[^b]: second\n[^c]: never referred to");
    expect(html).toMatch(/<ol><li id="note-1"><p>second<\/p><\/li><li id="note-2"><p>first<\/p><\/li><\/ol>/);
    expect(html).not.toContain("never");
  });
});

describe("in a feed", () => {
  test("addresses are absolute, also those within the article", () => {
    expect(inFeed("[a](/about) [b](#section-x) ![c](/covers/a.svg)")).toBe(
      '<p><a href="https://corvanta.example/about">a</a> ' +
        '<a href="https://corvanta.example/blogs/a-post#section-x">b</a> ' +
        '<img src="https://corvanta.example/covers/a.svg" alt="c" loading="lazy"/></p>',
    );
  });

  test("an uploaded image has an absolute address and its size", () => {
    const path = `/images/${"0a".repeat(16)}-4000x3000/1600.jpg`;
    expect(inFeed(`![An oak](${path})`)).toBe(
      `<p><img src="https://corvanta.example${path}" alt="An oak" loading="lazy" width="1600" height="1200"/></p>`,
    );
  });

  test("no id, no tab stop and no script stands in it", () => {
    const html = inFeed(sampleMarkdown);
    expect(html).not.toMatch(/ (id|tabindex|style|on\w+)=|<script|javascript:/);
    expect(html).toContain("☑ done");
  });

  test("the columns of a table stand where the author put them", () => {
    const html = inFeed("| A | B | C | D |\n| - | :- | :-: | -: |\n| 1 | 2 | 3 | 4 |");
    expect(html).toContain('<td data-label="A">1</td><td data-label="B">2</td>');
    expect(html).toContain('<td data-label="C" align="center">3</td><td data-label="D" align="right">4</td>');
    expect(html).toContain('<th scope="col" align="center">C</th>');
  });
});
