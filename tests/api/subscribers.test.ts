import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { StoreWriteError } from "../../src/server/store/errors.ts";
import { removeExpiredSubscribers } from "../../src/server/subscribers/retention.ts";
import { endSubscription, subscribedReaders } from "../../src/server/subscribers/stored-subscribers.ts";
import { dayMs, hourMs } from "../../src/shared/durations.ts";
import { honeypotName, shownForName, sourceFieldName } from "../../src/shared/forms/form.ts";
import { confirmPath, subscribePath, unsubscribePath } from "../../src/shared/subscribers/paths.ts";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedSubscriber } from "../support/store/stored-subscriber.ts";

const mail = { leadsTo: ["sales@example.com"], leadsToTeam: { training: [], talent: [] } } as never;
const start = Date.parse("2026-05-01T10:00:00.000Z");

type Dependencies = Parameters<typeof startApp>[0];

/** A site with mail, whose clock stands still until `wait`. */
async function open(dependencies: Dependencies = {}, storeOptions?: Parameters<typeof startApp>[1]) {
  let now = start;
  const app = await untilTestEnds(
    startApp(
      {
        render,
        clock: { now: () => new Date(now) },
        ...dependencies,
        env: { mail, trustProxy: 1, ...dependencies?.env },
      },
      storeOptions,
    ),
  );
  let networks = 0;
  return {
    app,
    now: () => new Date(now),
    wait: (ms: number) => {
      now += ms;
    },
    /** Each time from another network, unless one is named. */
    subscribe: (body: unknown, network = `192.0.2.${++networks}`) =>
      app.ask("/api/subscribers", { method: "POST", body, headers: { "X-Forwarded-For": network } }),
    stored: () => app.store.subscribers.read(),
  };
}

async function shownBy(answer: Response) {
  const { status } = answer;
  const headers = [...answer.headers].filter(([name]) => name !== "date");
  return { status, headers, body: await answer.text() };
}

/** As a mail program posts it (RFC 8058), with nothing that a browser sends. */
function oneClick(app: RunningApp, token: string, body: BodyInit | undefined) {
  return fetch(app.url + unsubscribePath(token), {
    method: "POST",
    redirect: "manual",
    ...(body && { body }),
  });
}

