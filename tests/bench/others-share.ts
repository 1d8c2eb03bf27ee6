import { cpus } from "node:os";
import type { Browser } from "playwright";

/**
 * Counts, from now on, the cores that processes other than this one and the browser keep busy: what disturbs a
 * measurement. The returned function says how many.
 */
export async function watchOthers(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const look = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const { user, system } = process.cpuUsage();
    const ours = sum(processInfo.map(({ cpuTime }) => cpuTime * 1_000)) + (user + system) / 1_000;
    const all = sum(cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq));
    return { others: all - ours, at: performance.now() };
  };
  const begun = await look();
  return async () => {
    const now = await look();
    await session.detach();
    return Math.max(0, (now.others - begun.others) / (now.at - begun.at));
  };
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
