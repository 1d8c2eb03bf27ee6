import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { breakpoints, largeLetters } from "../../src/browser/breakpoints.ts";

const source = path.resolve(import.meta.dirname, "../../src");
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

test("there are at most six breakpoints", () => {
  expect(breakpoints.length).toBeLessThanOrEqual(6);
});

test("style sheets change layouts at breakpoints alone, and write them as ranges", () => {
  const strange = sheets.flatMap((sheet) => {
    const media =
      readFileSync(path.join(source, sheet), "utf8").match(/@media[^{]*(width|height)[^{]*/g) ?? [];
    return media.filter(isStrange).map((query) => `${sheet}: ${query}`);
  });
  expect(strange).toEqual([]);
});

function isStrange(query: string): boolean {
  // The heights of the forms' frames are agreed for two devices of exactly these widths.
  // What needs a tall window, such as a scene that stays in view, asks for its own height.
  const bounds = query.replaceAll(/\(width: (540|720)px\)|\(height >= [\d.]+rem\)/g, "");
  const widths = [largeLetters, ...breakpoints];
  const values = bounds.match(/[\d.]+[a-z]+/g) ?? [];
  return (
    /(min|max)-/.test(bounds) || values.some((value) => !widths.some((width) => value === `${width}rem`))
  );
}
