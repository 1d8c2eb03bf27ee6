/** Fuzzes the site: `node tests/long/fuzz.ts [count] [seed] [tls]`. With `tls` it needs HAProxy. */
import { fuzz } from "../support/server/fuzz.ts";
import { hasTlsProxy } from "../support/server/tls-proxy.ts";

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const throughTls = process.argv[4] === "tls";
/** What docs/reliability.md promises of each answer, on a machine that does nothing else. */
const longestMs = 8_000;
if (throughTls && !hasTlsProxy())
  throw new Error("Install HAProxy and OpenSSL first: apt install haproxy openssl");
const start = performance.now();
const report = await fuzz(count / 2, seed, throughTls);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.info(
  `${report.requests} requests (seed ${seed}) in ${seconds} s: answered ${JSON.stringify(report.statuses)}, ` +
    `${report.wrongPasswords} wrong passwords looked at, slowest ${report.slowestMs.toFixed(0)} ms, a visitor's page within ${report.visitorMs.map(Math.round).join(" ms (half) and ")} ms (all), memory ${report.memory.map(Math.round).join(", ")} MB, ${report.faults.length} faults`,
);
for (const fault of report.faults.slice(0, 50)) console.error(fault);
process.exitCode = report.faults.length > 0 || report.slowestMs > longestMs ? 1 : 0;
