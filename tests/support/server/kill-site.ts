import { setTimeout as wait } from "node:timers/promises";
import type { LeadEntry } from "../../../src/shared/forms/lead.ts";
import type { ImageEntry } from "../../../src/shared/images/image.ts";
import { cookieOf, password } from "../browser/sign-in.ts";
import { numbered } from "../inputs/sample-images.ts";
import { formWith } from "./images.ts";
import { type LeadReceiver, startLeadReceiver } from "./lead-receiver.ts";
import { sendForm } from "./send-form.ts";
import { type Site, startSite } from "./site.ts";

export interface SiteKillReport {
  kills: number;
  leads: number;
  images: number;
  posts: number;
  underWay: number;
  /** Deliveries are made at least once, so repetitions with the same id are no fault. */
  toldAgain: number;
  slowestStartMs: number;
  faults: string[];
}

interface Sent {
  tried: Set<string>;
  acknowledged: Set<string>;
}

export async function killSite(kills: number): Promise<SiteKillReport> {
  const receiver = await startLeadReceiver();
  const site = await startSite({
    ADMIN_PASSWORD: password,
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString("base64")}`,
  });
  const sent = { leads: nothing(), images: nothing(), posts: nothing() };
  const faults: string[] = [];
  let slowestStartMs = 0;
  try {
    const cookie = await cookieOf(site.url);
    const keepSending = keepSendingTo(site, faults);
    for (let kill = 0; kill < kills; kill++) {
      if (kill > 0) slowestStartMs = Math.max(slowestStartMs, await startAgain(site));
      const writing = Promise.all([
        keepSending(sent.leads, (name) => sendForm(site, name)),
        keepSending(sent.leads, (name) => sendForm(site, name)),
        keepSending(sent.images, (name) => upload(site, cookie, name)),
        keepSending(sent.posts, (name) => schedule(site, cookie, name)),
      ]);
      await wait(Math.random() ** 2 * 2_500);
      // Uploads are so slow that otherwise hardly one would finish on a busy machine.
      if (kill % 4 === 0) await oneMoreIn(sent.images.acknowledged);
      await site.end("SIGKILL");
      await writing;
    }
    await startAgain(site);
    const toldAgain = await compare(site, cookie, receiver, sent, faults);
    const all = Object.values(sent);
    return {
      kills,
      leads: sent.leads.acknowledged.size,
      images: sent.images.acknowledged.size,
      posts: sent.posts.acknowledged.size,
      underWay: all.reduce((sum, { tried, acknowledged }) => sum + tried.size - acknowledged.size, 0),
      toldAgain,
      slowestStartMs,
      faults,
    };
  } finally {
    await site.stop();
    await receiver.stop();
  }
}

async function oneMoreIn(acknowledged: Set<string>): Promise<void> {
  const before = acknowledged.size;
  for (let waitedMs = 0; acknowledged.size === before && waitedMs < 20_000; waitedMs += 50) await wait(50);
}

function nothing(): Sent {
  return { tried: new Set(), acknowledged: new Set() };
}

async function startAgain(site: Site): Promise<number> {
  if (Math.random() < 0.15) {
    const starting = site.start().catch(() => {});
    await wait(Math.random() * 400);
    await site.end("SIGKILL");
    await starting;
  }
  const started = performance.now();
  await site.start();
  return performance.now() - started;
}

function keepSendingTo(site: Site, faults: string[]) {
  return async ({ tried, acknowledged }: Sent, send: (name: string) => Promise<unknown>): Promise<void> => {
    while (site.process().isRunning()) {
      const name = `number ${tried.size} of all`;
      tried.add(name);
      try {
        await send(name);
        acknowledged.add(name);
      } catch (error) {
        // A TypeError is the connection that the kill broke.
        if (!(error instanceof TypeError)) faults.push(`${name}: ${error}`);
        return;
      }
    }
  };
}

async function upload(site: Site, cookie: string, name: string): Promise<void> {
  const body = formWith("file", await numbered(Number(/\d+/.exec(name))), "a.jpg");
  await expect201(fetch(`${site.url}/api/images`, { method: "POST", headers: { Cookie: cookie }, body }));
}

async function schedule(site: Site, cookie: string, title: string): Promise<void> {
  const publishAt = new Date(Date.now() + 2_000).toISOString();
  const body = JSON.stringify({ title, content: "Some text.", status: "scheduled", publishAt });
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  await expect201(fetch(`${site.url}/api/blogs`, { method: "POST", headers, body }));
}

async function expect201(answer: Promise<Response>): Promise<void> {
  const { status } = await answer;
  if (status !== 201) throw new Error(`Answered with ${status}`);
}

async function compare(
  site: Site,
  cookie: string,
  receiver: LeadReceiver,
  sent: Record<"leads" | "images" | "posts", Sent>,
  faults: string[],
): Promise<number> {
  const ask = async <T>(address: string): Promise<T> =>
    (await fetch(site.url + address, { headers: { Cookie: cookie } })).json();
  const check = (what: string, { tried, acknowledged }: Sent, found: string[]) => {
    const names = new Set(found);
    if (names.size < found.length) faults.push(`${found.length - names.size} ${what} are there twice`);
    for (const name of acknowledged) if (!names.has(name)) faults.push(`${what}: ${name} is lost`);
    for (const name of names) if (!tried.has(name)) faults.push(`${what}: nobody sent ${name}`);
  };

  const isTold = ({ deliveries }: LeadEntry) => deliveries.every(({ state }) => state === "sent");
  let leads = await ask<LeadEntry[]>("/api/leads");
  for (let tries = 0; tries < 120 && !leads.every(isTold); tries++) {
    await wait(1_000);
    leads = await ask<LeadEntry[]>("/api/leads");
  }
  const messageOf = ({ fields }: LeadEntry) =>
    Object.values(fields).find((value) => /^number/.test(value)) ?? "";
  check("leads", sent.leads, leads.map(messageOf));
  if (!leads.every(isTold)) faults.push("a lead was not told within two minutes");

  const idsOf = new Map<string, string[]>();
  for (const { headers, body } of receiver.received) {
    const name = /number \d+ of all/.exec(body)?.[0] ?? "";
    idsOf.set(name, [...(idsOf.get(name) ?? []), String(headers["webhook-id"])]);
  }
  for (const [name, ids] of idsOf)
    if (new Set(ids).size > 1) faults.push(`${name} was told with several ids`);
  for (const name of sent.leads.acknowledged) if (!idsOf.has(name)) faults.push(`${name} was never told`);

  const images = await ask<ImageEntry[]>("/api/images");
  check(
    "images",
    sent.images,
    images.map(({ width }) => `number ${width - 200} of all`),
  );
  for (const { id, url } of images) {
    const picture = await fetch(site.url + url);
    if (picture.status !== 200 || (await picture.arrayBuffer()).byteLength === 0)
      faults.push(`the picture ${id} is answered with ${picture.status}`);
  }

  await wait(2_000);
  const isOurs = ({ title }: { title: string }) => title.startsWith("number ");
  const posts = (await ask<{ title: string }[]>("/api/blogs?fields=summary")).filter(isOurs);
  check(
    "posts",
    sent.posts,
    posts.map(({ title }) => title),
  );
  return [...idsOf.values()].filter((ids) => ids.length > 1).length;
}
