import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { watchOthers } from "./others-share.ts";
import { type Network, newPhone, type Phone, screen, tap } from "./phone.ts";
import { type Box, firstToDiffer, type Picture } from "./pictures.ts";
import type { TapTarget } from "./tap-targets.ts";

/** Longer than this a visitor does not wait. */
const lostAfterMs = 8_000;
/** What the tap has done is on the screen by then. */
const paintMs = 500;
/** The trace begins so long before the tap, or with the first paint: it holds 450 pictures, and the chat's button pulses. */
const traceBeforeMs = 1_000;

const markOfFinger = "finger up";

/** Where to tap, and where its effect shows. */
export interface Place {
  /** How far the page is pulled up, in px. */
  pulledBy: number;
  x: number;
  y: number;
  effect: Box;
}

export interface TapConditions {
  network: Network;
  slowdown: number;
  /** From the first paint to the tap. */
  delayMs: number;
}

/** Does what a run does, at leisure, to find out where the effect of a tap shows. */
export async function findPlace(browser: Browser, url: string, target: TapTarget): Promise<Place> {
  const phone = await newPhone(browser, { slowdown: 1 });
  const { page, context } = phone;
  await page.goto(url + target.path);
  const before = await boxOf(page, target.control);
  const pulledBy = target.at === undefined ? 0 : before.y - target.at;
  await page.evaluate(pullUp, pulledBy);
  const { x, y, width, height } = await boxOf(page, target.control);
  // What the page loads once it is there has come by then.
  await wait(1_000);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await tap(phone, middleX, middleY);
  await page.locator(target.done).waitFor({ state: "attached" });
  await wait(paintMs);
  const effect = inWindow(await boxOf(page, target.effect));
  await context.close();
  return { pulledBy, x: middleX, y: middleY, effect };
}

interface TimedTap {
  /** From a finger that leaves the glass to a picture that shows what the tap did; infinite where none does. */
  ms: number;
  /** The cores that other programs kept busy meanwhile. */
  others: number;
}

/**
 * Loads a page and taps. The finger's time is that of the touch's event, which the browser's process takes from the input
 * and not from when the page came to handle it; the effect's is that of a picture in the browser's trace.
 */
export async function timeTap(
  browser: Browser,
  decoder: Page,
  url: string,
  target: TapTarget,
  place: Place,
  conditions: TapConditions,
): Promise<TimedTap> {
  const othersShare = await watchOthers(browser);
  const phone = await newPhone(browser, conditions);
  const { page, context } = phone;
  await page.addInitScript(pullUp, place.pulledBy);
  await page.addInitScript((name) => {
    const mark = ({ timeStamp }: Event) => performance.mark(name, { startTime: timeStamp });
    addEventListener("touchend", mark, { capture: true, passive: true, once: true });
  }, markOfFinger);
  await page.goto(url + target.path, { waitUntil: "commit" });
  const sincePaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(performance.now() - (list.getEntries()[0]?.startTime ?? 0)),
        ).observe({ type: "paint", buffered: true });
      }),
  );
  const tapAt = performance.now() - sincePaint + conditions.delayMs;
  await wait(Math.max(0, tapAt - traceBeforeMs - performance.now()));
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.screenshot", "blink.user_timing"],
  });
  await wait(Math.max(0, tapAt - performance.now()));
  await tap(phone, place.x, place.y);
  await untilDone(phone, target.done);
  const trace = readTrace(await browser.stopTracing());
  const others = await othersShare();
  await context.close();
  const before = trace.pictures.findLast(({ at }) => at <= trace.fingerUp);
  if (before === undefined) throw new Error("There is no picture from before the tap");
  const after = trace.pictures.filter(({ at }) => at > trace.fingerUp);
  const seen = await firstToDiffer(decoder, before, after, place.effect, screen.height);
  const ms = seen === undefined ? Number.POSITIVE_INFINITY : (seen.at - trace.fingerUp) / 1_000;
  return { ms, others };
}

/** Runs in the page. A style sheet of the document's own, which no policy of the site is asked for. */
function pullUp(byPx: number): void {
  const sheet = new CSSStyleSheet();
  // The chat's button would wait for a scroll, which is a sign of a visitor too.
  sheet.replaceSync(
    `body { margin-top: ${-byPx}px } [aria-label^="Chat with"] { animation: none !important }`,
  );
  document.adoptedStyleSheets = [sheet];
}

async function untilDone({ page }: Phone, done: string): Promise<void> {
  const deadline = performance.now() + lostAfterMs;
  while (performance.now() < deadline && (await page.$(done)) === null) await wait(100);
  await wait(paintMs);
}

interface TraceEvent {
  name: string;
  cat: string;
  ts: number;
  args: { snapshot?: string; expected_display_time?: number };
}

function readTrace(trace: Buffer): { fingerUp: number; pictures: Picture[] } {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const fingerUp = traceEvents.find(({ name }) => name === markOfFinger)?.ts;
  if (fingerUp === undefined) throw new Error("The page did not see the finger");
  const pictures = traceEvents.flatMap(({ name, args }) =>
    name === "Screenshot" && args.snapshot !== undefined && args.expected_display_time !== undefined
      ? [{ at: args.expected_display_time, jpeg: args.snapshot }]
      : [],
  );
  return { fingerUp, pictures: pictures.toSorted((a, b) => a.at - b.at) };
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return box;
}

/** The part of a box that lies between the bar above and the chat's button below. */
function inWindow({ x, y, width, height }: Box): Box {
  const [left, right] = [Math.max(x, 0), Math.min(x + width, screen.width)];
  const [top, bottom] = [Math.max(y, 70), Math.min(y + height, 610)];
  if (right <= left || bottom <= top) throw new Error("The effect is out of the window");
  return { x: left, y: top, width: right - left, height: bottom - top };
}
