/**
 * Writes pictures of what a visitor sees of a language model in each mood into a folder, and prints how soon the first word
 * came: `node tests/screenshots/model-moods.ts`. SCREENSHOTS_DIR names the folder.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "playwright";
import { urls } from "../../src/shared/urls.ts";
import { head, row } from "../bench/table.ts";
import { chromiumOptions } from "../support/browser/chromium.ts";
import { modelMoods, startModel } from "../support/server/model-server.ts";
import { startSite } from "../support/server/site.ts";

const folder = path.resolve(process.env.SCREENSHOTS_DIR ?? "screenshots");
const question = "How much is the no-code course?";

/** A model that is not done within 40 s is cut off; a moment later the panel shows it. */
const longestMs = 45_000;
/** Soon enough to see an answer on its way. */
const onItsWayMs = 1_800;

const model = await startModel();
const site = await startSite({ CHAT_MODEL_URL: model.url, CHAT_MODEL: "a-model" });
const browser = await chromium.launch(chromiumOptions());
await mkdir(folder, { recursive: true });
head("mood", "first word", "whole answer", "the visitor reads");
for (const [name, mood] of Object.entries(modelMoods)) {
  model.answer = mood;
  const { firstMs, wholeMs, text } = await ask(site.url);
  row(name, `${firstMs} ms`, `${wholeMs} ms`, text.replace(/\s+/g, " ").slice(0, 120));
  await take(name);
}
await browser.close();
await site.stop();
await model.stop();

/** Asks as the panel does, and says when what came. */
async function ask(url: string) {
  const started = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ message: question, sessionId: `session_${Date.now()}_1` }),
  });
  let firstMs = 0;
  let events = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    events += decoder.decode(chunk, { stream: true });
    if (firstMs === 0 && events.includes("event: delta")) firstMs = Math.round(performance.now() - started);
  }
  const done: unknown = JSON.parse(/event: done\ndata: (.+)/.exec(events)?.[1] ?? "{}");
  const text = typeof done === "object" && done !== null && "output" in done ? String(done.output) : events;
  return { firstMs, wholeMs: Math.round(performance.now() - started), text };
}

/** Takes a picture of the answer on its way, and one of its end. */
async function take(name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 820, height: 900 }, baseURL: site.url });
  await page.goto(urls.aiMlGenAiCourse.path);
  await page.getByRole("button", { name: "Chat with Cora" }).click();
  const input = page.getByPlaceholder("Type your message...");
  await input.fill(question);
  await input.press("Enter");
  await wait(onItsWayMs);
  const file = path.join(folder, `model-${name.replaceAll(" ", "-")}`);
  await page.screenshot({ path: `${file}-on-its-way.png` });
  await page.getByRole("dialog").locator("button[type=submit]:enabled").waitFor({ timeout: longestMs });
  await page.screenshot({ path: `${file}.png` });
  await page.close();
}
