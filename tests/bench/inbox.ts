/**
 * Measures the inbox: `node tests/bench/inbox.ts [leads]`, by default over 10,000. How long the tab takes to open, where
 * the dashboard is there and where the whole page is loaded; a search, from a key to the list, at a processor slowed four
 * times; a press on Start, to the changed lead; and a save alone, as the API answers it. Medians, and the slowest in brackets.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Locator, type Page } from "playwright";
import { openSiteStore } from "../../src/server/collections.ts";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { headerOf, password, signIn } from "../support/browser/sign-in.ts";
import { manyLeads } from "../support/inputs/many-leads.ts";
import { startSite } from "../support/server/site.ts";
import { head, median, row } from "./table.ts";

const count = Number(process.argv[2] ?? 10_000);
const tries = 15;
const slowdown = 4;

const dataDir = await mkdtemp(path.join(tmpdir(), "inbox-"));
const store = await openSiteStore(dataDir);
await store.requests.update(() => manyLeads(count));
await store.close();
const site = await startSite({ DATA_DIR: dataDir, ADMIN_PASSWORD: password });
const browser = await chromium.launch(chromiumOptions());
try {
  const cookies = await signIn(site.url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  head(`of ${count} leads`, "ms");
  row("the list's answer", said(await times(() => askList(headerOf(cookies)))));
  row("a save, by the API", said(await times((at) => save(headerOf(cookies), at))));
  row("the whole page, to the list", said(await times(() => load(page))));
  row("the tab, to the list", said(await times(() => openTab(page))));
  row("Start, to the changed lead", said(await times((at) => start(page, at))));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  row("a letter of a search, to the list, slowed 4x", said(await times((at) => search(page, at))));
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
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

async function load(page: Page): Promise<number> {
  await page.goto(`${site.url}/admin/dashboard?tab=leads`);
  return loaded(page);
}

async function openTab(page: Page): Promise<number> {
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("heading", { name: "Recent Blog Posts" }).waitFor();
  return acted(page.getByRole("tab", { name: /^Leads/ }), "[data-lead]");
}

async function start(page: Page, at: number): Promise<number> {
  await page.goto(`${site.url}/admin/dashboard?tab=leads&state=new`);
  await page.locator("[data-lead]").nth(at).click();
  const button = page.getByRole("button", { name: "Start", exact: true });
  return acted(button, 'article [data-state="in progress"]');
}

/** Other words each time, that other leads have. */
async function search(page: Page, at: number): Promise<number> {
  if (at === 0) await page.goto(`${site.url}/admin/dashboard?tab=leads`);
  await page.locator("[data-lead]").first().waitFor();
  const before = await page.getByText(/^\d+ of \d+, /).textContent();
  await page.getByLabel("Search leads").focus();
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
function loaded(page: Page): Promise<number> {
  return page.evaluate(async () => {
    while (document.querySelector("[data-lead]") === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now();
  });
}
