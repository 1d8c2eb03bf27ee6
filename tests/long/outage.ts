/** Sends forms while mail server and webhook hang, and to a control site: `node tests/long/outage.ts [minutes]`. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { sendForm } from "../support/server/send-form.ts";
import { freePort, startSite } from "../support/server/site.ts";

const minutes = Number(process.argv[2] ?? 10);
const limitMs = 100;

const silent = createServer((socket) => void socket.on("error", () => {}).resume());
silent.listen(0, "127.0.0.1");
await once(silent, "listening");
const site = await startSite({
  SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  LEADS_TO: "sales@example.com",
  CONFIRM_TO_SENDER: "yes",
  LEAD_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/leads`,
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString("base64")}`,
});
const other = await startSite();

const times: number[] = [];
const otherTimes: number[] = [];
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
  times.push(await sendForm(site, `Lead ${times.length}.`));
  await wait(500);
  otherTimes.push(await sendForm(other, `Lead ${otherTimes.length}.`));
  await wait(500);
}
const deliveries = ((await site.stored("requests")) as StoredRequest[]).map((request) => request.deliveries);
await site.stop();
await other.stop();
silent.close();

const kept = deliveries.filter((of) => of.length > 1 && of.every(({ state }) => state === "waiting")).length;
const tries = deliveries.flat().reduce((sum, { attempts }) => sum + attempts, 0);
const slow = times.filter((took) => took >= limitMs).length;
console.info(
  `${minutes} minutes without receivers: ${times.length} forms answered in ${shares(times)}, ${slow} in ${limitMs} ms or ` +
    `more; ${kept} kept to be sent, ${tries} tries failed. A site that tells nobody: ${shares(otherTimes)}`,
);
const isBusy = otherTimes.some((took) => took >= limitMs);
if ((slow > 0 && !isBusy) || kept < times.length) process.exitCode = 1;

function shares(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `${part(0.5)} ms (median), ${part(0.99)} ms (99 %), ${part(1)} ms (slowest)`;
}
