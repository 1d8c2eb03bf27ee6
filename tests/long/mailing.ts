/**
 * Sends an article to many subscribers and kills the site twice: `node tests/long/mailing.ts [subscribers] [shared]`. With
 * `shared`, two processes share a PostgreSQL. Needs the build.
 */
import { mailToMany } from "../support/server/mail-to-many.ts";

const subscribers = Number(process.argv[2] ?? 5_000);
const report = await mailToMany({
  subscribers,
  perSecond: 20,
  kills: 2,
  shared: process.argv[3] === "shared",
});
const { state, doubled, missing } = report;
console.info(
  `${subscribers} subscribers in ${report.seconds.toFixed(0)} s, 2 kills: ${state?.sent} sent, ${report.refused} refused for good, ` +
    `${doubled.length} got it twice, ${missing.length} not as they should, ${report.stillSubscribed} subscribed still; ` +
    `${report.leads} leads meanwhile, whose mails waited ${report.slowestCalmLeadMs.toFixed(0)} ms at most, and around a kill ` +
    `${report.slowestLeadMs.toFixed(0)} ms`,
);
for (const address of [...doubled, ...missing].slice(0, 20)) console.error(address);
const isWell =
  missing.length === 0 && doubled.length <= 2 && state?.waiting === 0 && report.slowestCalmLeadMs < 5_000;
process.exitCode = isWell ? 0 : 1;
