/**
 * Kills the site under load: `node tests/long/kill-site.ts [kills] [shared]`. With `shared` it keeps its records in a
 * PostgreSQL. Needs the build.
 */
import { killSite } from "../support/server/kill-site.ts";

const start = performance.now();
const report = await killSite(Number(process.argv[2] ?? 1_000), process.argv[3] === "shared");
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const acknowledged = Object.entries(report.acknowledged).map(([kind, count]) => `${count} of ${kind}`);
console.info(
  `${report.kills} kills in ${seconds} s: acknowledged changes ${acknowledged.join(", ")}, ${report.underWay} under way, ` +
    `${report.toldAgain} webhooks told again with the same id, ${report.mailedAgain} mails sent again with the same id, ` +
    `slowest start ${report.slowestStartMs.toFixed(0)} ms, ${report.faults.length} faults`,
);
for (const fault of report.faults.slice(0, 50)) console.error(fault);
if (report.faults.length > 0) process.exitCode = 1;
