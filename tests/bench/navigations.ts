/**
 * Measures how long a link inside the site takes on a phone, beside the same page as a document: `node
 * tests/bench/navigations.ts [address] [words] [runs]`. Each figure is the time in ms from the click to the new page's heading
 * on the screen, and to the last change of what is in view: the median of 4 runs, or of as many as are given. The processor is
 * slowed four times, and the page had its time before. Without an address it starts the built site; words choose networks:
 * `slow`, which is Lighthouse's slow 4G, and `fast`.
 */
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { watchOthers } from "./others-share.ts";
import { networks, newPhone } from "./phone.ts";
import { measureSite, readCommandLine } from "./site-to-measure.ts";
import { head, median, row } from "./table.ts";

const slowdown = 4;
const pointsForMs = 300;
/** What does not change for so long is whole. */
const quietMs = 1_000;

const conditions = {
  slow: { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
  fast: networks.fast,
};

const pairs = [
  [urls.home.path, urls.about.path],
  [urls.about.path, urls.aiAutomations.path],
  [urls.aiAutomations.path, urls.noCodeAgenticAi.path],
  [urls.home.path, urls.blogs.path],
  [urls.blogs.path, postPath("which-process-to-automate-first-a-scoring-method")],
] as const;

const ways = ["document", "click", "click after pointing", "back"] as const;

interface Navigation {
  from: string;
  to: string;
  way: (typeof ways)[number];
  network: keyof typeof conditions;
}

interface Times {
  heading: number;
  whole: number;
}

const { address, words } = readCommandLine();
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 4);
const named = (["slow", "fast"] as const).filter((network) => words.includes(network));

await measureSite(address, async (url) => {
  const browser = await chromium.launch(chromiumOptions());
  head("from", "to", "network", ...ways, "others' cores");
  for (const network of named.length > 0 ? named : (["slow", "fast"] as const)) {
    for (const [from, to] of pairs) {
      const othersShare = await watchOthers(browser);
      const cells: string[] = [];
      for (const way of ways) {
        const times: Times[] = [];
        for (let run = 0; run < runs; run++)
          times.push(await navigate(browser, url, { from, to, way, network }));
        const of = (key: keyof Times) => median(times.map((time) => time[key])).toFixed(0);
        cells.push(`${of("heading")}, ${of("whole")}`);
      }
      row(from, to, network, ...cells, (await othersShare()).toFixed(1));
    }
  }
  await browser.close();
});

async function navigate(
  browser: Browser,
  url: string,
  { from, to, way, network }: Navigation,
): Promise<Times> {
  const { context, page, session } = await newPhone(browser, { slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions[network] });
  await page.addInitScript(watchPage, quietMs);
  await page.goto(url + from);
  // The app starts, and what it fetches when nothing else is on its way comes.
  await page.waitForLoadState("networkidle");
  await wait(2_000);
  await click(page, to, way);
  let times = await timesOf(page);
  if (way === "back") {
    await page.evaluate(() => {
      window.pressed();
      history.back();
    });
    times = await timesOf(page);
  }
  await context.close();
  return times;
}

async function click(page: Page, to: string, way: Navigation["way"]): Promise<void> {
  const link = page.locator(`:is(main, footer) a[href="${to}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await link.boundingBox();
  if (box === null) throw new Error(`There is no link to ${to}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (way === "document") {
    // The app does not hear of it.
    await page.evaluate(() => addEventListener("click", (event) => event.stopImmediatePropagation(), true));
  }
  if (way === "click after pointing") {
    await page.mouse.move(x, y);
    await wait(pointsForMs);
  }
  await page.mouse.click(x, y);
}

async function timesOf(page: Page): Promise<Times> {
  for (;;) {
    // A document that is on its way ends what is asked of the one before.
    const times = await page.evaluate(() => window.navigationTimes()).catch(() => null);
    if (times !== null) return times;
    await wait(100);
  }
}

declare global {
  interface Window {
    /** Begins a navigation. */
    pressed(): void;
    /** The times of the last navigation, once it is whole. */
    navigationTimes(): Times | null;
  }
}

/** Runs in each document before its own scripts. Times are of the clock, which documents share. */
function watchPage(quiet: number): void {
  const now = () => performance.timeOrigin + performance.now();
  let heading = 0;
  let changed = 0;
  const isInView = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  const read = (name: string) => sessionStorage.getItem(name) ?? "";
  window.pressed = () => {
    heading = 0;
    sessionStorage.setItem("pressed", String(now()));
    sessionStorage.setItem("left", document.querySelector("h1")?.textContent ?? "");
  };
  addEventListener("click", () => window.pressed(), true);
  const look = () => {
    const title = document.querySelector("h1");
    if (heading === 0 && title !== null && title.textContent !== read("left") && title.checkVisibility()) {
      // The frame that shows it ends with the next one.
      requestAnimationFrame(() => {
        heading ||= now();
        changed = Math.max(changed, heading);
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new MutationObserver((changes) => {
    const seen = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) => node instanceof Element && node.closest("main") !== null && isInView(node),
      ),
    );
    if (seen) changed = now();
  }).observe(document, { childList: true, subtree: true });
  addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof Element && isInView(target)) changed = now();
    },
    true,
  );
  window.navigationTimes = () => {
    if (heading === 0 || now() - changed < quiet) return null;
    const pressed = Number(read("pressed"));
    return { heading: heading - pressed, whole: changed - pressed };
  };
}
