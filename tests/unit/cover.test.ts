import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverSvg, drawCover } from "../../src/shared/covers/cover.ts";
import { palette } from "../../src/shared/palette.ts";
import { categories } from "../../src/shared/posts/post.ts";

const all = [...categories, ""];

test("the same post always has the same cover, and another post another", () => {
  for (const category of all) {
    expect(coverSvg(category, "a-post")).toBe(coverSvg(category, "a-post"));
    expect(coverSvg(category, "a-post")).not.toBe(coverSvg(category, "another-post"));
  }
  expect(new Set(all.map((category) => coverSvg(category, "a-post"))).size).toBe(all.length);
});

test("each category has a dark and a light palette", () => {
  for (const category of all) {
    const covers = Array.from({ length: 40 }, (_, i) => drawCover(category, `post-${i}`));
    expect(new Set(covers.map(({ colors }) => colors.dark))).toEqual(new Set([true, false]));
  }
});

test("a cover is one small file without styles, scripts or anything undrawable", () => {
  for (const category of [...all, "An unknown one"]) {
    for (let i = 0; i < 20; i++) {
      const svg = coverSvg(category, `post-${i}`);
      expect(svg).toMatch(/^<svg xmlns=.*width="1200" height="630".*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|style|script/);
      expect(svg.length).toBeLessThan(25_000);
    }
  }
});

test("the orange line keeps inside the wide crop of the article's page", () => {
  const orange = new RegExp(`d="([^"]+)" stroke="${palette.signal}"`, "g");
  for (const category of all) {
    for (let i = 0; i < 20; i++) {
      for (const [, path = ""] of drawCover(category, `post-${i}`).art.matchAll(orange)) {
        const numbers = [...path.matchAll(/-?\d+/g)].map(Number);
        const heights = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.min(...heights), `${category} ${i}`).toBeGreaterThan(95);
        expect(Math.max(...heights), `${category} ${i}`).toBeLessThan(540);
      }
    }
  }
});

test("the drawings' colors are the tokens of the same names", () => {
  const tokens = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");
  for (const [name, color] of Object.entries(palette)) expect(tokens).toContain(`--${name}: ${color};`);
});
