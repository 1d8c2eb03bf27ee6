import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { ArticleBody } from "../../src/components/article/article-body.tsx";
import { parseArticle } from "../../src/server/articles/parse-article.ts";
import { parseFigure } from "../../src/server/articles/parse-figure.ts";
import { postPassages } from "../../src/server/chat/passages.ts";
import { summaryFallback } from "../../src/shared/posts/article-text.ts";
import { figureKinds, withFiguresInWords } from "../../src/shared/posts/figure.ts";
import { xssPayloads } from "../support/inputs/xss-payloads.ts";

const bars = "Inquiries go first\nInvoices | 35.0 hours | Not yet\n* Inquiries | 17.5 hours";
const block = `\`\`\`figure bars\n${bars}\n\`\`\``;

function spans(kind: string, values: string[]) {
  const lines = values.map((value) => `Entry | ${value}`);
  return parseFigure(kind, ["A figure", ...lines].join("\n"))?.entries.map(({ span }) => span);
}

function rendered(markdown: string, base: string | null): string {
  const article = parseArticle(markdown);
  if (article === null) throw new Error("Too complex");
  const body = <ArticleBody article={article} base={base} />;
  return renderToStaticMarkup(<MemoryRouter>{body}</MemoryRouter>).replace(/ class="[^"]*"/g, "");
}

describe("a figure is read", () => {
  test("with its sentence, its entries, and what it is about", () => {
    expect(parseFigure("bars", bars)).toEqual({
      kind: "bars",
      title: "Inquiries go first",
      entries: [
        { label: "Invoices", value: "35.0 hours", note: "Not yet", starred: false, span: [0, 100], dots: 0 },
        { label: "Inquiries", value: "17.5 hours", note: "", starred: true, span: [0, 50], dots: 0 },
      ],
    });
  });

  test("by the first number of each value, as people write them", () => {
    const values = ["$1,000", "about 500", "1:30 hours", "1/2 of the day", "0", "2.5 % of 7", "mid-100"];
    expect(spans("bars", values)?.map((span) => span?.[1])).toEqual([100, 50, 0.15, 0.05, 0, 0.25, 10]);
  });

  test("parts follow one another, and fill the width", () => {
    expect(spans("parts", ["20 minutes", "30 minutes", "150 minutes"])).toEqual([
      [0, 10],
      [10, 25],
      [25, 100],
    ]);
  });

  test("shares of a whole are drawn against it, small ones as dots", () => {
    const entries = parseFigure("bars", "Who uses it\nFirst | 9 of 14 people\nSecond | 3 of 14")?.entries;
    expect(entries?.map(({ span, dots }) => [span?.[1], dots])).toEqual([
      [64.29, 14],
      [21.43, 14],
    ]);
    expect(parseFigure("bars", "Many\nFirst | 9 of 140\nSecond | 3")?.entries[0]).toMatchObject({ dots: 0 });
  });

  test.each(["steps", "joins"])("%s need no number", (kind) => {
    expect(spans(kind, ["Nobody sends it", "A few weeks"])).toEqual([null, null]);
  });
});

test.each([
  ["no kind", "", bars],
  ["an unknown kind", "pie", bars],
  ["the name of something that every object has", "constructor", bars],
  ["nothing", "bars", ""],
  ["no entries", "bars", "A sentence"],
  ["one entry", "bars", "A sentence\na | 1"],
  ["no sentence", "bars", "a | 1\nb | 2\nc | 3"],
  ["an entry without a value", "bars", "A sentence\na | 1\nb"],
  ["an empty label", "bars", "A sentence\na | 1\n | 2"],
  ["a fourth cell", "bars", "A sentence\na | 1 | x | y\nb | 2"],
  ["a value without a number", "bars", "A sentence\na | many\nb | 2"],
  ["less than nothing", "bars", "A sentence\na | -1\nb | 2"],
  ["a loss", "bars", "A sentence\na | about $-1\nb | 2"],
  ["too many marks", "tally", "A sentence\na | 51\nb | 2"],
  ["half a mark", "tally", "A sentence\na | 2.5\nb | 2"],
  ["more marks than there are", "tally", "A sentence\na | 24 of 19\nb | 2"],
  ["no mark", "tally", "A sentence\na | 0\nb | 2"],
  ["nothing to compare", "parts", "A sentence\na | 0\nb | 0"],
  ["a division by zero", "bars", "A sentence\na | 1/0\nb | 2"],
  ["a long value", "bars", `A sentence\na | ${"9".repeat(201)}\nb | 2`],
  ["too many entries", "bars", `A sentence${"\na | 1".repeat(13)}`],
  ["a long sentence", "bars", `${"a".repeat(201)}\na | 1\nb | 2`],
])("a figure of %s stays the code that it is", (_what, kind, text) => {
  expect(parseFigure(kind, text)).toBeNull();
  expect(rendered(`\`\`\`figure ${kind}\n${text}\n\`\`\``, null)).toContain("<pre");
});

