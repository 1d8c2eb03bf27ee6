import { expect, test } from "vitest";
import { lastingAutoPlay, yieldingAutoPlay } from "../../src/pages/services/auto-play.ts";

test("benefit cards move on every 4 s on phones; only two pages' visitors turn that off by a swipe or a dot", () => {
  for (const autoPlay of [lastingAutoPlay, yieldingAutoPlay]) {
    expect(autoPlay).toMatchObject({ everyMs: 4000, when: "(width < 48rem)", resumesAfterMs: 0 });
  }
  expect(lastingAutoPlay.turnedOffBy).toEqual([]);
  expect(yieldingAutoPlay.turnedOffBy).toEqual(["swipe", "dot"]);
});
