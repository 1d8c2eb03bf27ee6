/** Sends leads to a slow webhook: `node tests/long/outbox.ts [leads] [seconds]`. */
import { setTimeout as wait } from "node:timers/promises";
import { startLeadReceiver } from "../support/server/lead-receiver.ts";
import { memoryOf } from "../support/server/process-use.ts";
import { sendForm } from "../support/server/send-form.ts";
import { startSite } from "../support/server/site.ts";

const leads = Number(process.argv[2] ?? 1_000);
const seconds = Number(process.argv[3] ?? 10);
const atOnce = 10;

const receiver = await startLeadReceiver(async (res) => {
  await wait(seconds * 1_000);
  res.writeHead(204).end();
});
const site = await startSite({
  LEAD_WEBHOOK_URL: receiver.url,
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString("base64")}`,
});

const times: number[] = [];
for (let lead = 0; lead < leads; lead++) times.push(await sendForm(site, `Lead ${lead}.`));
times.sort((a, b) => a - b);
const memory = [await memoryOf(site)];

const told = () => new Set(receiver.received.map(({ body }) => Number(/Lead (\d+)\./.exec(body)?.[1])));
while (told().size < leads) {
  await wait(10_000);
  memory.push(await memoryOf(site));
}
const furthest = Math.max(...[...told()].map((lead, place) => Math.abs(lead - place)));
await site.stop();
await receiver.stop();

const part = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
console.info(
  `${leads} leads at a receiver that takes ${seconds} s: forms answered in ${part(0.5)} ms (median), ${part(0.99)} ms (99 %), ` +
    `${part(1)} ms (slowest); ${receiver.received.length} posts, at most ${furthest} places from their turn; memory ` +
    `${memory[0]?.toFixed(0)} MB after the forms, ${Math.max(...memory).toFixed(0)} MB at most, ${memory.at(-1)?.toFixed(0)} MB in the end`,
);
const grew = Math.max(...memory) - (memory[0] ?? 0);
const isWell = Number(part(0.99)) < 100 && furthest < atOnce && grew <= 30;
process.exitCode = isWell ? 0 : 1;