describe("who asks for articles by mail", () => {
  test("is kept unconfirmed, with page and campaign, and gets one mail", async () => {
    const { subscribe, stored, app } = await open();
    const answer = await subscribe({
      email: " Ann <ann@example.com> ",
      page: "/blogs/a-post",
      [sourceFieldName]: "landing=%2Fblogs&utm_campaign=spring&utm_source=letter",
    });
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
    const source = {
      landing: "/blogs",
      referrer: null,
      utm: { source: "letter", medium: null, campaign: "spring", term: null, content: null },
      clickId: null,
    };
    const at = new Date(start).toISOString();
    const [subscriber] = stored();
    expect(subscriber).toMatchObject({
      email: "ann@example.com",
      state: "unconfirmed",
      token: expect.stringMatching(/^[\da-f]{48}$/),
      deliveries: [{ channel: "confirmation", state: "waiting", dueAt: at }],
    });
    expect(await (await app.ask("/api/subscribers")).json()).toEqual([
      {
        id: subscriber?.id,
        email: "ann@example.com",
        state: "unconfirmed",
        page: "/blogs/a-post",
        source,
        createdAt: at,
        confirmedAt: null,
      },
    ]);
  });

  test.each([
    "o'neil@example.com",
    "ann+list@example.com",
    "jörg@müller.example",
    "ANN@EXAMPLE.COM",
    "mailto:ann@example.com.",
    "ann@example。com",
  ])("%s is an address", async (email) => {
    const { subscribe, stored } = await open();
    expect((await subscribe({ email, page: null })).status).toBe(202);
    expect(stored()).toHaveLength(1);
  });

  test.each([
    ["", "Please enter your email address."],
    ["   ", "Please enter your email address."],
    ["ann", "Please enter an email address such as name@example.com."],
    ["ann@", "Please enter an email address such as name@example.com."],
    ["@example.com", "Please enter an email address such as name@example.com."],
    ["ann@example", "Please enter an email address such as name@example.com."],
    ["ann@example.com, bob@example.com", "Please enter an email address such as name@example.com."],
    ["ann@example.com\r\nBcc: bob@example.com", "Please enter an email address such as name@example.com."],
    ["ann@\u0000example.com", "Please enter an email address such as name@example.com."],
    [`${"a".repeat(250)}@example.com`, "Please shorten this to 254 characters."],
  ])("%j is none, which is said", async (email, issue) => {
    const { subscribe, stored } = await open();
    const answer = await subscribe({ email, page: "/blogs" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: "Please check your email address.",
      issues: { email: issue },
    });
    expect(stored()).toEqual([]);
  });

  test.each([
    [{}, 400],
    [{ page: "/blogs" }, 400],
    [{ email: 1 }, 400],
    [{ email: ["ann@example.com"] }, 400],
    [[], 400],
    ["null", 400],
    ["{", 400],
    [{ email: "ann@example.com", page: "x".repeat(30_000) }, 413],
  ])("%j is refused", async (body, status) => {
    const { subscribe, stored } = await open();
    const answer = await subscribe(body);
    expect([answer.status, typeof (await answer.json()).message]).toEqual([status, "string"]);
    expect(stored()).toEqual([]);
  });

  test.each([1, "//evil.test", "https://evil.test/", "/a?b", {}, null, undefined])(
    "the page %j is unknown, and no reason to refuse the address",
    async (page) => {
      const { subscribe, stored } = await open();
      expect((await subscribe({ email: "ann@example.com", page, [sourceFieldName]: 5 })).status).toBe(202);
      expect(stored()).toMatchObject([{ page: null, source: null }]);
    },
  );

  test("gets the same answer whatever is known of the address, and each is a write", async () => {
    const { subscribe, stored, app } = await open();
    const ask = async (email: string) => {
      const before = stored();
      const shown = await shownBy(await subscribe({ email, page: "/blogs" }));
      expect(stored()).not.toBe(before);
      return shown;
    };
    const first = await ask("ann@example.com");
    expect(await ask("Ann@Example.com")).toEqual(first);
    await app.store.subscribers.update((all) =>
      all.map((one) => ({ ...one, state: "subscribed", confirmedAt: one.createdAt })),
    );
    expect(await ask("ann@example.com")).toEqual(first);
    expect(stored()).toMatchObject([{ email: "ann@example.com", state: "subscribed" }]);
    await app.store.subscribers.update(() => []);
    expect(await ask("ann@example.com")).toEqual(first);
    expect(stored()).toHaveLength(1);
  });

  test("gets at most 3 mails a day, one a minute, and none while one waits", async () => {
    const { subscribe, stored, wait, app } = await open();
    const mails = () => stored()[0]?.deliveries.length;
    const ask = () => subscribe({ email: "ann@example.com", page: null });
    const send = () =>
      app.store.subscribers.update((all) =>
        all.map((one) => ({
          ...one,
          deliveries: one.deliveries.map((delivery) => ({ ...delivery, state: "sent", dueAt: null })),
        })),
      );
    await ask();
    wait(2 * hourMs);
    await ask();
    expect(mails()).toBe(1);
    await send();
    await ask();
    expect(mails()).toBe(2);
    await send();
    wait(59_000);
    await ask();
    expect(mails()).toBe(2);
    wait(1_000);
    await ask();
    expect(mails()).toBe(3);
    await send();
    wait(hourMs);
    await ask();
    expect(mails()).toBe(3);
    wait(dayMs);
    await ask();
    expect(mails()).toBe(1);
  });

  test("is one of 10 an hour from a network; a wrong address does not count", async () => {
    const { subscribe, stored } = await open();
    const ask = (email: string, network = "203.0.113.1") => subscribe({ email, page: null }, network);
    for (let nth = 1; nth <= 10; nth++) {
      expect((await ask("nobody")).status).toBe(422);
      expect((await ask(`${nth}@example.com`)).status).toBe(202);
    }
    for (const email of ["11@example.com", "1@example.com"]) {
      const answer = await ask(email);
      expect([answer.status, await answer.json()]).toEqual([
        429,
        {
          message: "More subscriptions have come in than we can take just now. Please try again in an hour.",
        },
      ]);
    }
    expect((await ask("11@example.com", "203.0.113.2")).status).toBe(202);
    expect(stored()).toHaveLength(11);
  });

  test.each([
    ["a filled honeypot", { [honeypotName]: "x" }],
    ["a form that was sent at once", { [shownForName]: "300" }],
  ])("is kept without a mail after %s, and a person can try again", async (_what, more) => {
    const { subscribe, stored } = await open();
    const plain = await shownBy(await subscribe({ email: "bob@example.com", page: null }));
    const suspected = await subscribe({ email: "ann@example.com", page: null, ...more });
    expect(await shownBy(suspected)).toEqual(plain);
    expect(stored()[1]).toMatchObject({ email: "ann@example.com", state: "unconfirmed", deliveries: [] });
    await subscribe({ email: "ann@example.com", page: null, [shownForName]: "9000" });
    expect(stored()[1]?.deliveries).toHaveLength(1);
  });

  test("waits where 5,000 have not confirmed, whatever is known of the address", async () => {
    const { subscribe, stored, app } = await open();
    const createdAt = new Date(start).toISOString();
    const unconfirmed = Array.from({ length: 5_000 }, (_, nth) =>
      storedSubscriber({ email: `${nth}@example.com`, state: "unconfirmed", createdAt }),
    );
    const subscribed = storedSubscriber({ email: "bob@example.com" });
    await app.store.subscribers.update(() => [...unconfirmed, subscribed]);
    const before = stored();
    const unknown = await shownBy(await subscribe({ email: "ann@example.com", page: null }));
    expect(unknown.status).toBe(429);
    for (const email of ["7@example.com", "bob@example.com"])
      expect(await shownBy(await subscribe({ email, page: null }))).toEqual(unknown);
    expect(stored()).toBe(before);
    await app.store.subscribers.update((all) => all.slice(1));
    expect((await subscribe({ email: "ann@example.com", page: null })).status).toBe(202);
  });

  test("is told where nothing can be stored, and has not used up a request", async () => {
    const { app, subscribe } = await open();
    const update = vi.spyOn(app.store.subscribers, "update");
    update.mockRejectedValue(new StoreWriteError(new Error("no")));
    for (let nth = 0; nth < 11; nth++)
      expect((await subscribe({ email: "ann@example.com", page: null }, "203.0.113.1")).status).toBe(503);
    update.mockRestore();
    expect((await subscribe({ email: "ann@example.com", page: null }, "203.0.113.1")).status).toBe(202);
  });

  test("cannot do so from another site, nor where no mail is set up", async () => {
    const { app } = await open();
    const foreign = { origin: "https://evil.test" };
    const body = { email: "ann@example.com", page: null };
    expect((await app.ask("/api/subscribers", { body, headers: foreign })).status).toBe(403);
    const silent = await untilTestEnds(startApp({ render }));
    expect((await silent.ask("/api/subscribers", { body })).status).toBe(404);
    expect((await silent.ask(subscribePath)).status).toBe(404);
    const form = new URLSearchParams({ email: "ann@example.com" });
    expect((await silent.ask(subscribePath, { body: form })).status).toBe(404);
    expect(silent.store.subscribers.read()).toEqual([]);
  });
});

