import { describe, expect, test } from "vitest";
import { linkify, type Piece, stripMarks, stripTags } from "../../src/shared/linkify.ts";
import { processorMsOf } from "../support/processor-time.ts";
import cases from "./chat-linkify.cases.json" with { type: "json" };

const origin = "https://www.corvanta.example";

const shownOf = (text: string) => linkify(text, origin).map(shownAs).join("");

/** A Markdown link is shown by its title. */
const shownAs = (piece: Piece) => (piece.kind === "internal" ? (piece.title ?? piece.text) : piece.text);

/** The links that a reply shows, each as its text or, where the address differs, `text -> address`. */
function linksOf(text: string): string[] {
  return linkify(text, origin).flatMap((piece) => {
    if (piece.kind === "text") return [];
    const sign = piece.kind === "internal" ? "in " : "";
    const shown = shownAs(piece);
    return [sign + (piece.href === shown ? shown : `${shown} -> ${piece.href}`)];
  });
}

describe("links of a reply", () => {
  test.each(cases.links as [string, string[]][])("%s", (text, links) => {
    expect(linksOf(text)).toEqual(links);
    expect(shownOf(text)).toBe(text);
  });

  test.each(cases.titled as [string, string, string[]][])("%s has a title", (text, shown, links) => {
    expect(shownOf(text)).toBe(shown);
    expect(linksOf(text)).toEqual(links);
  });

  test("no address is taken for a link but http, https and the site's own paths", () => {
    const hostile =
      "javascript:alert(1) JaVaScRiPt:x vbscript:x data:x https://ok.com/javascript:alert(1) /contact";
    for (const piece of linkify(hostile, origin)) {
      if (piece.kind !== "text") expect(piece.href).toMatch(/^(?:https?:\/\/|\/\w)/);
    }
  });
});

test.each(cases.marks)("Markdown's marks are taken out of %j", (text, plain) => {
  expect(stripMarks(text)).toBe(plain);
});

describe("tags of a reply", () => {
  test.each(cases.tags)("%s", (text, plain) => {
    expect(stripTags(text)).toBe(plain);
  });

  test("what is left forms no tag again", () => {
    for (const text of ["<<b>b>x", "<<<i>i>u>x</u>", "<b<b>>x", "<a><<a>a>"]) {
      expect(stripTags(text)).not.toMatch(/<[a-z!/][^>]*>/i);
    }
  });
});

test("100 kB of hostile text takes no time", async () => {
  const hostile = [
    "a.".repeat(50_000),
    "a-".repeat(50_000),
    `https://x.com/${")".repeat(100_000)}`,
    "https://x.com/](".repeat(6_000),
    "/contact/".repeat(11_000),
    "<a".repeat(50_000),
    "<!--".repeat(25_000),
    "<!--a>".repeat(16_000),
    "<".repeat(100_000),
    "<a ".repeat(33_000),
    "<a b=".repeat(20_000),
    `<a${" ".repeat(100_000)}`,
    `${"<!--".repeat(20_000)}-->`,
    "@".repeat(100_000),
    "com.".repeat(25_000),
    `${"[".repeat(100_000)}](/contact)`,
    "[a](/contact".repeat(8_000),
    "**a ".repeat(25_000),
    " __a ".repeat(20_000),
    "*a ".repeat(33_000),
    "`".repeat(100_000),
    "`a".repeat(50_000),
    " ".repeat(100_000),
    "* ".repeat(50_000),
  ];
  for (const text of hostile) {
    const ms = await processorMsOf(() => linkify(stripMarks(stripTags(text)), origin));
    expect(ms, text.slice(0, 20)).toBeLessThan(500);
  }
});
