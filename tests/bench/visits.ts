/**
 * Measures what counting costs: `node_modules/.bin/node tests/bench/visits.ts`, after a build. A day of 100,000 visits over
 * 500 pages and 2,000 sources, and a page's throughput where visits are counted against where they are not.
 */
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import autocannon from "autocannon";
import { urls } from "../../src/shared/urls.ts";
import type { SiteStats } from "../../src/shared/visits/stats.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { memoryOf } from "../support/server/process-use.ts";
import { type Site, startSite } from "../support/server/site.ts";
import { compare } from "./load.ts";
import { seedData } from "./seed.ts";
import { head, median, row } from "./table.ts";

const visits = 100_000;
const sources = 2_000;
const posts = 490;
const paths = [
  ...Object.values(urls)
    .slice(0, 10)
    .map((page) => page.path),
  ...Array.from({ length: posts }, (_, at) => `/blogs/post-number-${at}`),
];

const dataDir = await seedData(posts);
const site = await startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: password });
const silentDir = await seedData(posts);
const silent = await startSite({ DATA_DIR: silentDir, STATS: "no" });
try {
  head("a page in the cache", "");
  const headers = { "accept-encoding": "br" };
  for (const { url } of [site, silent]) for (let time = 0; time < 3; time++) await fetch(url, { headers });
  // Both warm: the first rounds of a process are slow.
  await compare([`${site.url}/`, `${silent.url}/`], headers, 200);
  const [counting, without] = await compare([`${site.url}/`, `${silent.url}/`], headers, 200);
  row("GET / a second", counting.perSecond.toFixed(0));
  row("the same where nothing is counted", without.perSecond.toFixed(0));
  row("ratio", (counting.perSecond / without.perSecond).toFixed(3));

  head("a day of 100,000 visits", "");
  const before = await memoryOf(site);
  const result = await visitDay(site);
  row("visits a second", result.toFixed(0));
  const cookie = await cookieOf(site.url);
  const taken: number[] = [];
  let found: SiteStats | null = null;
  for (let time = 0; time < 20; time++) {
    const begun = performance.now();
    found = await (await fetch(`${site.url}/api/stats?days=90`, { headers: { cookie } })).json();
    taken.push(performance.now() - begun);
  }
  const today = found?.days.at(-1);
  row("counted", `${today?.visits} visits, ${found?.pages.length} pages, ${found?.sources.length} sources`);
  row("GET /api/stats?days=90, median ms", median(taken).toFixed(1));
  row("memory, MB more", ((await memoryOf(site)) - before).toFixed(0));
  // The same requests where no route takes them: what is held is what they leave behind anyway.
  const silentBefore = await memoryOf(silent);
  await visitDay(silent, "404");
  row("the same where nothing is counted", ((await memoryOf(silent)) - silentBefore).toFixed(0));
  await site.end("SIGTERM");
  row("sums of the day, kB", ((await sizeOf(path.join(dataDir, "visits.json"))) / 1000).toFixed(0));
  row("marks until midnight, kB", ((await folderSize(path.join(dataDir, "visitors"))) / 1000).toFixed(0));
} finally {
  await Promise.all([site.stop(), silent.stop()]);
  await Promise.all([dataDir, silentDir].map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Has every visitor of the day see one page; gives how many a second were taken. */
async function visitDay({ url }: Site, status: `${number}` = "204"): Promise<number> {
  let at = 0;
  const { duration, statusCodeStats } = await autocannon({
    url: `${url}/api/visits`,
    connections: 20,
    amount: visits,
    requests: [
      {
        method: "POST",
        setupRequest(request) {
          const visitor = at++;
          request.headers = {
            "content-type": "application/json",
            "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "x-forwarded-for": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
          };
          request.body = JSON.stringify({
            path: paths[visitor % paths.length],
            referrer: `https://site-${visitor % sources}.example/page`,
            query: "",
          });
          return request;
        },
      },
    ],
  });
  const taken = statusCodeStats?.[status]?.count ?? 0;
  if (taken !== visits) throw new Error(`Only ${taken} of ${visits} visits were answered with ${status}`);
  return visits / duration;
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}

async function folderSize(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => sizeOf(path.join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
