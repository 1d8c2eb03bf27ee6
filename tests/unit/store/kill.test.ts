import { expect, test } from "vitest";
import { killAgainAndAgain } from "../../support/store/kill.ts";

const kills = 10;

test(`${kills} kills at random moments under parallel writers lose nothing that was acknowledged`, async () => {
  const { faults, acknowledged, underWay, slowestStartMs } = await killAgainAndAgain(kills);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(kills);
  // Without changes under way the kills would have proved nothing.
  expect(underWay).toBeGreaterThan(kills);
  expect(slowestStartMs).toBeLessThan(10_000);
}, 60_000);
