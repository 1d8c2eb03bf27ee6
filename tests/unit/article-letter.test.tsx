import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ArticleBody } from "../../src/components/article/article-body.tsx";
import { parseArticle } from "../../src/server/articles/parse-article.ts";
import { articleLetter, maxBytes } from "../../src/server/mailings/article-letter.ts";
import type { RenderArticle } from "../../src/server/pages/render.ts";
import type { StoredPost } from "../../src/server/posts/stored-posts.ts";
import { sampleMarkdown } from "../support/inputs/sample-posts.ts";

const siteUrl = "https://www.example.test";
const leaveUrl = `${siteUrl}/unsubscribe/0123`;
const image = "/images/0123456789abcdef0123456789abcdef-2000x1000/1600.jpg";

const renderArticle: RenderArticle = (article, base) =>
  renderToStaticMarkup(<ArticleBody article={article} base={base} />);

function letterOf(content: string, given: Partial<StoredPost> = {}) {
  const at = "2026-05-01T10:00:00.000Z";
  const post: StoredPost = {
    id: "1",
    slug: "a-post",
    oldSlugs: [],
    title: 'Less <work> & "more"',
    content,
    summary: "",
    category: "",
    imageUrl: "",
    createdAt: at,
    updatedAt: at,
    status: "published",
    publishAt: at,
    knownSlugs: [],
    earlierImages: {},
    version: 1,
    ...given,
  };
  const article = parseArticle(content);
  if (article === null) throw new Error("Too complex");
  return articleLetter(post, article, renderArticle, siteUrl)(leaveUrl);
}

/** The words of a mail, or of a part of it. */
function wordsOf(html: string): string {
  return html
    .replace(/<(style|title)>.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

describe("the HTML", () => {
  test("has no relative address, no script, and no class of the site", () => {
    const { html } = letterOf(`${sampleMarkdown}\n\n[here](/about) ![A chart](${image})`);
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect(address).toMatch(/^(https?|mailto):/);
    expect(html).not.toMatch(/<script|<link|<svg|<picture|srcset| id="/);
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, name]) => name));
    expect(
      [...classes].filter((name) => !/^(page|letter|soft|button|drawn|part|star|rest)$/.test(name ?? "")),
    ).toEqual([]);
  });

  test("escapes the title, and says why it comes, from where, and how to leave", () => {
    const { html } = letterOf("Words.");
    expect(html).toContain("<title>Less &lt;work&gt; &amp; &quot;more&quot;</title>");
    expect(wordsOf(html)).toBe(
      "Corvanta Less &lt;work&gt; &amp; &quot;more&quot; Words. Read it on the site You get this mail because you subscribed to the articles of Corvanta on corvanta.example. Unsubscribe Corvanta, 1200 Example Parkway, Suite 300, Plano, Texas 75024",
    );
    expect(html).toContain(`href="${leaveUrl}"`);
    expect(html).toContain("prefers-color-scheme: dark");
  });

  test("has images as JPEG with their texts, no wider than the text", () => {
    const { html } = letterOf(
      `![A chart](${image} "In May")\n\n![Far](https://example.com/a.png)\n\nIn a ![dot](https://example.com/dot.png) line.`,
    );
    expect(html).toContain(
      `<img width="552" height="276" src="${siteUrl}${image.replace("1600", "960")}" alt="A chart" style=`,
    );
    expect(wordsOf(html)).toContain("In May");
    expect(html).toContain('<img width="552" src="https://example.com/a.png" alt="Far" style=');
    expect(html).toContain('In a <img src="https://example.com/dot.png" alt="dot" style=');
  });

  test("draws a figure as tables, in the order of the article, and leaves the words of one in a quotation", () => {
    const figure = (title: string) =>
      `\`\`\`figure bars\n${title}\nBefore | 12 hours\n* After | 3 hours | With it\n\`\`\``;
    const quoted = figure("Quoted").replaceAll(/^/gm, "> ");
    const { html } = letterOf([figure("One"), quoted, figure("Two <b>")].join("\n\nWords.\n\n"));
    expect(wordsOf(html)).toMatch(
      /One Before: 12 hours (&nbsp; )*After: 3 hours (&nbsp; )*With it .*Quoted Before: 12 hours\. .*Two &lt;b&gt; Before:/,
    );
    expect(html).toMatch(/class="star" width="25%"/);
  });

  test("gives each cell of a table its side", () => {
    const { html } = letterOf("| Name | Hours |\n|---|--:|\n| Ada | 12 |");
    expect(html).toMatch(/<th style="[^"]*text-align:left">Name/);
    expect(html).toMatch(/<td style="[^"]*text-align:right">12/);
  });

  test("shows HTML of the text as text", () => {
    const { html } = letterOf(
      '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror="a">',
    );
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/href="javascript/);
    expect(html).not.toMatch(/<img[^>]*onerror/);
  });

  test("begins with the post's image", () => {
    const uploaded = letterOf("Words.", { imageUrl: image }).html;
    expect(uploaded).toContain(`<img src="${siteUrl}${image.replace("1600", "960")}" alt="" width="552"`);
    expect(letterOf("Words.", { imageUrl: "https://example.com/a.jpg?b=1&c=2" }).html).toContain(
      '<img src="https://example.com/a.jpg?b=1&amp;c=2" alt=""',
    );
    expect(letterOf("Words.").html).not.toContain("<img");
  });
});

