import { expect, test } from "vitest";
import { keyBenefitsAutoPlay } from "../../src/pages/services/service-parts.tsx";
import { phoneAutoPlay } from "../../src/widgets/carousel/use-rotation.ts";

test("benefit cards move on every 4 s on phones; only two pages' visitors turn that off by a swipe or a dot", () => {
  for (const autoPlay of [phoneAutoPlay, keyBenefitsAutoPlay]) {
    expect(autoPlay).toMatchObject({ everyMs: 4000, when: "(width < 48rem)", resumesAfterMs: 0 });
  }
  expect(phoneAutoPlay.turnedOffBy).toEqual([]);
  expect(keyBenefitsAutoPlay.turnedOffBy).toEqual(["swipe", "dot"]);
});
