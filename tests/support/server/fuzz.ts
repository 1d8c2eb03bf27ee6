import { readFile } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { urls } from "../../../src/shared/urls.ts";
import { absoluteHost, arbitraryRequest } from "../inputs/arbitrary-request.ts";
import { exploreSite } from "./explore.ts";
import { type PlainAnswer, type PlainRequest, sendRequest } from "./http-request.ts";
import { memoryOf } from "./process-use.ts";
import { freePort, type Site, startSite } from "./site.ts";
import { openSlowReaders, type SlowReaders } from "./slow-readers.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";
import { startTokenMails } from "./token-mails.ts";

export interface FuzzReport {
  requests: number;
  statuses: Record<string, number>;
  wrongPasswords: number;
  slowestMs: number;
  /** Of an ordinary visitor in the middle of it, half of the pages and all. */
  visitorMs: [half: number, all: number];
  memory: number[];
  faults: string[];
}

const atOnce = 8;
// One more for the visitor.
const pool = { keepAlive: true, maxSockets: atOnce + 1 };
const mostGrowth = 40;
// The article thread and its garbage end after 10 s without work.
const threadsEndMs = 11_000;
const waitsFrom = 10_000;
const mostWrongPasswords = 20;
// A small heap makes the garbage collector run early, so that growth means a leak.
const smallHeap = "--max-semi-space-size=4 --max-old-space-size=160";
const password = "a password for the fuzzer";
const paymentSecret = "whsec_a_secret_of_the_fuzzer";
const visitedPages = [urls.home.path, urls.blogs.path, "/blogs?q=cost", urls.about.path, "/api/cohorts"];

interface Target {
  url: string;
  agent: http.Agent;
}

/** Sends the same requests twice, to find memory leaks, next to readers that read nothing. */
export async function fuzz(count: number, seed: number, throughTls = false): Promise<FuzzReport> {
  const tlsPort = await freePort();
  const mails = await startTokenMails();
  const site = await startSite(
    {
      ADMIN_PASSWORD: password,
      NODE_OPTIONS: smallHeap,
      LOG_LEVEL: "info",
      SMTP_URL: mails.url,
      LEADS_TO: "sales@example.com",
      CONFIRM_TO_SENDER: "yes",
      CHECKOUT_URL_STUDENTS: "https://pay.example.com/students",
      PAYMENT_WEBHOOK_SECRET: paymentSecret,
      // The proxy appends an address to X-Forwarded-For.
      ...(throughTls && { SITE_URL: `https://localhost:${tlsPort}`, TRUST_PROXY: "2" }),
    },
    { stdout: "pipe" },
  );
  const report: FuzzReport = {
    requests: 0,
    statuses: {},
    wrongPasswords: 0,
    slowestMs: 0,
    visitorMs: [0, 0],
    memory: [],
    faults: [],
  };
  let proxy: TlsProxy | null = null;
  let readers: SlowReaders | null = null;
  let secrets: string[] = [];
  let target: Target = { url: site.url, agent: new http.Agent(pool) };
  try {
    if (throughTls) {
      proxy = await startTlsProxy(tlsPort, Number(new URL(site.url).port));
      const agent = new https.Agent({ ...pool, ca: proxy.certificate, servername: "localhost" });
      target = { url: `https://localhost:${tlsPort}`, agent };
    }
    const known = await exploreSite(site, password, mails);
    const arbitrary = arbitraryRequest({ ...known, paymentSecret });
    secrets = await secretsOf(site);
    report.memory.push(await memoryOf(site));
    const visitor = startVisitor(target, report);
    readers = openSlowReaders(target.url, proxy?.certificate ?? null);
    for (let burst = 0; burst < 2; burst++) {
      await sendAll(target, fc.sample(arbitrary, { numRuns: count, seed }), secrets, report);
      if (count >= waitsFrom) await wait(threadsEndMs);
      report.memory.push(await memoryOf(site));
    }
    const [, first = 0, second = 0] = report.memory;
    if (second - first >= mostGrowth)
      report.faults.push(`the second burst took ${(second - first).toFixed(0)} MB more`);
    if (report.wrongPasswords > mostWrongPasswords)
      report.faults.push(`${report.wrongPasswords} wrong passwords of one network were looked at`);
    if (count >= waitsFrom) report.faults.push(...(await readers.faults()));
    readers.stop();
    await checkAfter(site, known.cookie, report);
    report.visitorMs = await visitor.stop();
    const code = await site.end("SIGTERM");
    if (code !== 0) report.faults.push(`the process ended with ${code}`);
    const { cookie, previewTokens, mailTokens } = known;
    const hidden = [...secrets, ...cookie.split("; "), ...previewTokens, ...mailTokens, "a@example.com"];
    for (const secret of hidden)
      if (site.process().stdout().includes(secret)) report.faults.push(`the log tells ${secret}`);
  } finally {
    target.agent.destroy();
    readers?.stop();
    await proxy?.stop();
    await site.stop();
    await mails.stop();
  }
  return report;
}

