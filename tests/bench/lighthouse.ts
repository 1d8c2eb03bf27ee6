/**
 * Prints what Lighthouse says of every page in the sitemap, the median of three runs, as on a phone:
 * `node tests/bench/lighthouse.ts [address] [words]`. Without an address it starts the built site; words choose pages
 * whose address has one of them. npx brings Lighthouse.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../support/browser/chromium.ts";
import { measureSite, readCommandLine } from "./site-to-measure.ts";
import { head, median, row } from "./table.ts";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];
const audits = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

const { address, words } = readCommandLine();
await measureSite(address, async (url) => {
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
  for (const page of await pagesOfSitemap(url)) {
    if (words.length === 0 || words.some((word) => page.includes(word)))
      row(page, ...(await measure(url + page)));
  }
});

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
    ["--yes", "lighthouse@13", page, "--output=json", "--quiet", "--chrome-flags=--headless --no-sandbox"],
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
