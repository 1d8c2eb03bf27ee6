/** Kills the site under load: `node tests/long/kill-site.ts [kills]`. Needs the build. */
import { killSite } from "../support/server/kill-site.ts";

const start = performance.now();
const report = await killSite(Number(process.argv[2] ?? 1_000));
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.info(
  `${report.kills} kills in ${seconds} s: ${report.leads} leads, ${report.images} images and ${report.posts} scheduled posts ` +
    `acknowledged, ${report.underWay} under way, ${report.toldAgain} leads told again with the same id, slowest start ` +
    `${report.slowestStartMs.toFixed(0)} ms, ${report.faults.length} faults`,
);
for (const fault of report.faults.slice(0, 50)) console.error(fault);
if (report.faults.length > 0) process.exitCode = 1;
