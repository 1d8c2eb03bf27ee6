import { setTimeout as wait } from "node:timers/promises";
import type { LeadEntry } from "../../../src/shared/forms/lead.ts";
import type { ImageEntry } from "../../../src/shared/images/image.ts";
import { cookieOf, password } from "../browser/sign-in.ts";
import { startPostgres } from "../postgres/postgres-server.ts";
import { Acknowledged } from "./acknowledged.ts";
import { type Ask, type Kind, kinds, paymentSecret, scheduledMs, type Target } from "./kill-writers.ts";
import { type LeadReceiver, startLeadReceiver } from "./lead-receiver.ts";
import { type Site, startSite } from "./site.ts";
import { startTokenMails } from "./token-mails.ts";

type Changes = Record<keyof typeof kinds, Acknowledged>;

export interface SiteKillReport {
  kills: number;
  /** How many changes of each kind were acknowledged. */
  acknowledged: Record<string, number>;
  underWay: number;
  /** Deliveries are made at least once, so repetitions with the same id are no fault. */
  toldAgain: number;
  mailedAgain: number;
  slowestStartMs: number;
  faults: string[];
}

const compareEvery = 100;

/** Kills the site again and again while all kinds of records are written; over a database if `shared`. */
export async function killSite(kills: number, shared = false): Promise<SiteKillReport> {
  const receiver = await startLeadReceiver();
  const mails = await startTokenMails();
  const postgres = shared ? await startPostgres({ synced: true }) : null;
  const databaseUrl = await postgres?.createDatabase();
  const site = await startSite({
    ADMIN_PASSWORD: password,
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString("base64")}`,
    SMTP_URL: mails.url,
    LEADS_TO: "sales@example.com",
    CHECKOUT_URL_STUDENTS: "https://pay.example.com/students",
    PAYMENT_WEBHOOK_SECRET: paymentSecret,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const faults: string[] = [];
  let slowestStartMs = 0;
  try {
    const cookie = await cookieOf(site.url);
    const target: Target = { site, cookie, mails };
    const ask: Ask = async (address) => {
      for (let tries = 1; ; tries++) {
        const answer = await fetch(site.url + address, { headers: { Cookie: cookie } });
        if (answer.ok) return answer.json();
        if (tries === 20) throw new Error(`${address} is answered with ${answer.status}`);
        await wait(500);
      }
    };
    const changes = mapKinds(() => new Acknowledged());
    const writers = Object.values(
      mapKinds((kind, name) => writersOf(kind, changes[name], target, `${name}: `, faults, shared)),
    ).flat();
    for (let kill = 0; kill < kills; kill++) {
      if (kill > 0) {
        slowestStartMs = Math.max(slowestStartMs, await startAgain(site));
        faults.push(...(await compare(changes, ask, kill % compareEvery === 0)));
      }
      const writing = writers.map((write) => write());
      await wait(Math.random() ** 2 * 2_500);
      // Uploads are so slow that otherwise hardly one would finish on a busy machine.
      if (kill % 4 === 0) await oneMoreOf(changes.images);
      await site.end("SIGKILL");
      await Promise.all(writing);
    }
    await startAgain(site);
    const { toldAgain, leads } = await untilTold(ask, receiver, faults);
    faults.push(...(await compare(changes, ask, true)));
    faults.push(...neverTold(changes, leads, receiver, mails.ids));
    faults.push(...(await brokenPictures(site, ask)));
    return {
      kills,
      acknowledged: mapKinds((_, name) => changes[name].changes),
      underWay: Object.values(changes).reduce((sum, { broken }) => sum + broken, 0),
      toldAgain,
      mailedAgain: [...mails.ids.values()].reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0),
      slowestStartMs,
      faults,
    };
  } finally {
    await site.stop();
    await Promise.all([receiver.stop(), mails.stop(), postgres?.remove()]);
  }
}

function mapKinds<T>(map: (kind: Kind, name: keyof typeof kinds) => T): Record<keyof typeof kinds, T> {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return Object.fromEntries(names.map((name) => [name, map(kinds[name], name)])) as ReturnType<
    typeof mapKinds<T>
  >;
}

/** Each writes until the site is killed, and goes on at the next call. */
function writersOf(
  kind: Kind,
  changes: Acknowledged,
  target: Target,
  name: string,
  faults: string[],
  isShared: boolean,
): (() => Promise<void>)[] {
  let numbers = 0;
  return Array.from({ length: kind.writers }, () => {
    const steps = kind.steps(target, () => numbers++);
    let step = steps.next().value;
    return async () => {
      while (target.site.process().isRunning()) {
        try {
          await changes.make(step);
          step = steps.next().value;
        } catch (error) {
          if (!kind.again) step = steps.next().value;
          // A TypeError is the connection that the kill broke. A database on a busy machine may be late.
          if (error instanceof TypeError) return;
          if (!(isShared && /answered with 503$/i.test(String(error))))
            return void faults.push(`${name}${step.key} to ${step.state}: ${error}`);
        }
      }
    };
  });
}

async function oneMoreOf(changes: Acknowledged): Promise<void> {
  const before = changes.changes;
  for (let waitedMs = 0; changes.changes === before && waitedMs < 20_000; waitedMs += 50) await wait(50);
}

async function startAgain(site: Site): Promise<number> {
  if (Math.random() < 0.15) {
    const starting = site.start().catch(() => {});
    await wait(Math.random() * 400);
    await site.end("SIGKILL");
    await starting;
  }
  for (let tries = 1; ; tries++) {
    const started = performance.now();
    try {
      await site.start();
      return performance.now() - started;
    } catch (error) {
      // A machine that is busy may take longer than `start` waits.
      if (tries === 5) throw error;
    }
  }
}

/** Compares what is there with what was acknowledged: all kinds, or those whose records are changed often. */
async function compare(changes: Changes, ask: Ask, all: boolean): Promise<string[]> {
  if (all) await wait(scheduledMs);
  const compared = mapKinds(async ({ overwritten, found }, name) =>
    all || overwritten ? changes[name].compare(name, await found(ask)) : [],
  );
  return (await Promise.all(Object.values(compared))).flat();
}

async function untilTold(ask: Ask, receiver: LeadReceiver, faults: string[]) {
  const isTold = ({ deliveries }: LeadEntry) => deliveries.every(({ state }) => state === "sent");
  let leads = await ask<LeadEntry[]>("/api/leads");
  for (let tries = 0; tries < 120 && !leads.every(isTold); tries++) {
    await wait(1_000);
    leads = await ask<LeadEntry[]>("/api/leads");
  }
  if (!leads.every(isTold)) faults.push("a lead was not told within two minutes");
  const ids = receiver.received.map(({ headers }) => String(headers["webhook-id"]));
  return { leads, toldAgain: ids.length - new Set(ids).size };
}

/** What nobody heard of, and what was told under several ids. */
function neverTold(
  changes: Changes,
  leads: readonly LeadEntry[],
  receiver: LeadReceiver,
  mails: ReadonlyMap<string, string[]>,
): string[] {
  const idsOf = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received) {
    const { type, data } = JSON.parse(body) as { type: string; data: { id: string } };
    const about = `${type} ${data.id}`;
    idsOf.set(about, (idsOf.get(about) ?? new Set()).add(String(headers["webhook-id"])));
  }
  const faults = [...idsOf].flatMap(([about, ids]) => (ids.size > 1 ? [`${about} has several ids`] : []));
  for (const { id, kind, payment } of leads) {
    if (!idsOf.has(`${kind}.created ${id}`)) faults.push(`${kind} ${id} was never told`);
    if (payment?.state === "refunded" && !idsOf.has(`${kind}.refunded ${id}`))
      faults.push(`the refund of ${id} was never told`);
  }
  for (const address of [...changes.payments.keys(), ...changes.subscribers.keys()])
    if (!mails.has(address)) faults.push(`${address} never got a mail`);
  for (const [address, all] of mails)
    if (address.startsWith("reader") && new Set(all).size > 1) faults.push(`${address} was asked twice`);
  return faults;
}

async function brokenPictures(site: Site, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, url } of await ask<ImageEntry[]>("/api/images")) {
    const picture = await fetch(site.url + url);
    if (picture.status !== 200 || (await picture.arrayBuffer()).byteLength === 0)
      faults.push(`the picture ${id} is answered with ${picture.status}`);
  }
  return faults;
}
