/** Kills the store 1,000 times, or as often as the argument says, and ends with 1 if a promise was broken. */
import { killAgainAndAgain } from "../support/store/kill.ts";

const kills = Number(process.argv[2] ?? 1_000);
const start = performance.now();
const report = await killAgainAndAgain(kills);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.info(
  `${report.kills} kills in ${seconds} s: ${report.acknowledged} acknowledged changes, ${report.underWay} under way, ` +
    `slowest start ${report.slowestStartMs.toFixed(0)} ms, ${report.faults.length} faults`,
);
for (const fault of report.faults) console.error(fault);
process.exitCode = report.faults.length > 0 ? 1 : 0;
