/**
 * Measures the built site: `npm run bench`. Each load is set against a bare `node:http` server that sends the same
 * bytes, in the same run.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";
import { memoryOf, untilAtRest } from "../support/server/process-use.ts";
import { type Site, startSite } from "../support/server/site.ts";
import { measureColdStart } from "./cold-start.ts";
import { measureGrowth } from "./growth.ts";
import { compare, load } from "./load.ts";
import { measureMisses } from "./misses.ts";
import { seedData } from "./seed.ts";

const article = "/blogs/post-number-1";
const brotli = { "accept-encoding": "gzip, deflate, br" };
const requestsForMemory = 100_000;

const bare = fork(path.join(import.meta.dirname, "bare-server.ts"));
const [{ port }] = (await once(bare, "message")) as [AddressInfo];

console.info("Against a bare node:http server with the same bytes, 1,000 posts:\n");
await withSite(1_000, async (site) => {
  await untilAtRest(site);
  row("", "requests/s", "bare", "ratio", "p50", "p99", "bare p99");
  await against(site, "/", "brotli", brotli);
  await against(site, "/", "identity", {});
  await against(site, "/blogs", "brotli", brotli);
  await against(site, article, "brotli", brotli);
  const { headers } = await ask(site.url, brotli);
  await against(site, "/", "304", { ...brotli, "if-none-match": headers.etag ?? "" }, 304);
});

console.info("\nMedian time of a page that is not in the cache, in ms:\n");
for (const { name, ms } of await measureMisses(article)) row(name, ms.toFixed(1));

console.info("\nMedian time from a new process to its first page, 1,000 posts, in ms:\n");
for (const [name, ms] of Object.entries(await measureColdStart(1_000))) row(name, ms.toFixed(0));

console.info("\nAs the blog grows:\n");
row("posts", "start ms", "/blogs /s", "article /s", "/api/blogs /s", "memory MB", "after 100k");
for (const posts of [10, 1_000, 10_000]) {
  await withSite(posts, async (site, startMs) => {
    await untilAtRest(site);
    const list = await load(`${site.url}/blogs`, brotli, 200);
    const post = await load(site.url + article, brotli, 200);
    const api = await load(`${site.url}/api/blogs?fields=summary`, brotli, 200);
    const before = await memoryOf(site);
    await autocannon({ url: site.url, headers: brotli, connections: 50, amount: requestsForMemory });
    const speeds = [list, post, api].map(({ perSecond }) => perSecond.toFixed(0));
    row(String(posts), startMs.toFixed(0), ...speeds, before.toFixed(0), (await memoryOf(site)).toFixed(0));
  });
}

console.info("\nWhat 10,000 posts cost:\n");
for (const [name, figure] of Object.entries(await measureGrowth(10_000))) row(name, figure);
bare.disconnect();

async function withSite(posts: number, use: (site: Site, startMs: number) => Promise<void>): Promise<void> {
  const dataDir = await seedData(posts);
  const begun = performance.now();
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: "info" }, { stdout: "ignore" });
  try {
    await use(site, performance.now() - begun);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function against(
  site: Site,
  to: string,
  name: string,
  headers: Record<string, string>,
  status = 200,
): Promise<void> {
  // The first answer fills the cache, the second has the best compression made.
  for (let time = 0; time < 2; time++) await ask(site.url + to, headers);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await teach(bare, await ask(site.url + to, headers));
  const [ours, theirs] = await compare([site.url + to, `http://localhost:${port}${to}`], headers, status);
  row(
    `${to === article ? "article" : to} ${name}`,
    ours.perSecond.toFixed(0),
    theirs.perSecond.toFixed(0),
    (ours.perSecond / theirs.perSecond).toFixed(2),
    ours.p50.toFixed(1),
    ours.p99.toFixed(1),
    theirs.p99.toFixed(1),
  );
}

/** Has the bare server answer as the site did. */
async function teach(server: ChildProcess, { status, rawHeaders, body }: Answer): Promise<void> {
  const head = rawHeaders.flatMap((name, at) => {
    const own = at % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name);
    return own ? [name, rawHeaders[at + 1] ?? ""] : [];
  });
  server.send({ status, head, body: body.toString("base64") });
  await once(server, "message");
}

interface Answer extends Pick<IncomingMessage, "rawHeaders" | "headers"> {
  status: number;
  body: Buffer;
}

async function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  const [answer] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  const body = await buffer(answer);
  return { status: answer.statusCode ?? 0, rawHeaders: answer.rawHeaders, headers: answer.headers, body };
}

function row(name: string, ...values: string[]): void {
  console.info(name.padEnd(20) + values.map((value) => value.padStart(14)).join(""));
}