describe("the form without scripts", () => {
  test("is posted to its own page, which then thanks; the API sends it there", async () => {
    const { app, stored } = await open();
    const body = new URLSearchParams({
      email: "ann@example.com",
      page: "/blogs/a-post",
      [sourceFieldName]: "",
    });
    // A page without a referrer policy of its own, or with another one, sends no origin.
    const sent = await app.ask(subscribePath, { body, headers: { origin: "null" } });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${subscribePath}?sent=1`]);
    expect(stored()).toMatchObject([{ email: "ann@example.com", page: "/blogs/a-post" }]);
    const thanks = await app.ask(`${subscribePath}?sent=1`);
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain("look into your mailbox");

    const toApi = await app.ask("/api/subscribers", { body });
    expect([toApi.status, toApi.headers.get("Location")]).toEqual([307, subscribePath]);
  });

  test("shows what was wrong, with what was typed", async () => {
    const { app, stored } = await open();
    const body = new URLSearchParams({ email: '"><script>', page: "/blogs" });
    const answer = await app.ask(subscribePath, { body });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Please enter an email address such as name@example.com.");
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('name="page" value="/blogs"');
    expect(stored()).toEqual([]);
  });
});

describe("the links of a mail", () => {
  async function withAnn(state: "unconfirmed" | "subscribed") {
    const site = await open();
    const ann = storedSubscriber({ state, createdAt: new Date(start).toISOString() });
    const bob = storedSubscriber({ email: "bob@example.com" });
    await site.app.store.subscribers.update(() => [ann, bob]);
    return { ...site, ann, bob };
  }

  test.each(["unconfirmed", "subscribed"] as const)(
    "open pages of a reader who is %s that change nothing, and stay secret",
    async (state) => {
      const { app, ann, stored } = await withAnn(state);
      const before = stored();
      for (const link of [confirmPath(ann.token), unsubscribePath(ann.token)]) {
        for (const method of ["GET", "HEAD"]) {
          const answer = await app.ask(link, { method });
          expect(answer.status).toBe(200);
          expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
          expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
          expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
          expect(await answer.text()).not.toMatch(/ann@example\.com|<script|src="http/);
        }
        for (const method of ["PUT", "DELETE", "PATCH"])
          expect((await app.ask(link, { method })).status).toBe(405);
        await app.ask(`/page-data${link}`);
        await app.ask(`${link}/`);
        await app.ask(`${link}?x=1`);
      }
      expect(stored()).toBe(before);
    },
  );

  test.each([undefined, "null", "https://mail.example", siteUrl])(
    "confirm by a button, with the origin %s, once or twice",
    async (origin) => {
      const { app, ann, bob, stored, wait, now } = await withAnn("unconfirmed");
      wait(6 * dayMs);
      const link = confirmPath(ann.token);
      const headers = { ...(origin !== undefined && { origin }), "sec-fetch-site": "cross-site" };
      expect(await (await app.ask(link)).text()).toContain('<form method="post">');
      const confirmedAt = now().toISOString();
      for (let nth = 0; nth < 2; nth++) {
        const answer = await app.ask(link, { body: new URLSearchParams(), headers });
        expect([answer.status, answer.headers.get("Location")]).toEqual([303, link]);
        expect(stored()).toEqual([{ ...ann, state: "subscribed", confirmedAt }, bob]);
        wait(dayMs);
      }
      const html = await (await app.ask(link)).text();
      expect(html).toContain("You are subscribed");
      expect(html).not.toContain("<form");
    },
  );

  test.each([
    ["as a form", () => new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "in parts",
      () => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      },
    ],
    ["without a body", () => undefined],
    ["as text", () => "List-Unsubscribe=One-Click"],
    ["with a long body", () => "x".repeat(200_000)],
  ])("leave with one click of a mail program, sent %s", async (_how, bodyOf) => {
    for (const state of ["unconfirmed", "subscribed"] as const) {
      const { app, ann, bob, stored } = await withAnn(state);
      const answer = await oneClick(app, ann.token, bodyOf());
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("You have left");
      expect(stored()).toEqual([bob]);
      expect((await oneClick(app, ann.token, bodyOf())).status).toBe(404);
      expect(stored()).toEqual([bob]);
    }
  });

  test("leave by the page's own button, under a policy that sends no origin", async () => {
    const { app, ann, bob, stored } = await withAnn("subscribed");
    const headers = { origin: "null", "sec-fetch-site": "same-origin" };
    const body = new URLSearchParams();
    expect((await app.ask(unsubscribePath(ann.token), { body, headers })).status).toBe(200);
    expect(stored()).toEqual([bob]);
  });

  test("are 404 where the token is unknown, wrong or over", async () => {
    const { app, ann, stored, wait } = await withAnn("unconfirmed");
    const before = stored();
    const other = ann.token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    for (const token of [
      other,
      ann.token.toUpperCase(),
      ann.token.slice(1),
      `${ann.token}0`,
      "x",
      "%00",
      ann.id,
    ]) {
      for (const link of [confirmPath(token), unsubscribePath(token)]) {
        if (token === ann.token.toUpperCase() && /[a-f]/.test(ann.token) === false) continue;
        expect([link, (await app.ask(link)).status]).toEqual([link, 404]);
        expect((await app.ask(link, { method: "POST" })).status).toBe(404);
      }
    }
    wait(7 * dayMs);
    expect((await app.ask(confirmPath(ann.token))).status).toBe(200);
    wait(1);
    for (const link of [confirmPath(ann.token), unsubscribePath(ann.token)]) {
      const answer = await app.ask(link);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect((await app.ask(link, { method: "POST" })).status).toBe(404);
    }
    expect(stored()).toBe(before);
    for (const path of ["/unsubscribe", `${unsubscribePath(ann.token)}/x`])
      expect((await app.ask(path)).status).toBe(404);
  });

  test("hold 7 days from the last time that the form was sent, and a new one comes after that", async () => {
    const { app, ann, stored, subscribe, wait } = await withAnn("unconfirmed");
    wait(6 * dayMs);
    await subscribe({ email: "ann@example.com", page: null });
    wait(6 * dayMs);
    expect((await app.ask(confirmPath(ann.token))).status).toBe(200);
    wait(2 * dayMs);
    await subscribe({ email: "ANN@example.com", page: null });
    expect((await app.ask(confirmPath(ann.token), { method: "POST" })).status).toBe(404);
    const [again] = stored();
    expect(again).toMatchObject({ email: "ANN@example.com", deliveries: [{ state: "waiting" }] });
    expect(again?.token).not.toBe(ann.token);
  });

  test("leave nothing done where nothing can be stored, and say so", async () => {
    const { app, ann, stored } = await withAnn("subscribed");
    const before = stored();
    const update = vi.spyOn(app.store.subscribers, "update");
    update.mockRejectedValueOnce(new StoreWriteError(new Error("no")));
    const answer = await oneClick(app, ann.token, undefined);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("nothing has changed");
    update.mockRejectedValueOnce(new StoreWriteError(Object.assign(new Error("full"), { code: "ENOSPC" })));
    expect((await app.ask(confirmPath(ann.token), { method: "POST" })).status).toBe(507);
    expect(stored()).toBe(before);
  });

  test("are answered from memory where the store is away", async () => {
    const { app, ann } = await withAnn("subscribed");
    vi.spyOn(app.store.subscribers, "refresh").mockRejectedValue(new Error("away"));
    expect((await app.ask(confirmPath(ann.token))).status).toBe(200);
    expect((await app.ask(confirmPath("0".repeat(48)))).status).toBe(404);
  });

  test("still leave where mail is set up no more", async () => {
    const silent = await untilTestEnds(startApp({ render }));
    const ann = storedSubscriber();
    await silent.store.subscribers.update(() => [ann]);
    expect((await oneClick(silent, ann.token, undefined)).status).toBe(200);
    expect(silent.store.subscribers.read()).toEqual([]);
  });
});

describe("the dashboard", () => {
  test("lists them, newest first, without their tokens, and removes one", async () => {
    const { app, stored } = await open();
    const old = storedSubscriber({ createdAt: "2026-04-01T10:00:00.000Z" });
    const young = storedSubscriber({ email: "bob@example.com", state: "unconfirmed" });
    await app.store.subscribers.update(() => [old, young]);
    const answer = await app.ask("/api/subscribers");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(JSON.parse(text).map(({ email }: { email: string }) => email)).toEqual([young.email, old.email]);
    expect(text).not.toContain(old.token);
    expect(await (await app.ask("/api/subscribers?fields=count")).json()).toEqual({ subscribed: 1 });
    expect((await app.ask(`/api/subscribers/${old.id}`, { method: "DELETE" })).status).toBe(204);
    expect(stored()).toEqual([young]);
    for (const id of [old.id, "x", "%00"])
      expect((await app.ask(`/api/subscribers/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await app.ask(`/api/subscribers/${young.id}`)).status).toBe(405);
    expect((await app.ask("/api/subscribers", { method: "PUT" })).status).toBe(405);
  });

  test("counts those who confirmed, by page, source and campaign", async () => {
    const { app } = await open({ countsVisits: true });
    const source = {
      landing: "/",
      referrer: "www.news.example",
      utm: { source: "letter", medium: null, campaign: "spring", term: null, content: null },
      clickId: null,
    };
    const createdAt = "2026-04-10T10:00:00.000Z";
    await app.store.subscribers.update(() => [
      storedSubscriber({ page: "/blogs", source, createdAt, confirmedAt: "2026-04-30T10:00:00.000Z" }),
      storedSubscriber({
        email: "b@example.com",
        page: "/made-up",
        source,
        confirmedAt: "2026-05-01T09:00:00.000Z",
      }),
      storedSubscriber({ email: "c@example.com", page: "/blogs", source, createdAt }),
      storedSubscriber({ email: "d@example.com", page: "/blogs", source, state: "unconfirmed" }),
    ]);
    const stats = await (await app.ask("/api/stats?days=7")).json();
    const none = { visits: 0, leads: 0, won: 0, enrollments: 0, revenue: 0 };
    expect(stats.pages).toEqual([{ path: "/blogs", ...none, subscriptions: 1 }]);
    expect(stats.sources).toEqual([{ source: "news.example", ...none, subscriptions: 2 }]);
    expect(stats.campaigns).toEqual([
      { campaign: "spring", source: "letter", medium: null, ...none, subscriptions: 2 },
    ]);
    expect(stats.events.subscriptions).toBe(2);
    expect((await (await app.ask("/api/stats?days=30")).json()).events.subscriptions).toBe(3);
  });
});

