import { setTimeout as wait } from "node:timers/promises";
import { openSharedSiteStore, openSiteStore, type SiteStore } from "../../../src/server/collections.ts";
import type { AdminPost } from "../../../src/shared/posts/admin-post.ts";
import { cookieOf, password } from "../browser/sign-in.ts";
import { startPostgres } from "../postgres/postgres-server.ts";
import { manySubscribers } from "../store/stored-subscriber.ts";
import { sendForm } from "./send-form.ts";
import { type Site, startSite } from "./site.ts";
import { type SlowMailServer, startSlowMailServer } from "./slow-mail-server.ts";

interface Run {
  subscribers: number;
  perSecond: number;
  kills: number;
  /** Two processes over PostgreSQL; otherwise one over its folder. */
  shared: boolean;
}

export interface MailingReport {
  seconds: number;
  refused: number;
  doubled: string[];
  missing: string[];
  leads: number;
  slowestLeadMs: number;
  /** Of leads whose mail waited while no process was killed or started. */
  slowestCalmLeadMs: number;
  state: AdminPost["sentToSubscribers"];
  stillSubscribed: number;
}

const leadEveryMs = 700;
/** A process that starts, and one that has to see that another is gone. */
const unrestMs = 8_000;

/** Sends a post to many, of whom one in 50 is refused for good, while leads come in and processes are killed. */
export async function mailToMany(run: Run): Promise<MailingReport> {
  const isRefused = (address: string) => Number(/^reader(\d+)@/.exec(address)?.[1] ?? 1) % 50 === 0;
  const server = await startSlowMailServer(run.perSecond, isRefused);
  const postgres = run.shared ? await startPostgres() : null;
  const databaseUrl = await postgres?.createDatabase();
  const env = {
    ADMIN_PASSWORD: password,
    SMTP_URL: server.url,
    LEADS_TO: "sales@example.com",
    MAIL_PER_MINUTE: "6000",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const sites = [await startSite(env), ...(run.shared ? [await startSite(env)] : [])];
  const open = async (): Promise<Pick<SiteStore, "subscribers" | "close">> => {
    if (databaseUrl === undefined) return openSiteStore((sites[0] as Site).dataDir);
    return (await openSharedSiteStore({ url: databaseUrl, report: () => {} }, [])).store;
  };
  try {
    if (!run.shared) await sites[0]?.end("SIGTERM");
    const readers = manySubscribers(run.subscribers);
    const filled = await open();
    await filled.subscribers.update(() => readers);
    await filled.close();
    if (!run.shared) await sites[0]?.start();

    const [site] = sites as [Site];
    const post = await publish(site);
    const begun = performance.now();
    const sending = keepSendingLeads(sites);
    const unrest: number[] = [];
    for (let kill = 1; kill <= run.kills; kill++) {
      const reached = (run.subscribers * kill) / (run.kills + 1);
      while (server.count() < reached) await wait(20);
      const victim = sites[(kill - 1) % sites.length] as Site;
      unrest.push(performance.now());
      await victim.end("SIGKILL");
      await victim.start();
    }
    const state = await untilSent(site, post.id);
    const seconds = (performance.now() - begun) / 1_000;
    const sentAt = await sending.stop();
    await untilLeadsAreSent(server, sentAt);
    for (const each of sites) await each.end("SIGTERM");
    const store = await open();
    const left = new Set(store.subscribers.read().map(({ email }) => email));
    await store.close();

    const waits = [...sentAt].map(([lead, at]) => ({ at, ms: (server.leads.get(lead) ?? Infinity) - at }));
    const isCalm = ({ at, ms }: { at: number; ms: number }) =>
      unrest.every((time) => at + ms < time || at > time + unrestMs);
    return {
      seconds,
      refused: server.refused.size,
      doubled: [...server.taken].flatMap(([address, times]) => (times.length > 1 ? [address] : [])),
      missing: readers
        .map(({ email }) => email)
        .filter((email) => (isRefused(email) ? left.has(email) : !server.taken.has(email))),
      leads: waits.length,
      slowestLeadMs: Math.max(0, ...waits.map(({ ms }) => ms)),
      slowestCalmLeadMs: Math.max(0, ...waits.filter(isCalm).map(({ ms }) => ms)),
      state,
      stillSubscribed: left.size,
    };
  } finally {
    for (const each of sites) await each.stop();
    await server.stop();
    await postgres?.remove();
  }
}

async function publish(site: Site): Promise<AdminPost> {
  const answer = await fetch(`${site.url}/api/blogs`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: await cookieOf(site.url) },
    body: JSON.stringify({
      title: "An article",
      content: "Words that are worth a mail. ".repeat(200),
      sendToSubscribers: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`The post was answered with ${answer.status}`);
  return answer.json();
}

async function untilSent(site: Site, id: string): Promise<AdminPost["sentToSubscribers"]> {
  const cookie = await cookieOf(site.url);
  for (;;) {
    const answer = await fetch(`${site.url}/api/blogs?status=all&fields=summary`, {
      headers: { Cookie: cookie },
    }).catch(() => null);
    const posts: AdminPost[] = answer?.ok ? await answer.json() : [];
    const state = posts.find((post) => post.id === id)?.sentToSubscribers;
    if (state?.waiting === 0) return state;
    await wait(500);
  }
}

/** Resolves to when each lead that was taken was answered. */
function keepSendingLeads(sites: readonly Site[]) {
  const sentAt = new Map<number, number>();
  let isOver = false;
  const running = (async () => {
    for (let lead = 1; !isOver; lead++) {
      const site = sites[lead % sites.length] as Site;
      await sendForm(site, `Lead ${lead}.`).then(
        () => sentAt.set(lead, performance.now()),
        () => {},
      );
      await wait(leadEveryMs);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await running;
      return sentAt;
    },
  };
}

async function untilLeadsAreSent(server: SlowMailServer, sentAt: ReadonlyMap<number, number>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while ([...sentAt.keys()].some((lead) => !server.leads.has(lead)) && performance.now() < deadline)
    await wait(100);
}
