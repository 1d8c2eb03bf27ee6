import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";

/** Fast and slow 4G as the developer tools of Chrome have them: ms of delay a request, bytes a second. */
export const networks = {
  fast: { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  slow: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
};

export type Network = keyof typeof networks;

export const screen = { width: 390, height: 844 };

/** A finger rests so long on what it taps. */
const tapMs = 80;

export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

interface PhoneOptions {
  network?: Network;
  /** How many times slower than this machine's its processor is. */
  slowdown: number;
}

/** A phone that has never seen the site. */
export async function newPhone(browser: Browser, { network, slowdown }: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (network !== undefined) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...networks[network] });
  }
  return { context, page, session };
}

/** Taps with a finger. Waits for the finger alone: a busy page answers later. */
export async function tap({ session }: Phone, x: number, y: number): Promise<void> {
  const down = session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await wait(tapMs);
  const up = session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // The page may be closed before it has answered.
  for (const answer of [down, up]) answer.catch(() => {});
}