test("who does not confirm within 7 days is removed, who did is kept", async () => {
  const { app, now, wait, stored } = await open();
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const createdAt = new Date(start).toISOString();
  const kept = storedSubscriber({ createdAt });
  const late = storedSubscriber({ email: "b@example.com", state: "unconfirmed", createdAt });
  const early = {
    ...late,
    id: kept.id.replace(/^./, "0"),
    email: "c@example.com",
    askedAt: "2026-05-02T10:00:00.000Z",
  };
  await app.store.subscribers.update(() => [kept, late, early]);
  wait(7 * dayMs + 1);
  removeExpiredSubscribers(app.store.subscribers, { now });
  await vi.waitFor(() => expect(stored()).toEqual([kept, early]));
});

test("an address that is refused for good is removed once", async () => {
  const { app } = await open();
  const ann = storedSubscriber();
  await app.store.subscribers.update(() => [
    ann,
    storedSubscriber({ state: "unconfirmed", email: "b@example.com" }),
  ]);
  expect(subscribedReaders(app.store.subscribers.read())).toEqual([ann]);
  expect(await endSubscription(app.store.subscribers, ann.id)).toBe(true);
  expect(await endSubscription(app.store.subscribers, ann.id)).toBe(false);
  expect(subscribedReaders(app.store.subscribers.read())).toEqual([]);
});

