import { expect, test } from "vitest";
import { drawGatheringLines } from "../../src/components/illustration/gathering-lines.ts";
import { randomFrom } from "../../src/shared/random.ts";
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
  expect(drawGatheringLines(shape)).toEqual(drawGatheringLines({ ...shape }));
  expect(drawGatheringLines({ ...shape, seed: 8 }).lines).not.toEqual(drawGatheringLines(shape).lines);
});

test("a few strands stand out, and everything is drawn with numbers", () => {
  const { lines, dots, arrow } = drawGatheringLines(shape);
  expect(lines.strong.match(/M/g)?.length).toBe(5);
  expect([...Object.values(lines), ...Object.values(dots), arrow].join("")).not.toMatch(/NaN|Infinity|e-/);
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
