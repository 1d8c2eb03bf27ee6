/**
 * Measures how long a visitor's first tap takes, from the finger that leaves the glass to the picture that shows its
 * effect, on a phone that has never seen the site: `node tests/bench/first-taps.ts [address] [words] [runs]`. Without an
 * address it starts the built site. Words choose what is measured: `menu`, `arrow`, `tab`, `chat`, `accordion`, `field`,
 * `fast`, `slow`, `4x`, `6x`, and the seconds after the first paint, `0.5s`, `1s`, `2s`, `5s`. Each figure is the
 * median of 5 runs, or of as many as are given. The last column says how many cores other programs kept busy: above half a
 * core, measure again. All of it takes about 50 minutes.
 */
import { type Browser, chromium, type Page } from "playwright";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { sum } from "./others-share.ts";
import type { Network } from "./phone.ts";
import { measureSite, readCommandLine } from "./site-to-measure.ts";
import { head, median, row } from "./table.ts";
import { findPlace, timeTap } from "./tap-run.ts";
import { tapTargets } from "./tap-targets.ts";

const { address, words } = readCommandLine();
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);
const names = words.filter((word) => !/^\d+$/.test(word));

const targets = chosen(tapTargets, ({ name }) => name);
const networks = chosen<Network>(["fast", "slow"], (network) => network);
const slowdowns = chosen([4, 6], (slowdown) => `${slowdown}x`);
const delays = chosen([500, 1_000, 2_000, 5_000], secondsOf);
if (names.length > 0) throw new Error(`Nothing is called ${names.join(" ")}`);

await measureSite(address, async (url) => {
  const browser = await chromium.launch(chromiumOptions());
  await measure(url, browser, await browser.newPage());
  await browser.close();
});

async function measure(url: string, browser: Browser, decoder: Page): Promise<void> {
  head("first tap", "network", "processor", ...delays.map(secondsOf), "others' cores");
  for (const target of targets) {
    const place = await findPlace(browser, url, target);
    for (const network of networks) {
      for (const slowdown of slowdowns) {
        const cells: string[] = [];
        const loads: number[] = [];
        for (const delayMs of delays) {
          const times: number[] = [];
          for (let run = 0; run < runs; run++) {
            const conditions = { network, slowdown, delayMs };
            const { ms, others } = await timeTap(browser, decoder, url, target, place, conditions);
            times.push(ms);
            loads.push(others);
          }
          cells.push(medianOf(times));
        }
        row(target.name, network, `${slowdown}x`, ...cells, (sum(loads) / loads.length).toFixed(1));
      }
    }
  }
}

function medianOf(times: number[]): string {
  const lost = times.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
  const middle = median(times);
  if (middle === Number.POSITIVE_INFINITY) return "lost";
  return lost === 0 ? middle.toFixed(0) : `${middle.toFixed(0)} (${lost} lost)`;
}

/** What the command line names, and all where it names none; takes these names away. */
function chosen<T>(all: readonly T[], name: (item: T) => string): readonly T[] {
  const named = all.filter((item) => names.includes(name(item)));
  for (const item of named) names.splice(names.indexOf(name(item)), 1);
  return named.length > 0 ? named : all;
}

function secondsOf(ms: number): string {
  return `${ms / 1_000}s`;
}
