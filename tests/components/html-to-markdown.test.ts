import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { htmlToMarkdown } from "../../src/admin/editor/paste/html-to-markdown.ts";
import { unwrapLinks, unwrapped } from "../../src/shared/html-to-markdown/unwrap-links.ts";
import cases from "./html-to-markdown.cases.json" with { type: "json" };

/** What a program puts into the clipboard (`.html`), and the Markdown of it (`.txt`). */
function clipboard(name: string): string {
  return readFileSync(path.resolve(import.meta.dirname, `../support/inputs/clipboard/${name}`), "utf8");
}

test("a text of Google Docs keeps its headings, styles, lists, tables and images", () => {
  expect(htmlToMarkdown(clipboard("google-docs.html"))).toBe(clipboard("google-docs.txt").trimEnd());
});

test("a text of Word keeps its lists, and nothing of its files", () => {
  expect(htmlToMarkdown(clipboard("word.html"))).toBe(clipboard("word.txt").trimEnd());
});

test("of a web page comes what Markdown has words for, and nothing that acts", () => {
  const markdown = htmlToMarkdown(clipboard("web-page.html")) ?? "";
  expect(markdown).toBe(clipboard("web-page.txt").trimEnd());
  expect(markdown).not.toMatch(/script|alert|evil|onerror|onclick|secret|Send|data:/i);
});

test.each(cases.pasted as [string, string, string | null][])("%s", (_name, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

test("marks never nest without end", () => {
  const deep = `${"<b>".repeat(500)}x${"</b>".repeat(500)}`;
  expect(htmlToMarkdown(`<p>${deep}</p>`)?.length).toBeLessThan(100);
});

test("a formula in many layers is read at once", () => {
  const deep = `${"<mrow>".repeat(60)}<mi>x</mi>${"</mrow>".repeat(60)}`;
  expect(htmlToMarkdown(`<p>About <math>${deep}</math></p>`)).toBe("About `x`");
});

test.each(cases.wrapped)("a link that %s has wrapped leads where it was meant to", (_name, href) => {
  expect(unwrapped(href)).toBe("https://a.test/b?c=1");
  const link = `<p><a href="${href.replaceAll("&", "&amp;")}">x</a></p>`;
  expect(htmlToMarkdown(link)).toBe("[x](https://a.test/b?c=1)");
});

test("several signs in a row that Proofpoint took out come back", () => {
  expect(unwrapped("https://urldefense.com/v3/__https://a.test/b**A1__;4oCm4oCm!!x!y$")).toBe(
    "https://a.test/b……1",
  );
});

test.each([
  "https://www.google.com/url?q=javascript:alert(1)",
  "https://nam02.safelinks.protection.outlook.com/?url=data%3Atext%2Fhtml%2Cx",
  "https://l.facebook.com/l.php?u=%2Frelative",
  "https://urldefense.proofpoint.com/v2/url?u=file-3A__etc_passwd",
  "ftp://a.test/",
])("a wrapper of what is no address of the web leaves its words alone: %s", (href) => {
  expect(htmlToMarkdown(`<p><a href="${href}">x</a> <b>b</b></p>`)).toBe("x **b**");
});

test.each([
  "https://www.google.com/url",
  "https://a.test/url?q=https://b.test/",
  "https://evil.test/safelinks.protection.outlook.com/?url=https://b.test/",
  "https://www.linkedin.com/in/somebody?url=https://b.test/",
  "https://urldefense.com/v3/",
])("an address that wraps nothing stays: %s", (href) => {
  expect(unwrapped(href)).toBe(href);
});

test("addresses in plain words are unwrapped, with the signs around them kept", () => {
  const wrapper = "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=ana";
  expect(unwrapLinks(`See (${wrapper}), or "${wrapper}".`)).toBe(
    'See (https://a.test/b), or "https://a.test/b".',
  );
});