describe("a long article", () => {
  const paragraph = "Ein Satz über die Größe. ".repeat(20).trim();
  const long = Array.from({ length: 600 }, (_, index) => `${index}. ${paragraph}`.replace(".", ":")).join(
    "\n\n",
  );

  test("ends at a paragraph, within what mail programs show, and says where the rest is", () => {
    const { html, text } = letterOf(long);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxBytes);
    expect(Buffer.byteLength(html)).toBeGreaterThan(maxBytes - 4_000);
    const shown = [...html.matchAll(/<p[^>]*>(\d+): (.*?)<\/p>/g)];
    expect(shown.at(-1)?.[2]).toBe(paragraph);
    expect(wordsOf(html)).toContain("Read the rest on the site You get this mail");
    expect(html).toContain(leaveUrl);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    expect(text).toContain(`Read the rest on the site:\n${siteUrl}/blogs/a-post`);
  });

  test("of one paragraph has its summary alone", () => {
    const { html, text } = letterOf("word ".repeat(60_000), { summary: "In short." });
    for (const part of [wordsOf(html), text]) expect(part).toMatch(/In short\.\s+Read the rest on the site/);
  });
});

test("the text has no marks, and addresses behind their words", () => {
  const { text } = letterOf(
    [
      "# Head",
      "A **bold** [link](/about), <https://example.com/>, `code` and a note.[^1]\\\nNext line",
      "- One\n  - Two\n- [x] Done",
      "3. Three\n4. Four",
      "> Said",
      "```js\nlet a = 1;\n```",
      "| A | B |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |",
      `![A chart](${image})`,
      "[bad](javascript:alert(1))",
      "[^1]: The note.",
    ].join("\n\n"),
  );
  expect(text).toBe(`Less <work> & "more"

HEAD

A bold link (${siteUrl}/about), https://example.com/, code and a note.[1]
Next line

- One
  - Two
- [x] Done

3. Three
4. Four

> Said

    let a = 1;

A: 1
B: 2

A: 3
B: 4

[A chart]

bad

[1] The note.

Read it on the site:
${siteUrl}/blogs/a-post

-- 
You get this mail because you subscribed to the articles of Corvanta on corvanta.example.
Unsubscribe: ${leaveUrl}

Corvanta, 1200 Example Parkway, Suite 300, Plano, Texas 75024
`);
});
