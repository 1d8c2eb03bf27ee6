/**
 * Measures the response to 20 interactions on every kind of page: `node tests/bench/interactions.ts [address] [words]`.
 * INP, as the web-vitals library counts it: the longest of them, from the input to the next frame. The first comes 2 s
 * after the page. The phone's processor is slowed four times, its network is fast 4G. Without an address it starts the
 * built site; words choose pages whose address has one of them.
 */
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import type { INPMetricWithAttribution } from "web-vitals/attribution";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { watchOthers } from "./others-share.ts";
import { newPhone } from "./phone.ts";
import { measureSite, readCommandLine } from "./site-to-measure.ts";
import { head, row } from "./table.ts";
import { visit } from "./visit.ts";

const interactions = 20;
const slowdown = 4;

/** A visitor looks at a page before the first touch; `first-taps.ts` measures those who do not. */
const looksForMs = 2_000;

const library = await readFile(
  fileURLToPath(import.meta.resolve("web-vitals/attribution")).replace(/js$/, "iife.js"),
  "utf8",
);
const article = postPath("which-process-to-automate-first-a-scoring-method");
const pages = [
  ...Object.values(urls).map(
    ({ path }) =>
      path + (path === urls.agreement.path || path === urls.checkout.path ? "?plan=students" : ""),
  ),
  article,
  "/nothing-here",
];

const { address, words } = readCommandLine();
const chosen = pages.filter((page) => words.length === 0 || words.some((word) => page.includes(word)));

await measureSite(address, async (url) => {
  const browser = await chromium.launch(chromiumOptions());
  head("page", "INP, ms", "waited", "handled", "painted", "which", "interactions", "others' cores");
  for (const page of chosen) row(page, ...(await measure(browser, url + page)));
  await browser.close();
});

/** What the page reports through its binding. */
interface Report {
  value: number;
  inputDelay: number;
  processingDuration: number;
  presentationDelay: number;
  target: string;
  type: string;
}

async function measure(browser: Browser, url: string): Promise<string[]> {
  const othersShare = await watchOthers(browser);
  const { context, page, session } = await newPhone(browser, { network: "fast", slowdown });
  // Where nobody watches its pictures, a browser without a window takes a later one for the next frame after a key.
  session.on("Page.screencastFrame", ({ sessionId }) => {
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 1, maxWidth: 40, maxHeight: 40 });
  let worst: Report | undefined;
  // Forms stand in frames, which count for themselves.
  await page.exposeBinding("reportInp", (_source, report: Report) => {
    if (worst === undefined || report.value > worst.value) worst = report;
  });
  await page.addInitScript({ content: `${library}; (${observeInp})(webVitals);` });
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("main").waitFor();
  await wait(looksForMs);
  await visit(page, interactions);
  const counts = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => performance.interactionCount)),
  );
  const others = await othersShare();
  await context.close();
  const count = counts.reduce((all, one) => all + one, 0);
  const ms = (value: number | undefined) => value?.toFixed(0) ?? "";
  return [
    worst === undefined ? "under 16" : ms(worst.value),
    ms(worst?.inputDelay),
    ms(worst?.processingDuration),
    ms(worst?.presentationDelay),
    worst === undefined ? "" : `${worst.type}, ${worst.target}`,
    `${count}`,
    others.toFixed(1),
  ];
}

/** Runs in the page, after the library. */
function observeInp({ onINP }: typeof import("web-vitals/attribution")): void {
  const { reportInp } = window as typeof window & { reportInp(report: Report): void };
  const report = ({ value, attribution }: INPMetricWithAttribution) =>
    reportInp({
      value,
      inputDelay: attribution.inputDelay,
      processingDuration: attribution.processingDuration,
      presentationDelay: attribution.presentationDelay,
      target: attribution.interactionTarget ?? "",
      type: attribution.interactionType ?? "",
    });
  // Of what was used, the name.
  const generateTarget = (node: Node | null) => {
    const control = (node instanceof Element ? node : node?.parentElement)?.closest(
      "button, a, summary, label, input",
    );
    return (
      control?.getAttribute("aria-label") ?? (control?.textContent?.trim() || control?.id || control?.tagName)
    );
  };
  onINP(report, { reportAllChanges: true, durationThreshold: 16, generateTarget });
}
