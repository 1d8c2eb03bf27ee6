import { expect, test } from "vitest";
import { arrowhead } from "../../src/shared/drawing/paths.ts";
import { randomFrom } from "../../src/shared/drawing/random.ts";
import { swipeStep } from "../../src/widgets/carousel/swipe-step.ts";

test("an arrowhead ends at its tip", () => {
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
