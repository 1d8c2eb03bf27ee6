import { readdir } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { Auth } from "../../src/server/auth/auth.ts";
import { log } from "../../src/server/logging/log.ts";
import { removeExpiredDays } from "../../src/server/visits/retention.ts";
import type { SiteStats } from "../../src/shared/visits/stats.ts";
import { leadPayment } from "../support/inputs/lead-entry.ts";
import { referrers } from "../support/inputs/referrers.ts";
import { allowAllAuth, type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const noUtm = { source: null, medium: null, campaign: null, term: null, content: null };

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-05-01T17:00:00Z");
  app = await startApp({ clock, countsVisits: true, env: { trustProxy: 1 } });
  return () => app.stop();
});

interface Came {
  address?: string;
  headers?: Record<string, string>;
  referrer?: string;
  query?: string;
}

async function visit(path: string, { address = "192.0.2.1", headers, ...came }: Came = {}): Promise<void> {
  const answer = await app.ask("/api/visits", {
    body: { path, referrer: "", query: "", ...came },
    headers: { "User-Agent": firefox, "X-Forwarded-For": address, ...headers },
  });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
}

async function stats(days = ""): Promise<SiteStats> {
  const answer = await app.ask(`/api/stats${days}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Puts a request into the store, as a form would. */
const keep = (part: Parameters<typeof storedRequest>[0]) =>
  app.store.requests.update((all) => [
    storedRequest({ createdAt: clock.now().toISOString(), ...part }),
    ...all,
  ]);

const lastDay = async () => (await stats()).days.at(-1);

describe("a visit", () => {
  test("is one visitor on one day, whatever pages they see", async () => {
    await visit("/");
    await visit("/about");
    await visit("/");
    await visit("/", { address: "192.0.2.2" });
    await visit("/", { headers: { "User-Agent": `${firefox} other` } });
    const { days, pages, sources } = await stats();
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({ date: "2026-05-01", visits: 3, views: 5, leads: 0 });
    expect(pages).toMatchObject([
      { path: "/", visits: 3, leads: 0 },
      { path: "/about", visits: 1, leads: 0 },
    ]);
    expect(sources).toMatchObject([{ source: "direct", visits: 3, leads: 0 }]);
  });

  test("is another one on the next day of the company", async () => {
    await visit("/");
    // Still the first of May in Texas.
    clock.set("2026-05-02T04:59:00Z");
    await visit("/");
    clock.set("2026-05-02T05:00:00Z");
    await visit("/");
    const { days } = await stats();
    expect(days.slice(-2).map(({ visits, views }) => [visits, views])).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });

  test("is one visitor's, whatever port a proxy writes behind the address", async () => {
    for (const port of [40_000, 40_001, 40_002]) await visit("/", { address: `192.0.2.1:${port}` });
    await visit("/");
    expect((await stats()).days.at(-1)).toMatchObject({ visits: 1, views: 4 });
  });

  test("comes from the host that led to its first page", async () => {
    await visit("/", { referrer: "https://www.Search.example/?q=ai" });
    await visit("/about", { referrer: "https://other.example/" });
    for (const [at, referrer] of [
      `${siteUrl}/about`,
      "android-app://com.example/",
      "no address",
      "https://www./",
      "https://news.example:8443/a",
    ].entries())
      await visit("/", { address: `192.0.2.${10 + at}`, referrer });
    expect((await stats()).sources).toMatchObject([
      { source: "direct", visits: 3, leads: 0 },
      { source: "news.example:8443", visits: 1, leads: 0 },
      { source: "search.example", visits: 1, leads: 0 },
      { source: "www.", visits: 1, leads: 0 },
    ]);
  });

  test.each(referrers)("from %j has the same source as its leads: %j", async (referrer, host) => {
    await visit("/", { referrer });
    await keep({ source: { landing: "/", referrer: host || null, utm: noUtm, clickId: null } });
    expect((await stats()).sources).toMatchObject([
      { source: host.replace(/^www\./, "") || "direct", visits: 1, leads: 1 },
    ]);
  });

  test("belongs to the campaign that its address names", async () => {
    await visit("/", { query: "?utm_campaign=spring&utm_source=mail&utm_medium=newsletter" });
    await visit("/", { address: "192.0.2.2", query: "?utm_campaign=%20spring%0a&utm_source=mail" });
    await visit("/", { address: "192.0.2.3", query: "?utm_source=mail" });
    expect((await stats()).campaigns).toMatchObject([
      { campaign: "spring", source: "mail", medium: "newsletter", visits: 1, leads: 0 },
      { campaign: "spring", source: "mail", medium: null, visits: 1, leads: 0 },
    ]);
  });

  test("is counted with its source though a form was seen, or the assistant asked, before its first page", async () => {
    for (const address of ["192.0.2.1", "192.0.2.2"]) {
      await visit("/widget/form/general-contact", { address });
      await visit("/contact", { address, referrer: "https://search.example/" });
    }
    const { days, sources, events } = await stats();
    expect(days.at(-1)).toMatchObject({ visits: 2, views: 2 });
    expect(sources).toMatchObject([{ source: "search.example", visits: 2, leads: 0 }]);
    expect(events.formsSeen).toBe(2);
  });

  test("at another address of a page counts under the page's own", async () => {
    await visit("/blog");
    expect((await stats()).pages).toMatchObject([{ path: "/blogs", visits: 1, leads: 0 }]);
  });

  test("from the site itself comes directly, with www. or without", async () => {
    await visit("/", { referrer: siteUrl.replace("://www.", "://") });
    expect((await stats()).sources).toMatchObject([{ source: "direct", visits: 1, leads: 0 }]);
  });

  test("has no visitor in its campaign's name", async () => {
    const names = [
      "ann%40mail.example",
      "ann@mail.example",
      "call%20972%20555%200142",
      "spring-20260501",
      // As an advertising network numbers it.
      "120210987654321",
    ];
    for (const [at, name] of names.entries())
      await visit("/", { address: `192.0.2.${at}`, query: `?utm_campaign=${name}` });
    expect((await stats()).campaigns.map(({ campaign, visits }) => [campaign, visits])).toEqual([
      ["(personal)", 3],
      ["120210987654321", 1],
      ["spring-20260501", 1],
    ]);
  });

  test("of a post counts under its path, and not before it is public", async () => {
    await visit("/blogs/first-post");
    const post = { title: "First post", content: "Text" };
    expect((await app.ask("/api/blogs", { body: post })).status).toBe(201);
    await visit("/blogs/first-post");
    expect((await stats()).pages).toMatchObject([{ path: "/blogs/first-post", visits: 1, leads: 0 }]);
  });
});

describe("nobody is counted", () => {
  test.each([
    ["who asks not to be tracked", { DNT: "1" }],
    ["who sends Global Privacy Control", { "Sec-GPC": "1" }],
    ["who is a known robot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["whose browser has no name", { "User-Agent": "" }],
  ])("%s", async (_who, headers) => {
    await visit("/", { headers });
    await visit("/widget/form/general-contact", { headers });
    expect(await lastDay()).toMatchObject({ visits: 0, views: 0 });
    expect((await stats()).events.formsSeen).toBe(0);
  });

  test("who is signed in", async () => {
    const headers = { Cookie: "session=1", "User-Agent": firefox };
    await visit("/", { headers });
    await visit("/widget/form/general-contact", { headers });
    expect(await lastDay()).toMatchObject({ visits: 0, views: 0 });
    expect((await stats()).events.formsSeen).toBe(0);
  });

  test.each([
    "/none",
    "/admin-login",
    "/admin/dashboard",
    "/blogs/none",
    "/preview/token",
    "//evil.example",
    "",
  ])("at %j, which no visitor sees", async (path) => {
    await visit(path);
    expect(await lastDay()).toMatchObject({ visits: 0, views: 0 });
  });

  test.each([
    ["no JSON", "{"],
    ["a list", []],
    ["a number for a path", { path: 1, referrer: "", query: "" }],
    ["a path without the rest", { path: "/" }],
    ["a long query", { path: "/", referrer: "", query: "x".repeat(2_001) }],
    ["more than a body may hold", { path: "/", referrer: "", query: "x".repeat(40_000) }],
    ["a deep body", `${"[".repeat(50)}${"]".repeat(50)}`],
  ])("who sends %s, and hears nothing of it", async (_what, body) => {
    const answer = await app.ask("/api/visits", { body, headers: { "User-Agent": firefox } });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await lastDay()).toMatchObject({ visits: 0, views: 0 });
  });

  test("who comes from another site's page, or too often", async () => {
    const body = { path: "/", referrer: "", query: "" };
    const foreign = await app.ask("/api/visits", { body, headers: { Origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    for (let sent = 0; sent < 210; sent++) await visit("/");
    expect(await lastDay()).toMatchObject({ visits: 1, views: 200 });
  });

  test("with a name that would be another object's own", async () => {
    await visit("/", { referrer: "https://__proto__/", query: "?utm_campaign=__proto__" });
    const { sources, campaigns } = await stats();
    expect(sources).toMatchObject([{ source: "__proto__", visits: 1, leads: 0 }]);
    expect(campaigns).toMatchObject([{ campaign: "__proto__", visits: 1 }]);
  });
});

describe("leads and events", () => {
  test("stand beside the visits that they come from, and leave with them", async () => {
    await visit("/contact", { query: "?utm_campaign=spring", referrer: "https://search.example/" });
    await visit("/widget/form/general-contact");
    await visit("/widget/form/general-contact");
    const utm = { source: null, medium: null, campaign: "spring", term: null, content: null };
    const source = { landing: "/contact", referrer: "www.search.example", utm, clickId: null };
    await keep({ formId: "general-contact", page: "/contact", source });
    await keep({ formId: "general-contact", state: "suspected", suspectedAt: clock.now().toISOString() });
    await keep({ formId: "added-by-hand", formName: "Added by hand", state: "won" });
    const found = await stats();
    expect(found.days.at(-1)).toEqual({ date: "2026-05-01", visits: 1, views: 1, leads: 1 });
    expect(found.pages).toMatchObject([{ path: "/contact", visits: 1, leads: 1 }]);
    expect(found.sources).toMatchObject([{ source: "search.example", visits: 1, leads: 1 }]);
    expect(found.campaigns).toMatchObject([
      { campaign: "spring", source: null, medium: null, visits: 1, leads: 1 },
    ]);
    expect(found.events).toEqual({
      formsSeen: 1,
      formsSent: 1,
      chats: 0,
      searches: 0,
      checkouts: 0,
      enrollments: 0,
      subscriptions: 0,
    });

    const leads: { id: string; state: string }[] = await (await app.ask("/api/leads")).json();
    const lead = leads.find(({ state }) => state === "new");
    await app.ask(`/api/leads/${lead?.id}`, { method: "DELETE" });
    expect((await stats()).days.at(-1)).toMatchObject({ visits: 1, leads: 0 });
  });

  test("count an enrollment, and neither a form that stands in no page nor one of another time", async () => {
    await keep({ kind: "enrollment", formId: "enrollment", page: null });
    await keep({ formId: "chat", page: "/" });
    await keep({ formId: "general-contact", page: "/contact", createdAt: "2026-04-01T12:00:00Z" });
    const { events, sources, before } = await stats();
    expect(events).toEqual({
      formsSeen: 0,
      formsSent: 0,
      chats: 0,
      searches: 0,
      checkouts: 0,
      enrollments: 1,
      subscriptions: 0,
    });
    expect(sources).toMatchObject([{ source: "direct", visits: 0, leads: 2 }]);
    expect(before).toEqual({ visits: 0, leads: 0 });
    expect((await stats("?days=30")).before).toEqual({ visits: 0, leads: 1 });
    expect((await stats("?days=90")).events.formsSent).toBe(1);
  });

  test("stand beside the page that their visit began with, under the name that it has now", async () => {
    const from = (landing: string | null) => ({ landing, referrer: null, utm: noUtm, clickId: null });
    for (const landing of ["/blog", "/blogs", "/made-up", null])
      await keep({ formId: "general-contact", page: "/contact", source: from(landing) });
    await keep({ formId: "general-contact", page: "/contact", source: null });
    expect((await stats()).landings).toEqual([{ path: "/blogs", leads: 2 }]);
  });

  test("of pages that the site does not have are in no list", async () => {
    await keep({ formId: "general-contact", page: "/made-up" });
    await keep({ formId: "general-contact", page: "/blog" });
    expect((await stats()).pages).toMatchObject([{ path: "/blogs", visits: 0, leads: 1 }]);
  });

  test("a visit to the checkout is one", async () => {
    await visit("/checkout");
    await visit("/checkout");
    expect((await stats()).events).toMatchObject({ checkouts: 1, enrollments: 0 });
  });

  test("a search of the blog counts once a visit, and the list and other pages do not", async () => {
    await visit("/blogs", { query: "?q=models&utm_source=x" });
    await visit("/blogs", { query: "?page=2&q=data" });
    await visit("/blogs", { query: "?q=" });
    await visit("/about", { query: "?q=models" });
    expect((await stats()).events.searches).toBe(1);
    await visit("/blogs", { query: "?q=models", address: "192.0.2.2" });
    expect((await stats()).events.searches).toBe(2);
  });

  test("the assistant counts once a visit, however long the talk", async () => {
    const headers = { "User-Agent": firefox, "X-Forwarded-For": "192.0.2.1" };
    const ask = (message: string) => app.ask("/api/chat", { body: { message, sessionId: "s" }, headers });
    await ask("Hello");
    // The answer does not wait for the count.
    const chats = async () => (await stats()).events.chats;
    await expect.poll(chats).toBe(1);
    await ask("What does the course cost?");
    const uncounted: Record<string, string>[] = [
      { DNT: "1" },
      { Cookie: "session=1", "User-Agent": `${firefox} admin` },
    ];
    for (const other of uncounted)
      await app.ask("/api/chat", {
        body: { message: "Hi", sessionId: "t" },
        headers: { ...headers, ...other },
      });
    // Who comes after them is counted after them.
    headers["X-Forwarded-For"] = "192.0.2.2";
    await ask("Hello");
    await expect.poll(chats).toBeGreaterThan(1);
    expect(await chats()).toBe(2);
  });
});

describe("a fault of ours while counting", () => {
  const headers = { Cookie: "session=1", "User-Agent": firefox };
  const message = { message: "Hello", sessionId: "s" };
  const broken = new Error("broken");
  let logged: MockInstance;

  beforeEach(() => {
    logged = vi.spyOn(log, "error").mockReturnValue();
    return () => logged.mockRestore();
  });

  async function startWith(findUser: Auth["findUser"]): Promise<RunningApp> {
    const other = await untilTestEnds(startApp({ countsVisits: true, auth: { ...allowAllAuth, findUser } }));
    return other;
  }

  test("that takes its time holds up no answer of the assistant, who is counted later", async () => {
    const { promise: user, resolve } = Promise.withResolvers<null>();
    const other = await startWith(() => user);
    expect((await other.ask("/api/chat", { body: message, headers })).status).toBe(200);
    const chats = async () => (await (await other.ask("/api/stats")).json()).events.chats;
    expect(await chats()).toBe(0);
    resolve(null);
    await expect.poll(chats).toBe(1);
  });

  test("costs no answer of the assistant, and is logged", async () => {
    const other = await startWith(() => Promise.reject(broken));
    expect((await other.ask("/api/chat", { body: message, headers })).status).toBe(200);
    expect(logged.mock.calls).toEqual([[{ err: broken }, "error"]]);
  });

  test("is not told to a page, and is logged", async () => {
    const other = await startWith(() => Promise.reject(broken));
    const body = { path: "/", referrer: "", query: "" };
    expect((await other.ask("/api/visits", { body, headers })).status).toBe(204);
    expect(logged.mock.calls).toEqual([[{ err: broken }, "error"]]);
  });

  test("keeps what cannot be written until it can be", async () => {
    const files = faultyFiles();
    const other = await untilTestEnds(startApp({ countsVisits: true }, { fileSystem: files }));
    const body = { path: "/", referrer: "", query: "" };
    await other.ask("/api/visits", { body, headers: { "User-Agent": firefox } });
    const views = async () => (await (await other.ask("/api/stats")).json()).days.at(-1).views;
    files.fail("writeFile", "ENOSPC");
    expect(await views()).toBe(0);
    files.heal();
    expect(await views()).toBe(1);
    expect(logged).toHaveBeenCalledOnce();
  });

  test("is none where a body cannot be read, and nothing is logged", async () => {
    for (const body of ["{", { path: "/", referrer: "", query: "x".repeat(40_000) }])
      expect((await app.ask("/api/visits", { body, headers })).status).toBe(204);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("the figures", () => {
  test("are of 7 days, 30 or 90, beside as many before", async () => {
    for (const [time, times] of [
      ["2026-01-31T17:00:00Z", 1],
      ["2026-04-01T17:00:00Z", 2],
      ["2026-04-20T17:00:00Z", 3],
      ["2026-04-25T17:00:00Z", 4],
    ] as const) {
      clock.set(time);
      for (let at = 0; at < times; at++) await visit("/", { address: `192.0.2.${at}` });
    }
    clock.set("2026-05-01T17:00:00Z");
    const sums = [];
    for (const days of [7, 30, 90]) {
      const { before, ...now } = await stats(`?days=${days}`);
      expect(now.days).toHaveLength(days);
      expect(now.days.at(-1)?.date).toBe("2026-05-01");
      sums.push([now.pages[0]?.visits, before.visits]);
    }
    expect(sums).toEqual([
      [4, 3],
      [7, 2],
      [9, 1],
    ]);
  });

  test("of two scripted days are what the script did, to the last visit", async () => {
    const paths = ["/", "/about", "/contact", "/blogs"];
    const hosts = ["search.example", "news.example", "mail.example"];
    // A generator whose numbers are the same each time.
    let last = 7;
    const below = (limit: number) => {
      last = (last * 16_807) % 2_147_483_647;
      return last % limit;
    };
    const seen = new Set<string>();
    const expected = { visits: [0, 0], views: [0, 0], pages: new Map(), sources: new Map(), formsSeen: 0 };
    const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);
    const isFirst = (mark: string) => !seen.has(mark) && seen.add(mark);
    for (const [day, time] of ["2026-05-01T17:00:00Z", "2026-05-02T17:00:00Z"].entries()) {
      clock.set(time);
      for (let act = 0; act < 150; act++) {
        const visitor = below(30);
        const [path, host] = [paths[below(paths.length)] ?? "", hosts[below(hosts.length)] ?? ""];
        const isForm = below(5) === 0;
        await visit(isForm ? "/widget/form/general-contact" : path, {
          address: `192.0.2.${visitor}`,
          referrer: `https://${host}/`,
        });
        if (isForm) {
          if (isFirst(`${day} ${visitor} form`)) expected.formsSeen += 1;
          continue;
        }
        expected.views[day] = (expected.views[day] ?? 0) + 1;
        if (isFirst(`${day} ${visitor} ${path}`)) count(expected.pages, path);
        if (!isFirst(`${day} ${visitor}`)) continue;
        expected.visits[day] = (expected.visits[day] ?? 0) + 1;
        count(expected.sources, host);
      }
    }
    const { days, pages, sources, events } = await stats();
    const lastTwo = days.slice(-2);
    expect({
      visits: lastTwo.map(({ visits }) => visits),
      views: lastTwo.map(({ views }) => views),
      pages: new Map(pages.map(({ path, visits }) => [path, visits])),
      sources: new Map(sources.map(({ source, visits }) => [source, visits])),
      formsSeen: events.formsSeen,
    }).toEqual(expected);
  });

  test("are refused for other periods, and to others", async () => {
    for (const days of ["8", "0", "-7", "7.0", "x", "", "7&days=30"]) {
      const answer = await app.ask(`/api/stats?days=${days}`);
      expect([days, answer.status]).toEqual([days, 400]);
      expect((await answer.json()).message).toBe("Please ask for 7, 30 or 90 days.");
    }
    expect((await app.ask("/api/stats", { method: "POST", body: {} })).status).toBe(405);
    expect((await app.ask("/api/visits")).status).toBe(405);
  });

  test("of days that nobody can ask for any more are dropped", async () => {
    await visit("/");
    await stats();
    clock.set("2026-10-27T17:00:00Z");
    removeExpiredDays(app.store.visits, clock);
    await app.store.visits.update((days) => days);
    expect(app.store.visits.read()).toHaveLength(1);
    clock.set("2026-10-28T17:00:00Z");
    removeExpiredDays(app.store.visits, clock);
    await vi.waitFor(() => expect(app.store.visits.read()).toEqual([]));
  });
});

