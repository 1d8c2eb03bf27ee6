import { beforeEach, expect, test } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { defaultLimits } from "../../src/server/app.ts";
import type { CohortEntry } from "../../src/shared/cohorts/cohort.ts";
import { pageDataPath } from "../../src/shared/page-data.ts";
import { formFramePath, urls } from "../../src/shared/urls.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";

// Each reads every public address many times.
let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-09-01T12:00:00Z");
  app = await startApp({
    clock,
    render,
    // The loaders' data stand in the page as well.
    document: ({ html, data }) => ({ html: `${html}${JSON.stringify(data)}`, styles: "", script: "" }),
    pageData: ({ html }) => ({ release: "", head: "", html, sheets: [], scripts: [] }),
    limits: { ...defaultLimits, chatPerMinute: 1_000 },
  });
  await app.ask("/api/offers/EARLYNOCODE", { method: "PUT", body: { amount: 100, lastDay: "2026-09-30" } });
  return () => app.stop();
});

const agreements = [urls.agreement.path, `${urls.agreement.path}?plan=students`];
const checkout = `${urls.checkout.path}?plan=students`;

/** The public addresses, whether they name a date or not. */
const addresses = [
  ...Object.values(urls).map(({ path }) => path),
  ...agreements.slice(1),
  checkout,
  ...[urls.noCodeAgenticAi.path, ...agreements, checkout].map(pageDataPath),
  formFramePath("no-code-webinar"),
  "/llms.txt",
  "/rss.xml",
  "/sitemap.xml",
  "/api/cohorts",
  "/calendar/all.ics",
];

/** Questions to the chat whose answers name dates and codes. */
const questions = [
  "When does the no-code course start?",
  "How much is the course, and when does it start?",
  "When is the webinar?",
  "Is there a discount?",
  "How long is the no-code course?",
  "How much time do I need each week?",
  "What is the price of the no-code course?",
];

/** What every address and each answer of the chat says: twice, as the second time it comes from a cache. */
async function readAll(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of [...addresses, ...addresses]) texts.set(path, await (await app.ask(path)).text());
  for (const message of questions) {
    const answer = await app.ask("/api/chat", { body: { message, sessionId: "s" } });
    texts.set(message, (await answer.json()).output);
  }
  return texts;
}

/** For each of these words, the places that say it now. */
async function placesThatSay(...words: RegExp[]): Promise<string[][]> {
  const places = [...(await readAll())];
  return words.map((word) => places.filter(([, text]) => word.test(text)).map(([place]) => place));
}

const subscribed = "/calendar/all.ics";

test("no address says a date that is past, or a code that has ended, whatever was cached", async () => {
  const october = /Oct 6th|20261006|2026-10-06/;
  const september = /September 28th|20260928|2026-09-28/;
  const code = /EARLYNOCODE|Save \$100/;
  expect(await placesThatSay(october, september, code)).toEqual([
    expect.arrayContaining([urls.noCodeAgenticAi.path, pageDataPath(urls.noCodeAgenticAi.path)]),
    expect.arrayContaining([urls.noCodeAgenticAi.path]),
    expect.arrayContaining([urls.noCodeAgenticAi.path, urls.agreement.path, "Is there a discount?"]),
  ]);

  clock.set("2026-09-28T16:59:59.999Z");
  expect(await placesThatSay(september)).not.toEqual([[]]);
  // Whoever takes part has it in a calendar until it is over.
  clock.set("2026-09-28T17:00:00.000Z");
  expect(await placesThatSay(september, october)).toEqual([
    [subscribed],
    expect.arrayContaining([urls.noCodeAgenticAi.path]),
  ]);

  clock.set("2026-10-01T04:59:59.999Z");
  expect(await placesThatSay(code)).not.toEqual([[]]);
  clock.set("2026-10-01T05:00:00.000Z");
  // Who knows the code may ask for it: the answer says that there is none.
  expect(await placesThatSay(code)).toEqual([[]]);

  clock.set("2026-10-07T00:44:59.999Z");
  expect(await placesThatSay(october)).not.toEqual([[]]);
  // The process slept over the moment.
  clock.set("2026-10-09T00:00:00.000Z");
  expect(await placesThatSay(october)).toEqual([[subscribed]]);
  const course = (await readAll()).get(urls.noCodeAgenticAi.path);
  expect(course).toContain("will be announced");
  expect(course).toContain("Waitlist");
  clock.set("2026-11-17T03:15:00.000Z");
  expect(await (await app.ask(subscribed)).text()).not.toMatch(october);
});

test("the next date takes the place of one that starts, and has the year until its own begins", async () => {
  const [, noCode] = (await (await app.ask("/api/cohorts")).json()) as CohortEntry[];
  const { id: _, seatsLeft: __, ...input } = noCode as CohortEntry;
  await app.ask("/api/cohorts", { body: { ...input, startsOn: "2027-03-08", endsOn: "2027-04-15" } });
  clock.set("2026-10-07T00:45:00.000Z");
  const next = ["/training/no-code-agentic-ai", urls.agreement.path, "When does the no-code course start?"];
  expect(await placesThatSay(/Mar 8th, 2027/)).toEqual([expect.arrayContaining(next)]);
  clock.set("2027-01-01T05:59:59.999Z");
  expect(await placesThatSay(/Mar 8th, 2027/)).toEqual([expect.arrayContaining(next)]);
  clock.set("2027-01-01T06:00:00.000Z");
  expect(await placesThatSay(/Mar 8th, 2027/, /Mar 8th/)).toEqual([[], expect.arrayContaining(next)]);
  const all = await readAll();
  // The footer's year turns with it, in every page.
  expect(all.get("/about")).toContain("2027");
  // Summer time begins on March 14: the start is before, and the second week keeps its hour.
  expect(all.get("/calendar/all.ics")).toContain("DTSTART;TZID=America/Chicago:20270308T194500");
});

test("a change by the admin is on the page, in the agreement and in the chat's answer at once", async () => {
  const [, noCode] = (await (await app.ask("/api/cohorts")).json()) as CohortEntry[];
  const { id: _, seatsLeft: __, ...input } = noCode as CohortEntry;
  clock.set("2026-12-01T12:00:00Z");
  await readAll();
  await app.ask("/api/cohorts", { body: { ...input, startsOn: "2027-01-11", endsOn: "2027-02-18" } });
  expect(await placesThatSay(/Jan 11th, 2027/, /Version of December 1, 2026 at 6:00:00 AM CST/)).toEqual([
    expect.arrayContaining([
      urls.noCodeAgenticAi.path,
      urls.agreement.path,
      checkout,
      pageDataPath(checkout),
      "When does the no-code course start?",
    ]),
    [...agreements, ...agreements.map(pageDataPath)],
  ]);
});
