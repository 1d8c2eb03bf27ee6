/**
 * Measures the editor over a text of 50,000 words: `node tests/bench/long-text.ts [address]`, of the built site, or of one
 * that runs with the tests' password. Types 40 keys into the text's start, middle and end, as fast as a quick typist, and
 * prints the time from a key to the picture that shows it, and how long the preview still was without a letter. The times
 * are of the browser's own clock, and a picture's is that of the first task after its frame.
 */
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { headerOf, password, signIn } from "../support/browser/sign-in.ts";
import { projectDir } from "../support/server/process.ts";
import { startSite } from "../support/server/site.ts";
import { readCommandLine } from "./site-to-measure.ts";
import { head, median, row } from "./table.ts";

const keys = 40;
const betweenKeysMs = 120;
const restMs = 4_000;

/** When each letter was pressed, then on the screen, and then in the preview. */
interface Letters {
  pressed: number[];
  typed: number[];
  shown: number[];
}

declare global {
  interface Window {
    letters: Letters;
  }
}

const { address } = readCommandLine();
const site = address === undefined ? await startSite({ ADMIN_PASSWORD: password }) : null;
const url = address ?? site?.url ?? "";
const browser = await chromium.launch(chromiumOptions());
try {
  const text = await longText();
  const cookies = await signIn(url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const id = await addDraft(headerOf(cookies), text);
  await page.goto(`${url}/admin/dashboard?tab=posts&edit=${id}`);
  await page.locator("#preview-text h2").first().waitFor({ timeout: 60_000 });
  await wait(restMs);
  head(
    `ms, over ${text.split(/\s+/).length} words`,
    "key to screen: median, 95 %, most",
    "preview behind: median, 95 %, most",
  );
  for (const [place, share] of [
    ["start", 0],
    ["middle", 0.5],
    ["end", 1],
  ] as const) {
    const { pressed, typed, shown } = await type(page, paragraphAt(text, share));
    const since = (times: number[]) => spread(times.map((time, at) => time - (pressed[at] ?? Number.NaN)));
    row(place, since(typed), since(shown));
  }
} finally {
  await browser.close();
  await site?.stop();
}

/** The blog's first articles, until there are enough words. */
async function longText(): Promise<string> {
  const posts = await readFirstPosts(projectDir);
  const text = posts.map(({ content }) => content).join("\n\n");
  return text.repeat(5).slice(0, 300_000);
}

async function addDraft(cookie: string, content: string): Promise<string> {
  const answer = await fetch(`${url}/api/blogs`, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie },
    body: JSON.stringify({ title: `A long text ${Date.now()}`, content, status: "draft" }),
  });
  if (answer.status !== 201) throw new Error(`The draft was answered ${answer.status}`);
  return (await answer.json()).id;
}

/** The offset of a paragraph's first letter. */
function paragraphAt(text: string, share: number): number {
  const starts = [...text.matchAll(/\n\n(?=[A-Z][a-z]+ [a-z]+ )/g)].map(({ index }) => index + 2);
  return starts[Math.round(share * (starts.length - 1))] ?? 0;
}

async function type(page: Page, at: number): Promise<Letters> {
  // The textarea under the editor hands its caret over at the first key.
  await page.locator("#post-content").evaluate((field: HTMLTextAreaElement, offset) => {
    field.focus();
    field.setSelectionRange(offset, offset);
  }, at);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await wait(restMs);
  await page.evaluate(watch);
  for (let key = 0; key < keys; key++) {
    const next = wait(betweenKeysMs);
    await page.keyboard.press("q");
    await next;
  }
  await page.waitForFunction((count) => window.letters.shown.length === count, keys, { timeout: 60_000 });
  return page.evaluate(() => window.letters);
}

/** Runs in the page. No word of the text has more than one q in a row. */
function watch(): void {
  const letters: Letters = { pressed: [], typed: [], shown: [] };
  window.letters = letters;
  const afterFrame = (act: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => act(performance.now())));
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      letters.pressed.push(timeStamp);
      afterFrame((now) => letters.typed.push(now));
    },
    { capture: true },
  );
  const preview = document.querySelector("#preview-text");
  if (preview === null) throw new Error("There is no preview");
  new MutationObserver((changes) => {
    const words = changes.flatMap(({ target, addedNodes }) =>
      [target, ...addedNodes].map((node) => node.textContent),
    );
    const runs = words.flatMap(
      (text = "") => (text !== null && text.length < 10_000 && text.match(/q+/g)) || [],
    );
    const count = Math.max(0, ...runs.map((run) => run.length));
    afterFrame((now) => {
      while (letters.shown.length < count) letters.shown.push(now);
    });
  }).observe(preview, { subtree: true, childList: true, characterData: true });
}

function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const most = [median(times), sorted[Math.floor(times.length * 0.95)], sorted.at(-1)];
  return most.map((time = Number.NaN) => time.toFixed(1)).join(", ");
}
