import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "playwright/test";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { ownMsOf } from "../support/own-time.ts";
import { startLeadReceiver } from "../support/server/lead-receiver.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { projectDir } from "../support/server/process.ts";
import { sendForm } from "../support/server/send-form.ts";
import { freePort, type Site, startSite } from "../support/server/site.ts";

// The site as a process, and receivers that are down, slow, or there in the end.

const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;

test("mail that the server missed five times arrives once, though the site is killed twice in between", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "clock-"));
  const port = await freePort();
  const site = await startSite(
    {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      LEADS_TO: "sales@example.com",
      CLOCK_FILE: path.join(folder, "clock"),
    },
    { nodeArgs: ["--import", path.join(projectDir, "tests/support/server/fast-clock.ts")] },
  );
  const times = [await msOfForm(site, "The first")];
  for (const attempts of [2, 4]) {
    await expect.poll(() => attemptsOf(site)).toBeGreaterThanOrEqual(attempts);
    await site.end("SIGKILL");
    await site.start();
    times.push(await msOfForm(site, `After ${attempts} attempts`));
  }
  await expect.poll(() => attemptsOf(site)).toBeGreaterThanOrEqual(5);
  const server = await startMailServer({}, port);
  await expect.poll(() => server.mails.length).toBe(times.length);
  await expect.poll(() => statesOf(site)).toEqual(times.map(() => "sent"));
  await wait(500);
  const ids = new Set(server.mails.map(({ parsed }) => parsed.messageId));
  expect([server.mails.length, ids.size]).toEqual([times.length, times.length]);
  for (const took of times) expect(took).toBeLessThan(1_000);
  await site.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});

test("leads reach a slow receiver by their age, and no form waits for it", async () => {
  const receiver = await startLeadReceiver(async (res) => {
    await wait(1_000);
    res.writeHead(204).end();
  });
  const site = await startSite({ LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: secret });
  for (let lead = 0; lead < 30; lead++) expect(await msOfForm(site, `Lead ${lead}`)).toBeLessThan(900);
  await expect.poll(() => receiver.received.length).toBe(30);
  const order = receiver.received.map(({ body }) => Number(/Lead (\d+)/.exec(body)?.[1]));
  // Ten are under way at once.
  for (const [place, lead] of order.entries()) expect(Math.abs(lead - place)).toBeLessThan(10);
  await expect.poll(() => statesOf(site)).toEqual(order.map(() => "sent"));
  await site.stop();
  await receiver.stop();
});

test("a site that is ended lets a delivery under way arrive, and does not wait for one that hangs", async () => {
  const hanging = new Set(["Hangs"]);
  const receiver = await startLeadReceiver(async (res, count) => {
    if (hanging.has(messageOf(receiver.received[count - 1]?.body))) return;
    await wait(700);
    res.writeHead(204).end();
  });
  const site = await startSite({ LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: secret });
  await sendForm(site, "Arrives");
  await sendForm(site, "Hangs");
  await expect.poll(() => receiver.received.length).toBe(2);
  const ends = async () => expect(await site.end("SIGTERM")).toBe(0);
  expect(await ownMsOf(ends)).toBeLessThan(10_000);
  expect(await statesOf(site)).toEqual(["sent", "waiting"]);
  hanging.clear();
  await site.start();
  await expect.poll(() => statesOf(site)).toEqual(["sent", "sent"]);
  const [, first, again] = receiver.received;
  expect(receiver.received).toHaveLength(3);
  expect(again?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  await site.stop();
  await receiver.stop();
});

test("a site that is ended does not wait for a mail server that looks through a mail", async () => {
  let taken = 0;
  const server = await startMailServer({
    onData(stream) {
      taken++;
      stream.resume();
    },
  });
  const site = await startSite({ SMTP_URL: server.url, LEADS_TO: "sales@example.com" });
  await sendForm(site, "Is looked through");
  await expect.poll(() => taken).toBe(1);
  const ends = async () => expect(await site.end("SIGTERM")).toBe(0);
  expect(await ownMsOf(ends)).toBeLessThan(10_000);
  expect(await statesOf(site)).toEqual(["waiting"]);
  await site.stop();
  await server.stop();
});

async function statesOf(site: Site): Promise<string[]> {
  return (await deliveriesOf(site)).map(({ state }) => state);
}

/** How often the first lead was tried to be delivered. */
async function attemptsOf(site: Site): Promise<number> {
  return (await deliveriesOf(site))[0]?.attempts ?? 0;
}

async function deliveriesOf(site: Site): Promise<StoredRequest["deliveries"]> {
  const requests = (await site.stored("requests")) as StoredRequest[];
  return requests.flatMap(({ deliveries }) => deliveries);
}

function messageOf(body = "{}"): string {
  return JSON.parse(body).data?.fields.message;
}

/** How long the site takes a form, by a clock that waits while the machine has no time for the site. */
function msOfForm(site: Site, message: string): Promise<number> {
  return ownMsOf(
    () => sendForm(site, message),
    () => fetch(`${site.url}/healthz`),
  );
}
