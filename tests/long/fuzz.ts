/** Sends 100,000 requests of every kind, or as many as the argument says, and ends with 1 if a promise was broken. */
import { fuzz } from "../support/fuzz.ts";

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const start = performance.now();
// Half of them, twice.
const report = await fuzz(count / 2, seed);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.info(
  `${report.requests} requests (seed ${seed}) in ${seconds} s: answered ${JSON.stringify(report.statuses)}, ` +
    `slowest ${report.slowestMs.toFixed(0)} ms, memory ${report.memory.join(", ")} MB, ${report.faults.length} faults`,
);
for (const fault of report.faults.slice(0, 50)) console.error(fault);
process.exitCode = report.faults.length > 0 ? 1 : 0;