describe("a figure is shown", () => {
  test("on the site with its words as text, and a drawing that says nothing else", () => {
    const html = rendered(block, null);
    expect(html).toContain("<figcaption>Inquiries go first</figcaption><dl>");
    expect(html).toContain('<dt>Invoices</dt><dd>35.0 hours</dd><dd aria-hidden="true"><svg');
    expect(html).toContain("<dd>Not yet</dd>");
    expect(html).not.toMatch(/ style=|figure bars|\|/);
  });

  test("parts as strands of one whole, counted ones with a strand each", () => {
    const strands = (of: string) =>
      [
        ...rendered(`~~~figure parts\nA title\nRight | ${of}\n* Wrong | 2 of 5\n~~~`, null).matchAll(
          /<g>(.*?)<\/g>/g,
        ),
      ].map(([, group = ""]) => group.match(/C/g)?.length);
    expect(strands("3 of 5")).toEqual([3, 2]);
    expect(strands("8")).toEqual([24, 6]);
  });

  test("a level that what is over it does not lift", () => {
    const html = rendered("~~~figure level\nA title\nRule | 4 of 5\n* Access | 2 of 5\n~~~", null);
    const dots = [...html.matchAll(/ d="([^"]*h0)"/g)].map(([, d = ""]) => d.match(/h0/g)?.length);
    // Those over the level on their ground, the places without a dot and their insides, then those of each column.
    expect(dots).toEqual([2, 2, 4, 4, 2, 2]);
  });

  test("a tally as strokes, and what does not count as strokes of their own", () => {
    const html = rendered("~~~figure tally\nA title\nMonday | 19 of 24 standard\nTuesday | 7\n~~~", null);
    const strokes = [...html.matchAll(/<path d="([^"]*)"/g)].map(([, d = ""]) => d.match(/M/g)?.length ?? 0);
    expect(strokes).toEqual([19, 5, 7, 0]);
    // The rest is at one place in all rows, behind all that counts.
    const places = (path: string) => [...path.matchAll(/[ML](\S+)/g)].map(([, x]) => Number(x));
    const [monday = "", rest = ""] = [...html.matchAll(/<path d="([^"]*)"/g)].map(([, d = ""]) => d);
    expect(Math.min(...places(rest))).toBeGreaterThan(Math.max(...places(monday)));
    expect(Math.max(...places(rest))).toBeLessThanOrEqual(1000);
  });

  test("a scale with its thresholds in the drawing of each row, and not through its words", () => {
    const html = rendered("~~~figure scale\nA title\n* Now | 21 hours\nNext | 10.5 hours\n~~~", null);
    expect(html).toContain("</figcaption><dl>");
    expect(html.match(/<path d="M50 -5V29"/g)?.length).toBe(2);
  });

  test("what joins in one knot, which a cut part does not reach", () => {
    const html = rendered("~~~figure joins\nA title\nTo read | Names\n* To send | Mail\n~~~", null);
    const [read = "", send = ""] = [...html.matchAll(/<g>(.*?)<\/g>/g)].map(([, group = ""]) => group);
    expect([read, send].map((group) => group.includes("84 100"))).toEqual([true, false]);
  });

  test("whatever ends its lines", () => {
    expect(rendered(block.replaceAll("\n", "\r\n"), null)).toBe(rendered(block, null));
  });

  test("in a feed as a list", () => {
    expect(rendered(block, "https://corvanta.example/blogs/a-post")).toBe(
      "<figure><figcaption>Inquiries go first</figcaption><ul><li>Invoices: 35.0 hours (Not yet).</li>" +
        "<li>Inquiries: 17.5 hours.</li></ul></figure>",
    );
  });

  test("in an excerpt and in the chat in words", () => {
    const words = "Inquiries go first. Invoices: 35.0 hours (Not yet). Inquiries: 17.5 hours.";
    expect(summaryFallback(`${block}\n\nText.`)).toBe(`${words} Text.`);
    expect(summaryFallback(`${block}\n\nText.`.replaceAll("\n", "\r\n"))).toBe(`${words} Text.`);
    const post = {
      id: "1",
      slug: "a",
      title: "A",
      summary: "S",
      updatedAt: "",
      content: `# Head\n\n${block}`,
    };
    expect(postPassages(post).map(({ text }) => text)).toEqual(["S", words]);
  });

  test("as whatever somebody put into it, and never as markup", () => {
    for (const payload of xssPayloads) {
      const cell = payload.replace(/[|\n`~]/g, " ");
      for (const kind of figureKinds) {
        const text = `${cell}.\n${cell}. | 1 ${cell} | ${cell}\n* b | 2`;
        const html = rendered(`~~~figure ${kind}\n${text}\n~~~`, null);
        expect(html).not.toMatch(/<(?!\/?(?:figure|figcaption|dl|div|dt|dd|svg|g|path|pre|code)\b)/);
      }
    }
  });
});

test("only whole figures are put into words", () => {
  for (const text of [
    "```figure bars\nA sentence\na | 1\nb | 2",
    "```figure bars\nA sentence\na\nb | 2\n```",
    "```yaml\nA sentence\na | 1\nb | 2\n```",
  ])
    expect(withFiguresInWords(text)).toBe(text);
});

describe("the first articles", () => {
  const folder = path.resolve(import.meta.dirname, "../../content/posts");
  const articles = readdirSync(folder).filter((name) => name.endsWith(".md"));

  test.each(articles)("%s has at least two figures, each well written", (name) => {
    const markdown = readFileSync(path.join(folder, name), "utf8");
    const blocks = [...markdown.matchAll(/^```figure (\w+)\n([^`]+)\n```$/gm)];
    expect(blocks.length).toBe(markdown.split("```figure").length - 1);
    expect(blocks.length).toBeGreaterThanOrEqual(2);
    for (const [, kind = "", text = ""] of blocks) expect(parseFigure(kind, text), text).not.toBeNull();
  });

  test("use every kind of figure", () => {
    const all = articles.map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n");
    for (const kind of figureKinds) expect(all).toContain(`\`\`\`figure ${kind}\n`);
  });
});
