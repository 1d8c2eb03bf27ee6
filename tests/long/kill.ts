/** Kills the store while it writes: `node tests/long/kill.ts [kills]`. */
import { maxWholeBytes } from "../../src/server/store/json/file-format.ts";
import { killAgainAndAgain } from "../support/store/kill.ts";

const kills = Number(process.argv[2] ?? 1_000);
for (const maxBytes of [maxWholeBytes, 10_000]) {
  const start = performance.now();
  const report = await killAgainAndAgain(Math.ceil(kills / 2), maxBytes);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.info(
    `${report.kills} kills in ${seconds} s: ${report.acknowledged} acknowledged changes, ${report.underWay} under way, ` +
      `${report.withChanges} with changes beside the file, ${report.halfWritten} while it was written anew, ` +
      `slowest start ${report.slowestStartMs.toFixed(0)} ms, ${report.faults.length} faults`,
  );
  for (const fault of report.faults) console.error(fault);
  if (report.faults.length > 0) process.exitCode = 1;
}
