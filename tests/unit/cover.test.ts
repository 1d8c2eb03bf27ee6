import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstPosts } from "../../content/posts/index.ts";
import { firstFigure } from "../../src/server/articles/parse-figure.ts";
import { coverSvg, drawCover } from "../../src/shared/covers/cover.ts";
import { palette } from "../../src/shared/palette.ts";
import { figureKinds } from "../../src/shared/posts/figure.ts";
import { categories } from "../../src/shared/posts/post.ts";

const all = [...categories, ""];

test("the same post always has the same cover, and another post another", () => {
  for (const category of all) {
    expect(coverSvg(category, "a-post", null)).toBe(coverSvg(category, "a-post", null));
    expect(coverSvg(category, "a-post", null)).not.toBe(coverSvg(category, "another-post", null));
  }
  expect(new Set(all.map((category) => coverSvg(category, "a-post", null))).size).toBe(all.length);
});

test("each category has a dark and a light palette", () => {
  for (const category of all) {
    const covers = Array.from({ length: 40 }, (_, i) => drawCover(category, `post-${i}`, null));
    expect(new Set(covers.map(({ colors }) => colors.dark))).toEqual(new Set([true, false]));
  }
});

test("a cover is one small file without styles, scripts or anything undrawable", () => {
  for (const category of [...all, "An unknown one"]) {
    for (let i = 0; i < 20; i++) {
      const svg = coverSvg(category, `post-${i}`, null);
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
      for (const [, path = ""] of drawCover(category, `post-${i}`, null).art.matchAll(orange)) {
        const numbers = [...path.matchAll(/-?\d+/g)].map(Number);
        const heights = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.min(...heights), `${category} ${i}`).toBeGreaterThan(95);
        expect(Math.max(...heights), `${category} ${i}`).toBeLessThan(540);
      }
    }
  }
});

test("each first article's cover draws the first figure of its text, whole in the wide crop", () => {
  const covers = firstPosts.map(({ slug, category }) => {
    const text = readFileSync(new URL(`../../content/posts/${slug}.md`, import.meta.url), "utf8");
    const figure = firstFigure(text);
    expect(figure, slug).not.toBeNull();
    const svg = coverSvg(category, slug, figure);
    expect(svg).not.toBe(coverSvg(category, slug, null));
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style|script/);
    expect(svg.length, slug).toBeLessThan(40_000);
    for (const [, path = ""] of svg.matchAll(/d="([^"A]+)" stroke="#ff6a3d" stroke-width="9"/g)) {
      const heights = [...path.matchAll(/[MLC ]-?\d+ (-?\d+)/g)].map(([, y]) => Number(y));
      expect(Math.min(...heights), slug).toBeGreaterThan(95);
      expect(Math.max(...heights), slug).toBeLessThan(540);
    }
    return svg;
  });
  expect(new Set(covers).size).toBe(firstPosts.length);
});

test("a figure's numbers are what its cover draws", () => {
  const cover = (value: string) => {
    const figure = firstFigure(`Text\n\n\`\`\`figure parts\nA title\nRest | 5\n* Part | ${value}\n\`\`\`\n`);
    const orange = drawCover("AI", "a-post", figure).art.matchAll(/stroke="#ff6a3d" stroke-width="2.4"/g);
    return [...orange].length;
  };
  // Of 48 strands, as many as the part has of the whole.
  expect([cover("5"), cover("1"), cover("15")]).toEqual([24, 8, 36]);
});

test("figures of every kind and size can be drawn", () => {
  for (const kind of figureKinds) {
    for (const count of [2, 3, 12]) {
      for (const value of ["7 of 20", "0", "3 of 5", "1200"]) {
        const entry = (star: string, i: number) => `${star}Entry ${i} | ${value.replace("0", `${i}`)}`;
        const lines = Array.from({ length: count }, (_, i) => entry(i === 1 ? "* " : "", i + 1));
        const figure = firstFigure(`\`\`\`figure ${kind}\nA title\n${lines.join("\n")}\n\`\`\`\n`);
        const svg = coverSvg("AI", "a-post", figure);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(60_000);
      }
    }
  }
});

test("the drawings' colors are the tokens of the same names", () => {
  const tokens = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");
  for (const [name, color] of Object.entries(palette)) expect(tokens).toContain(`--${name}: ${color};`);
});