test("nothing in the data folder is a visitor's after midnight", async () => {
  await visit("/", { address: "192.0.2.77" });
  await stats();
  const folder = path.join(app.dataDir, "visitors");
  expect(await readdir(folder)).toEqual(["2026-05-01"]);
  clock.set("2026-05-02T05:00:01Z");
  await visit("/about", { address: "192.0.2.78" });
  await stats();
  expect(await readdir(folder)).toEqual(["2026-05-02"]);
});

test("the figures say what they cannot hold", async () => {
  expect((await stats()).elsewhere).toEqual({ forms: false, payments: false, leadsKeptDays: null });
  const other = await startApp({
    countsVisits: true,
    env: {
      formProviderUrl: "https://forms.example",
      checkoutUrls: { professionals: "https://pay.example/course", students: null },
      leadsKeptDays: 60,
    },
  });
  try {
    const { elsewhere }: SiteStats = await (await other.ask("/api/stats")).json();
    expect(elsewhere).toEqual({ forms: true, payments: true, leadsKeptDays: 60 });
  } finally {
    await other.stop();
  }
});

test("what was paid stands beside the campaign and the source that it came from", async () => {
  const source = {
    landing: "/",
    referrer: "news.example",
    utm: { source: "letter", medium: null, campaign: "spring", term: null, content: null },
    clickId: null,
  };
  const payment = { ...leadPayment, session: "cs_1", isSecond: false, dispute: null };
  const enrollment = { kind: "enrollment", source, createdAt: "2026-05-01T10:00:00.000Z" } as const;
  await app.store.requests.update(() => [
    storedRequest({ ...enrollment, payment, state: "won" }),
    storedRequest({ ...enrollment, payment: { ...payment, state: "disputed", amount: 10_000 } }),
    storedRequest({ ...enrollment, payment: { ...payment, state: "disputed", dispute: "closed" } }),
    storedRequest({ ...enrollment, payment: { ...payment, state: "refunded" } }),
    storedRequest({ ...enrollment, payment: { ...payment, currency: "eur" } }),
    storedRequest({ source, createdAt: enrollment.createdAt }),
  ]);
  const sums = { visits: 0, leads: 6, won: 1, enrollments: 5, revenue: 89_900, subscriptions: 0 };
  const found = await stats();
  expect(found.sources).toEqual([{ source: "news.example", ...sums }]);
  expect(found.campaigns).toEqual([{ campaign: "spring", source: "letter", medium: null, ...sums }]);
  expect(found.revenue).toBe(89_900);
});

test("there is no route where visits are not counted", async () => {
  const silent = await startApp();
  try {
    const body = { path: "/", referrer: "", query: "" };
    expect((await silent.ask("/api/visits", { body })).status).toBe(404);
    expect((await silent.ask("/api/stats")).status).toBe(404);
  } finally {
    await silent.stop();
  }
});
