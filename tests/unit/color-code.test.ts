import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstPosts } from "../../content/posts/index.ts";
import { colorCode } from "../../src/server/articles/color-code.ts";
import { parseArticle } from "../../src/server/articles/parse-article.ts";

const textOf = (runs: [string, unknown][] | null) => runs?.map(([text]) => text).join("");

test("names, values and comments stand out, and every character stays", () => {
  const code = "SELECT count(*) -- all\nFROM orders WHERE status = 'open'";
  const runs = colorCode(code, "sql", 100);
  expect(textOf(runs)).toBe(code);
  expect(runs).toContainEqual(["'open'", "value"]);
  expect(runs).toContainEqual(["-- all", "quiet"]);
  expect(runs?.find(([text]) => text.includes("FROM"))?.[1]).toBe("name");
});

test("code of an unknown language, long code and code of too many runs stay in one color", () => {
  expect(colorCode("a = 1", "cobol", 100)).toBeNull();
  expect(colorCode("a = 1\n".repeat(1_000), "python", 100_000)).toBeNull();
  expect(colorCode("a = 1\n".repeat(50), "python", 20)).toBeNull();
});

test("an article has so much colored code at most, and the rest of its code is there too", () => {
  const block = `\`\`\`json\n${'{ "a": [1, 2, 3] }\n'.repeat(40)}\`\`\`\n\n`;
  const blocks = parseArticle(block.repeat(30))?.root.children ?? [];
  const runs = blocks.flatMap((node) => (node.type === "code" && node.data?.runs) || []);
  expect(runs.length).toBeGreaterThan(500);
  expect(runs.length).toBeLessThanOrEqual(1_500);
  const plain = blocks.filter((node) => node.type === "code" && node.value !== "" && node.data === undefined);
  expect(plain.length).toBeGreaterThan(10);
});

test("the code of the first articles is in color, and stays as written", () => {
  for (const { slug } of firstPosts) {
    const text = readFileSync(new URL(`../../content/posts/${slug}.md`, import.meta.url), "utf8");
    for (const node of parseArticle(text)?.root.children ?? []) {
      if (node.type !== "code" || node.lang === "figure" || !node.lang) continue;
      expect(new Set(node.data?.runs?.map(([, tone]) => tone)).size, slug).toBeGreaterThan(1);
      expect(text).toContain(`\`\`\`${node.lang}\n${textOf(node.data?.runs ?? [])}\n\`\`\``);
    }
  }
});
