import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { newestFirst } from "../../src/shared/posts/post.ts";
import { postInputSchema } from "../../src/shared/posts/post-input.ts";

const good = { title: "A title", content: "Some content" };

function issuesOf(input: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(postInputSchema, input);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

test("title and content are enough; titles lose the space around them, content keeps it", () => {
  expect(v.parse(postInputSchema, { title: "  A title ", content: "\n text\n" })).toEqual({
    title: "A title",
    content: "\n text\n",
    summary: "",
    category: "",
    imageUrl: "",
  });
});

test("half a character becomes a whole one", () => {
  expect(v.parse(postInputSchema, { title: "a\ud800", content: "\udc00😀" })).toMatchObject({
    title: "a\ufffd",
    content: "\ufffd😀",
  });
});

test.each([
  { title: "x".repeat(200) },
  { title: "🚀" },
  { title: "数据合同" },
  { title: '"><script>alert(1)</script>' },
  { content: "x".repeat(400_000) },
  { summary: "x".repeat(1_000) },
  { category: "Machine Learning" },
  { category: "" },
  { imageUrl: "" },
  { imageUrl: "https://example.com/a%20b.jpg?c=d#e" },
  { imageUrl: " https://localhost:3000/a.png " },
])("accepts %j", (part) => {
  expect(issuesOf({ ...good, ...part })).toEqual({});
});

describe("refuses", () => {
  test.each([
    ["title", undefined],
    ["title", null],
    ["title", 5],
    ["title", ["A title"]],
    ["title", ""],
    ["title", " \n\t "],
    ["title", "\u200b\u200b"],
    ["title", "x".repeat(201)],
    ["content", undefined],
    ["content", {}],
    ["content", "   "],
    ["content", "x".repeat(400_001)],
    ["summary", 1],
    ["summary", "x".repeat(1_001)],
    ["category", "ai"],
    ["category", "Uncategorized"],
    ["category", 0],
    ["category", "toString"],
    ["imageUrl", "javascript:alert(1)"],
    ["imageUrl", "JaVaScRiPt:alert(1)"],
    ["imageUrl", "java\tscript:alert(1)"],
    ["imageUrl", "data:image/png;base64,AAAA"],
    ["imageUrl", "//example.com/a.png"],
    ["imageUrl", "http://example.com/a.png"],
    ["imageUrl", " HTTP://localhost:3000/a.png"],
    ["imageUrl", "/a.png"],
    ["imageUrl", "https:example.com/a.png"],
    ["imageUrl", "https:\\\\example.com\\a.png"],
    ["imageUrl", "https://user:secret@example.com/a.png"],
    ["imageUrl", "https://user@example.com/a.png"],
    ["imageUrl", "https://exa\nmple.com/a.png"],
    ["imageUrl", "https://"],
    ["imageUrl", "ftp://example.com/a.png"],
    ["imageUrl", `https://example.com/${"x".repeat(2_000)}`],
    ["imageUrl", {}],
    ["id", "3f2b8c1d"],
    ["constructor", "x"],
  ])("%s = %j", (field, value) => {
    const issues = issuesOf({ ...good, [field]: value });
    expect(Object.keys(issues)).toEqual([field]);
    expect(issues[field]).toMatch(/^(Please|A post).*\.$/);
  });

  test.each([null, undefined, 5, "text", true])("%j in place of a post", (input) => {
    expect(issuesOf(input)).toEqual({ "": "Please send the fields of a post." });
  });

  test("a key that would reach the prototype", () => {
    expect(issuesOf(JSON.parse('{"title":"a","content":"b","__proto__":{"admin":true}}'))).toHaveProperty(
      ["__proto__"],
      "A post has no such field.",
    );
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });
});

test("posts stand newest first, those of one moment as they were", () => {
  const post = (name: string, createdAt: string) => ({ name, createdAt });
  const sorted = [
    post("old", "2026-01-01T00:00:00.000Z"),
    post("first", "2026-02-01T00:00:00.000Z"),
    post("second", "2026-02-01T00:00:00.000Z"),
    post("new", "2026-02-01T00:00:00.001Z"),
  ].toSorted(newestFirst);
  expect(sorted.map(({ name }) => name)).toEqual(["new", "first", "second", "old"]);
});