/** What no answer may contain. */
async function secretsOf(site: Site): Promise<string[]> {
  const { passwordKey } = (await site.stored("account")) as { passwordKey: string };
  const key = await readFile(path.join(site.dataDir, "session-secret"), "utf8");
  return [password, paymentSecret, passwordKey, key.trim()];
}

/** Reads one page after the other, like a person among all the others. */
function startVisitor({ url, agent }: Target, report: FuzzReport) {
  const took: number[] = [];
  let isOver = false;
  const reading = (async () => {
    for (let at = 0; !isOver; at++) {
      const started = performance.now();
      const path = visitedPages[at % visitedPages.length] ?? "/";
      const answer = await sendRequest(url, { path }, agent).catch((error: unknown) => ({ status: error }));
      took.push(performance.now() - started);
      if (answer.status !== 200) report.faults.push(`a visitor of ${path} got ${answer.status}`);
      await wait(100);
    }
  })();
  return {
    async stop(): Promise<FuzzReport["visitorMs"]> {
      isOver = true;
      await reading;
      took.sort((one, other) => one - other);
      return [took[Math.floor(took.length / 2)] ?? 0, took.at(-1) ?? 0];
    },
  };
}

async function sendAll(
  target: Target,
  requests: PlainRequest[],
  secrets: readonly string[],
  report: FuzzReport,
): Promise<void> {
  const rest = requests[Symbol.iterator]();
  const send = async () => {
    for (const request of rest) await sendOne(target, request, secrets, report);
  };
  await Promise.all(Array.from({ length: atOnce }, send));
}

async function sendOne(
  { url, agent }: Target,
  request: PlainRequest,
  secrets: readonly string[],
  report: FuzzReport,
): Promise<void> {
  const started = performance.now();
  report.requests += 1;
  try {
    const answer = await sendRequest(url, request, agent);
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    if (request.path === "/api/auth/login" && answer.status === 401) report.wrongPasswords += 1;
    const told = answer.text + JSON.stringify(answer.headers);
    const leak = secrets.some((secret) => told.includes(secret)) ? "tells a secret" : null;
    const fault = leak ?? faultOf(request, answer);
    if (fault !== null) report.faults.push(`${fault}: ${describe(request)}`);
  } catch (error) {
    report.faults.push(`${error}: ${describe(request)}`);
  }
  report.slowestMs = Math.max(report.slowestMs, performance.now() - started);
}

function faultOf(
  { method, path: address, headers: sent }: PlainRequest,
  { status, headers, text }: PlainAnswer,
): string | null {
  if (status >= 500) return `answered ${status}`;
  const { location } = headers;
  if (location !== undefined && !/^(?:\/(?![/\\])|\?)/.test(location)) return `leads to ${location}`;
  if (text.includes(absoluteHost) || JSON.stringify(headers).includes(absoluteHost))
    return "shows the target's host";
  if (!sent?.Cookie && text.includes("<title>Admin Dashboard")) return "shows a stranger the dashboard";
  if (/\bat .*(?:node_modules|file:\/\/|src\/server)/.test(text)) return "a stack is shown";
  if (!address.startsWith("/api/") || status < 400 || method === "HEAD") return null;
  return text.startsWith('{"message":') ? null : `${status} without a message`;
}

function describe({ method, path: address, headers, body = "" }: PlainRequest): string {
  return `${method} ${address} ${JSON.stringify(headers)} ${JSON.stringify(body.slice(0, 300))}`;
}

async function checkAfter(site: Site, cookie: string, report: FuzzReport): Promise<void> {
  const page = await fetch(site.url);
  if (page.status !== 200) report.faults.push(`the home page answers ${page.status} afterwards`);
  const posts: { id: string; slug: string }[] = await (
    await fetch(`${site.url}/api/blogs?status=all`, { headers: { Cookie: cookie } })
  ).json();
  if (new Set(posts.map(({ slug }) => slug)).size < posts.length)
    report.faults.push("two posts share a slug");
  const { posts: kept } = (await site.stored("posts")) as { posts: { id: string }[] };
  const ids = (all: { id: string }[]) =>
    all
      .map(({ id }) => id)
      .sort()
      .join();
  if (ids(kept) !== ids(posts)) report.faults.push("the disk holds other posts than the site shows");
}
