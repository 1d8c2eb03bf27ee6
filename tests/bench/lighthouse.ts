/**
 * Prints what Lighthouse says of every page in the sitemap, the median of three runs, as on a phone:
 * `node tests/bench/lighthouse.ts [address] [words]`. Without an address it starts the built site behind HAProxy; words
 * choose pages whose address has one of them. npx brings Lighthouse.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../support/browser/chromium.ts";
import { freePort, startSite } from "../support/server/site.ts";
import { hasTlsProxy, startTlsProxy } from "../support/server/tls-proxy.ts";
import { readCommandLine } from "./site-to-measure.ts";
import { head, median, row } from "./table.ts";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];
const audits = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

const { address, words } = readCommandLine();
if (address !== undefined) await measurePages(address, address);
else await measureDeployed();

/** Measures the built site behind a proxy that speaks HTTP/2 and TLS, as the one of `docs/deploy.md` does. */
async function measureDeployed(): Promise<void> {
  if (!hasTlsProxy()) throw new Error("Install haproxy and openssl, or name the address of a site");
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const site = await startSite({ SITE_URL: url });
  const proxy = await startTlsProxy(port, Number(new URL(site.url).port));
  try {
    await measurePages(url, site.url);
  } finally {
    await proxy.stop();
    await site.stop();
  }
}

/** `direct` is the same site's address without a proxy. */
async function measurePages(url: string, direct: string): Promise<void> {
  head(
    "page",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "largest paint, ms",
    "blocking, ms",
    "shift",
  );
  for (const page of await pagesOfSitemap(direct)) {
    if (words.length > 0 && !words.some((word) => page.includes(word))) continue;
    // Lighthouse is not the first visitor, so that it gets the smallest form.
    for (let visit = 0; visit < 2; visit++) {
      const answer = await fetch(direct + page, { headers: { "Accept-Encoding": "br" } });
      await answer.arrayBuffer();
    }
    row(page, ...(await measure(url + page)));
  }
}

async function measure(page: string): Promise<string[]> {
  const reports: number[][] = [];
  // Now and then it loses the beginning of its recording, says so and asks to be run again.
  for (let run = 0; run < runs; run++)
    reports.push(await runLighthouse(page).catch(() => runLighthouse(page)));
  const medians = [...categories, ...audits].map((_, at) =>
    median(reports.map((report) => report[at] ?? Number.NaN)),
  );
  const scores = medians.slice(0, categories.length).map((score) => (score * 100).toFixed(0));
  const [paint = 0, blocking = 0, shift = 0] = medians.slice(categories.length);
  return [...scores, paint.toFixed(0), blocking.toFixed(0), shift.toFixed(3)];
}

async function pagesOfSitemap(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
}

interface LighthouseReport {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** The scores of the categories, and the values of the audits. */
async function runLighthouse(page: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      "lighthouse@13",
      page,
      "--output=json",
      "--quiet",
      "--chrome-flags=--headless --no-sandbox --ignore-certificate-errors",
    ],
    {
      env: {
        ...process.env,
        CHROME_PATH: findChromium() ?? "",
        // Lighthouse asks for a newer Node than the machine may have.
        PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      },
      maxBuffer: 64_000_000,
    },
  );
  const report: LighthouseReport = JSON.parse(stdout);
  return [
    ...categories.map((name) => report.categories[name]?.score ?? Number.NaN),
    ...audits.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
  ];
}
