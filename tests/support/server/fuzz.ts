import http from "node:http";
import https from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { absoluteHost, arbitraryRequest } from "../inputs/arbitrary-request.ts";
import { exploreSite } from "./explore.ts";
import { type PlainAnswer, type PlainRequest, sendRequest } from "./http-request.ts";
import { memoryOf } from "./process-use.ts";
import { freePort, type Site, startSite } from "./site.ts";
import { openSlowReaders, type SlowReaders } from "./slow-readers.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

export interface FuzzReport {
  requests: number;
  statuses: Record<string, number>;
  wrongPasswords: number;
  slowestMs: number;
  memory: number[];
  faults: string[];
}

const atOnce = 8;
const pool = { keepAlive: true, maxSockets: atOnce };
const mostGrowth = 40;
// The article thread and its garbage end after 10 s without work.
const threadsEndMs = 11_000;
const waitsFrom = 10_000;
const mostWrongPasswords = 20;
// A small heap makes the garbage collector run early, so that growth means a leak.
const smallHeap = "--max-semi-space-size=4 --max-old-space-size=160";
const password = "a password for the fuzzer";

interface Target {
  url: string;
  agent: http.Agent;
}

/** Sends the same requests twice, to find memory leaks, next to readers that read nothing. */
export async function fuzz(count: number, seed: number, throughTls = false): Promise<FuzzReport> {
  const tlsPort = await freePort();
  const site = await startSite({
    ADMIN_PASSWORD: password,
    NODE_OPTIONS: smallHeap,
    // The proxy appends an address to X-Forwarded-For.
    ...(throughTls && { SITE_URL: `https://localhost:${tlsPort}`, TRUST_PROXY: "2" }),
  });
  const report: FuzzReport = {
    requests: 0,
    statuses: {},
    wrongPasswords: 0,
    slowestMs: 0,
    memory: [],
    faults: [],
  };
  let proxy: TlsProxy | null = null;
  let readers: SlowReaders | null = null;
  let target: Target = { url: site.url, agent: new http.Agent(pool) };
  try {
    if (throughTls) {
      proxy = await startTlsProxy(tlsPort, Number(new URL(site.url).port));
      const agent = new https.Agent({ ...pool, ca: proxy.certificate, servername: "localhost" });
      target = { url: `https://localhost:${tlsPort}`, agent };
    }
    const known = await exploreSite(site, password);
    const arbitrary = arbitraryRequest(known);
    report.memory.push(await memoryOf(site));
    readers = openSlowReaders(target.url, proxy?.certificate ?? null);
    for (let burst = 0; burst < 2; burst++) {
      await sendAll(target, fc.sample(arbitrary, { numRuns: count, seed }), report);
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
    const code = await site.end("SIGTERM");
    if (code !== 0) report.faults.push(`the process ended with ${code}`);
  } finally {
    target.agent.destroy();
    readers?.stop();
    await proxy?.stop();
    await site.stop();
  }
  return report;
}

async function sendAll(target: Target, requests: PlainRequest[], report: FuzzReport): Promise<void> {
  const rest = requests[Symbol.iterator]();
  const send = async () => {
    for (const request of rest) await sendOne(target, request, report);
  };
  await Promise.all(Array.from({ length: atOnce }, send));
}

async function sendOne({ url, agent }: Target, request: PlainRequest, report: FuzzReport): Promise<void> {
  const started = performance.now();
  report.requests += 1;
  try {
    const answer = await sendRequest(url, request, agent);
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    if (request.path === "/api/auth/login" && answer.status === 401) report.wrongPasswords += 1;
    const fault = faultOf(request, answer);
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