test.each([undefined, 300])(
  "of a person who is forgotten nothing is left in files of %s bytes",
  async (maxWholeBytes) => {
    const { app, subscribe, stored } = await open({}, { ...(maxWholeBytes && { maxWholeBytes }) });
    await subscribe({ email: "Ann.Secret@example.com", page: "/blogs" });
    const [token = "none"] = stored().map((one) => one.token);
    await app.ask(confirmPath(token), { method: "POST" });
    await subscribe({
      email: "bob@example.com",
      page: null,
      [sourceFieldName]: "utm_campaign=ann.secret%40example.com",
    });
    expect(filesWith(app.dataDir, "ann.secret")).not.toEqual([]);
    const answer = await app.ask("/api/people/ANN.secret%40example.com", { method: "DELETE" });
    expect(await answer.json()).toMatchObject({ removed: { leads: 0, subscriptions: 1 } });
    expect(filesWith(app.dataDir, "ann.secret")).toEqual([]);
    expect(filesWith(app.dataDir, token)).toEqual([]);
    expect(stored()).toMatchObject([
      { email: "bob@example.com", source: { utm: { campaign: "[removed]" } } },
    ]);
    expect((await app.ask(unsubscribePath(token))).status).toBe(404);
  },
);

function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => readFileSync(file, "latin1").toLowerCase().includes(text));
}
