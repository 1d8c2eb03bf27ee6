import { expect, test } from "vitest";
import { killAgainAndAgain } from "../../support/kill.ts";

const kills = Number(process.env.KILLS ?? 100);

test(`${kills} kills at random moments under parallel writers lose nothing that was acknowledged`, async () => {
  // Two stores at once: a process that starts leaves half of the machine idle.
  const reports = await Promise.all([killAgainAndAgain(kills / 2), killAgainAndAgain(kills / 2)]);
  expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
  for (const report of reports) {
    expect(report.acknowledged).toBeGreaterThan(report.kills);
    // Without changes under way the kills would have proved nothing.
    expect(report.underWay).toBeGreaterThan(report.kills);
    expect(report.slowestStartMs).toBeLessThan(10_000);
  }
}, 180_000);
