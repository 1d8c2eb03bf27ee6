/** Loads the site, then sends SIGTERM: `node tests/long/load.ts [seconds]`. Fails if a request was lost. */
import { loadUntilStopped } from "../support/server/load.ts";
import { startSite } from "../support/server/site.ts";

const seconds = Number(process.argv[2] ?? 30);
const site = await startSite();
const { answered, underWay, lost, exitCode, stoppedAfterMs } = await loadUntilStopped(site, 50, seconds);
await site.stop();
console.info(
  `${answered} requests over 50 connections in ${seconds} s, ${underWay} of them under way at the signal; ` +
    `${lost.length} lost, ended with ${exitCode} after ${stoppedAfterMs} ms`,
);
for (const loss of lost.slice(0, 20)) console.error(loss);
process.exitCode = lost.length > 0 || exitCode !== 0 || stoppedAfterMs >= 10_000 ? 1 : 0;
