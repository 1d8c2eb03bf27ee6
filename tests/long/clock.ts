/**
 * Runs the built site by a clock that is moved under the whole process (Debian's package `faketime`): across the start of
 * the webinar and of three cohorts, the end of a code, the ends of summer time and winter time, and new year. Reads every
 * public address before and after each. Ends with 1 if one says what has passed, or does not say what is next.
 */
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { urls } from "../../src/shared/urls.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { readDatedPlaces } from "../support/inputs/dated-places.ts";
import { startSite } from "../support/server/site.ts";

/** So long before a moment its addresses are read for the first time: they are read within that. */
const headStartMs = 8_000;

const course = urls.noCodeAgenticAi.path;
const question = "When does the no-code course start?";

/** What nobody says from a moment on, and what these places say from then on. */
interface Turn {
  name: string;
  at: string;
  stale: RegExp | null;
  next: RegExp;
  places: string[];
}

const turns: Turn[] = [
  {
    name: "the webinar starts",
    at: "2026-09-28T17:00:00Z",
    stale: /September 28th|20260928|2026-09-28/,
    next: /will be announced/i,
    places: [course, "When is the webinar?"],
  },
  {
    name: "the code's last day ends",
    at: "2026-10-01T05:00:00Z",
    stale: /EARLYNOCODE|Save \$100/,
    next: /no .*code/i,
    places: ["Is there a discount?"],
  },
  {
    name: "a cohort starts",
    at: "2026-10-07T00:45:00Z",
    stale: /Oct 6th|20261006|2026-10-06/,
    next: /Nov 2nd/,
    places: [course, urls.agreement.path, question],
  },
  {
    name: "summer time ends",
    at: "2026-11-01T07:00:00Z",
    stale: null,
    next: /Mon-Thu 7:45pm-9:15pm CST/,
    places: [course, urls.agreement.path, question],
  },
  {
    name: "a cohort starts in winter time",
    at: "2026-11-03T01:45:00Z",
    stale: /Nov 2nd|20261102|2026-11-02/,
    next: /Mar 15th, 2027/,
    places: [course, urls.agreement.path, question],
  },
  {
    name: "new year",
    at: "2027-01-01T06:00:00Z",
    stale: /Mar 15th, 2027|© 2026/,
    next: /Mar 15th/,
    places: [course, urls.agreement.path, question],
  },
  {
    name: "the last cohort starts in summer time",
    at: "2027-03-16T00:45:00Z",
    stale: /Mar 15th|20270315|2027-03-15/,
    next: /will be announced/i,
    places: [course, question],
  },
];

const clockFile = path.join(tmpdir(), `clock-${process.pid}`);

/** Has the site's clock show a time, and go on from there. */
async function setClock(time: number): Promise<void> {
  const offset = Math.round((time - Date.now()) / 1000);
  await writeFile(clockFile, `${offset < 0 ? "" : "+"}${offset}`);
}

await setClock(Date.parse("2026-09-01T12:00:00Z"));
const preload = execFileSync("faketime", ["2026-09-01", "printenv", "LD_PRELOAD"], { encoding: "utf8" });
const site = await startSite({
  ADMIN_PASSWORD: password,
  LD_PRELOAD: preload.trim(),
  FAKETIME_TIMESTAMP_FILE: clockFile,
  FAKETIME_NO_CACHE: "1",
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});

function ask(place: string, body?: unknown, options: RequestInit = {}): Promise<Response> {
  return fetch(site.url + place, {
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    ...options,
    headers: {
      "Content-Type": "application/json",
      // No limit of one network is reached.
      "X-Forwarded-For": `10.0.${randomInt(256)}.${randomInt(256)}`,
      ...options.headers,
    },
  });
}

async function setDates(): Promise<void> {
  const headers = { Cookie: await cookieOf(site.url) };
  const evenings = { days: ["mon", "tue", "wed", "thu"], time: "19:45", minutes: 90, seats: null };
  const cohort = { course: "no-code", timeZone: "America/Chicago", ...evenings };
  const answers = [
    await ask("/api/cohorts", { ...cohort, startsOn: "2026-11-02", endsOn: "2026-12-10" }, { headers }),
    await ask("/api/cohorts", { ...cohort, startsOn: "2027-03-15", endsOn: "2027-04-22" }, { headers }),
    await ask("/api/offers/EARLYNOCODE", { amount: 100, lastDay: "2026-09-30" }, { headers, method: "PUT" }),
  ];
  const statuses = answers.map(({ status }) => status);
  if (statuses.join() !== "201,201,200") throw new Error(`The dates were not set: ${statuses}`);
}

function placesThatSay(texts: Map<string, string>, words: RegExp): string[] {
  return [...texts].filter(([, text]) => words.test(text)).map(([place]) => place);
}

try {
  await setDates();
  for (const { name, at, stale, next, places } of turns) {
    const moment = Date.parse(at);
    const movedAt = Date.now();
    await setClock(moment - headStartMs);
    const before = await readDatedPlaces(ask);
    const took = Date.now() - movedAt;
    // By the second only is the clock set.
    await wait(headStartMs + 1_500 - took);
    const after = await readDatedPlaces(ask);
    const said = stale === null ? null : placesThatSay(before, stale).length;
    const late = stale === null ? [] : placesThatSay(after, stale);
    const missing = places.filter((place) => !placesThatSay(after, next).includes(place));
    console.info(
      `${name}: ${before.size} addresses and questions read in ${took} ms; ` +
        `${said ?? "none"} said what then passed, ${late.length} still did afterwards; ` +
        `${places.length - missing.length} of ${places.length} said what is next`,
    );
    if (late.length > 0) console.info(`  stale: ${late.join(", ")}`);
    if (missing.length > 0) console.info(`  without what is next: ${missing.join(", ")}`);
    if (said === 0 || late.length > 0 || missing.length > 0 || took > headStartMs) process.exitCode = 1;
  }
} finally {
  await site.stop();
  await rm(clockFile, { force: true });
}
