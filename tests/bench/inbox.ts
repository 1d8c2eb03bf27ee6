/**
 * Measures the inbox: `node tests/bench/inbox.ts [leads]`, by default over 10,000. How long the tab takes to open, where
 * the dashboard is there and where the whole page is loaded; a search, from a letter to the list, with a processor slowed
 * four times; a press on Start, to the changed lead; and a save alone, as the API answers it. Medians, and the slowest in
 * brackets. What the page's main thread computed meanwhile tells of the site where others use the machine, too.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Locator } from "playwright";
import { openSiteStore } from "../../src/server/collections.ts";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { headerOf, password, signIn } from "../support/browser/sign-in.ts";
import { manyLeads } from "../support/inputs/many-leads.ts";
import { startSite } from "../support/server/site.ts";
import { head, median, row } from "./table.ts";

const count = Number(process.argv[2] ?? 10_000);
const tries = 15;
const slowdown = 4;
const restMs = 5_000;

const dataDir = await mkdtemp(path.join(tmpdir(), "inbox-"));
const store = await openSiteStore(dataDir);
await store.requests.update(() => manyLeads(count));
await store.close();
const site = await startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: password });
const browser = await chromium.launch(chromiumOptions());
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
const session = await context.newCDPSession(page);

await session.send("Performance.enable");
let busyBefore = 0;
try {
  const cookies = await signIn(site.url);
  await context.addCookies(cookies);
  head(`of ${count} leads`, "ms", "main thread, processor ms");
  row("the list's answer", said(await times(() => askList(headerOf(cookies)))), "");
  row("a save, by the API", said(await times((at) => save(headerOf(cookies), at))), "");
  await inPage("the whole page, to the list", load);
  await inPage("the tab, to the list", openTab);
  await inPage("Start, to the changed lead", start);
  await inPage("a letter of a search, to the list", search);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await inPage(`the same, slowed ${slowdown}x`, search);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function inPage(what: string, measure: (at: number) => Promise<number>): Promise<void> {
  const busy: number[] = [];
  const taken = await times(async (at) => {
    const ms = await measure(at);
    busy.push((await busyMs()) - busyBefore);
    return ms;
  });
  row(what, said(taken), said(busy));
}

async function begin(): Promise<void> {
  busyBefore = await busyMs();
}

async function busyMs(): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN) * 1000;
}

async function times(measure: (at: number) => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < tries; at++) taken.push(await measure(at));
  return taken;
}

function said(taken: number[]): string {
  return `${median(taken).toFixed(0)} (${Math.max(...taken).toFixed(0)})`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function askList(cookie: string): Promise<number> {
  return timed(async () => (await fetch(`${site.url}/api/leads`, { headers: { cookie } })).arrayBuffer());
}

function save(cookie: string, at: number): Promise<number> {
  return timed(async () => {
    const answer = await fetch(`${site.url}/api/leads/lead-${at * 3}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify({ note: `Called ${at} times` }),
    });
    if (answer.status !== 200) throw new Error(`A save was answered ${answer.status}`);
    await answer.arrayBuffer();
  });
}

async function load(): Promise<number> {
  await page.goto("about:blank");
  await begin();
  await page.goto(`${site.url}/admin/dashboard?tab=leads`);
  return loaded();
}

async function openTab(): Promise<number> {
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("heading", { name: "Recent Blog Posts" }).waitFor();
  await begin();
  return acted(page.getByRole("tab", { name: /^Leads/ }), "[data-lead]");
}

async function start(at: number): Promise<number> {
  if (at === 0) await openAtRest("&state=new");
  await page.locator("[data-lead]").first().click();
  const button = page.getByRole("button", { name: "Start work", exact: true });
  await button.waitFor();
  await begin();
  return acted(button, 'article [data-state="in progress"]');
}

/** Until what the page prepares between other work is done. */
async function openAtRest(search: string): Promise<void> {
  await page.goto(`${site.url}/admin/dashboard?tab=leads${search}`);
  await page.locator("[data-lead]").first().waitFor();
  await wait(restMs);
}

/** Other words each time, that other leads have. */
async function search(at: number): Promise<number> {
  if (at === 0) await openAtRest("");
  const before = await page.getByText(/^\d+ of \d+, /).textContent();
  await page.getByLabel("Search leads").focus();
  await begin();
  return page.evaluate(
    async ({ text, before }) => {
      const field = document.querySelector<HTMLInputElement>('input[type="search"]');
      const count = [...document.querySelectorAll('[role="status"]')].find(
        ({ textContent }) => textContent === before,
      );
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      const begun = performance.now();
      setter?.call(field, text);
      field?.dispatchEvent(new Event("input", { bubbles: true }));
      while (count?.textContent === before) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    },
    { text: at % 2 === 0 ? `company ${at + 11}` : "müller", before },
  );
}

/** From a click to the frame after this is there, in ms. */
function acted(control: Locator, until: string): Promise<number> {
  return control.evaluate(async (element: HTMLElement, selector) => {
    const begun = performance.now();
    element.click();
    while (document.querySelector(selector) === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - begun;
  }, until);
}

/** From the begin of the document to the frame after the list is there, in ms. */
function loaded(): Promise<number> {
  return page.evaluate(async () => {
    while (document.querySelector("[data-lead]") === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now();
  });
}
