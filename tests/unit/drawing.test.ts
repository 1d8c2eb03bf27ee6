import { expect, test } from "vitest";
import { bundle } from "../../src/shared/drawing/bundle.ts";
import { gatheringLines } from "../../src/shared/drawing/gathering-lines.ts";
import { arrowhead, curveThrough } from "../../src/shared/drawing/paths.ts";
import { randomFrom } from "../../src/shared/drawing/random.ts";
import { swipeStep } from "../../src/widgets/carousel/swipe.ts";

const shape = {
  seed: 7,
  width: 640,
  height: 480,
  strands: 20,
  knot: [0.5, 0.5],
  tip: [0.9, 0.2],
  scatter: 0.5,
} as const;

test("a seed draws the same picture every time, another seed another one", () => {
  expect(gatheringLines(shape)).toEqual(gatheringLines({ ...shape }));
  expect(gatheringLines({ ...shape, seed: 8 }).html).not.toEqual(gatheringLines(shape).html);
});

test("a few strands stand out, and everything is drawn with numbers", () => {
  const paths = [...gatheringLines(shape).html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths[3]?.match(/M/g)?.length).toBe(5);
  expect(paths.join("")).not.toMatch(/NaN|Infinity|e-/);
});

test("a bundle has all its strands, the same ones for the same seed", () => {
  const shape = {
    seed: 5,
    strands: 9,
    strong: [2, 6],
    route: [
      { x: 0, y: 50, spread: 90, stray: 20 },
      { x: 60, y: 40, spread: 30 },
      { x: 120, y: 10, spread: 2 },
    ],
  };
  const lines = bundle(shape);
  expect(bundle(shape)).toBe(lines);
  expect(bundle({ ...shape, seed: 6 })).not.toBe(lines);
  const paths = [...lines.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths.at(-1)?.match(/M/g)).toHaveLength(2);
  expect(paths.join("").match(/M/g)).toHaveLength(9);
  expect(paths.join("")).not.toMatch(/NaN|Infinity|e-/);
});

test("a curve passes its points, and an arrowhead ends at its tip", () => {
  expect(
    curveThrough([
      [0, 0],
      [10, 5],
      [20, 0],
    ]),
  ).toMatch(/^M0 0c.* 10 5s.* 10-5$/);
  expect(arrowhead([30, 10], [2, 0], 5)).toBe("M25 15L30 10L25 5");
});

test.each([0, 1, -5, 2_147_483_647, 1e12])("random numbers from the seed %d stay between 0 and 1", (seed) => {
  const random = randomFrom(seed);
  for (let i = 0; i < 1000; i++) {
    const value = random();
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
  }
});

test.each([
  [-51, 1],
  [51, -1],
  [-50, 0],
  [50, 0],
  [0, 0],
  [-400, 1],
])("a drag of %d px asks for the step %d", (moved, step) => {
  expect(swipeStep(moved)).toBe(step);
});
