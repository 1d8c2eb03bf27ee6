import { expect, test } from "vitest";
import { maxWholeBytes } from "../../../src/server/store/json/file-format.ts";
import { killAgainAndAgain } from "../../support/store/kill.ts";

const kills = 10;

test(`${kills} kills at random moments under parallel writers lose nothing that was acknowledged`, async () => {
  const { faults, acknowledged, underWay, slowestStartMs } = await killAgainAndAgain(kills, maxWholeBytes);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(kills);
  // Without changes under way the kills would have proved nothing.
  expect(underWay).toBeGreaterThan(kills);
  expect(slowestStartMs).toBeLessThan(10_000);
});

test("nor do they where changes stand beside a file, and it is often written anew", async () => {
  const { faults, acknowledged, underWay, withChanges } = await killAgainAndAgain(kills, 10_000);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(kills);
  expect(underWay).toBeGreaterThan(kills);
  // At three of four kills there are some; without any they would have proved nothing.
  expect(withChanges).toBeGreaterThan(1);
});
