import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { setPassword } from "../../src/server/auth/account.ts";
import { databaseLimiters } from "../../src/server/http/rate-limiter.ts";
import { type Deliver, startOutbox } from "../../src/server/outbox/outbox.ts";
import { keptVersions } from "../../src/server/posts/versions.ts";
import { newDelivery, type StoredRequest } from "../../src/server/requests/stored-requests.ts";
import type { Query } from "../../src/server/store/postgres/database.ts";
import { openSharedMarks } from "../../src/server/visits/shared-visitor-marks.ts";
import { anyPage } from "../../src/server/visits/visitor-marks.ts";
import type { PostVersion } from "../../src/shared/posts/admin-post.ts";
import { jpeg } from "../support/inputs/sample-images.ts";
import { ownMsOf } from "../support/own-time.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { openThings } from "../support/postgres/shared-things.ts";
import { passwords } from "../support/server/account.ts";
import type { RunningApp } from "../support/server/app.ts";
import { article } from "../support/server/blog.ts";
import { imagesClient } from "../support/server/images.ts";
import { sharedPassword, startShared } from "../support/server/shared-site.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const postgres = postgresForFile();

async function startTwo() {
  const url = await postgres.createDatabase();
  const one = await startShared(url, { render });
  const other = await startShared(url, { render });
  return { url, one, other };
}

function logIn(app: RunningApp, password = sharedPassword, from = "10.0.0.1"): Promise<Response> {
  return app.ask("/api/auth/login", {
    body: { username: "admin", password },
    headers: { "X-Forwarded-For": from },
  });
}

async function signedIn(
  app: RunningApp,
  password = sharedPassword,
): Promise<{ headers: { Cookie: string } }> {
  const answer = await logIn(app, password);
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { headers: { Cookie: cookies.join("; ") } };
}

async function isSignedIn(app: RunningApp, session: { headers: { Cookie: string } }): Promise<boolean> {
  const status: { isAuthenticated: boolean } = await (await app.ask("/api/auth/status", session)).json();
  return status.isAuthenticated;
}

test("a session of one process holds at the other, and signing out at either ends it at both", async () => {
  const { one, other } = await startTwo();
  const session = await signedIn(one.app);
  await postgres.within(1, async () => expect(await isSignedIn(other.app, session)).toBe(true));
  await other.app.ask("/api/auth/logout", { method: "POST", ...session });
  expect(await isSignedIn(other.app, session)).toBe(false);
  await postgres.within(1, async () => expect(await isSignedIn(one.app, session)).toBe(false));
});

describe("the first password, which waits in the folder of the process that made the account,", () => {
  const drawn = { adminPassword: null };
  const file = (app: RunningApp) => path.join(app.dataDir, "first-password");
  const isThere = (app: RunningApp) => existsSync(file(app));

  async function startWithFirstPassword() {
    const url = await postgres.createDatabase();
    const one = await startShared(url, {}, drawn);
    const other = await startShared(url, {}, drawn);
    expect([isThere(one.app), isThere(other.app)]).toEqual([true, false]);
    const password = (await readFile(file(one.app), "utf8")).trim();
    return { url, one, other, password };
  }

  test("goes when somebody signs in at another process", async () => {
    const { one, other, password } = await startWithFirstPassword();
    expect((await logIn(other.app, "wrong")).status).toBe(401);
    expect((await logIn(other.app, password)).status).toBe(200);
    await postgres.within(1, () => expect(isThere(one.app)).toBe(false));
  });

  test("goes at the next start of its process where that was away meanwhile, signed out again or not", async () => {
    const { url, one, other, password } = await startWithFirstPassword();
    const { dataDir } = one.app;
    await one.app.store.close();
    const waiting = await startShared(url, {}, { ...drawn, dataDir });
    expect(isThere(waiting.app)).toBe(true);
    await waiting.app.store.close();
    const session = await signedIn(other.app, password);
    await other.app.ask("/api/auth/logout", { method: "POST", ...session });
    expect(isThere((await startShared(url, {}, { ...drawn, dataDir })).app)).toBe(false);
  });

  test("goes when a password is set by the command", async () => {
    const { one, other } = await startWithFirstPassword();
    const { account, sessions } = other.storage.store;
    await setPassword(account, sessions, await passwords.hash("the password of a command"));
    await postgres.within(1, () => expect(isThere(one.app)).toBe(false));
  });
});

test("a new password holds at both, and ends all sessions", async () => {
  const { one, other } = await startTwo();
  const [first, second] = [await signedIn(one.app), await signedIn(other.app)];
  const changed = await one.app.ask("/api/auth/change-password", {
    body: { currentPassword: sharedPassword, newPassword: "another one for all" },
    ...first,
  });
  expect(changed.status).toBe(200);
  await postgres.within(1, async () => expect(await isSignedIn(other.app, second)).toBe(false));
  expect((await logIn(other.app)).status).toBe(401);
  expect((await logIn(other.app, "another one for all")).status).toBe(200);
});

test("wrong passwords count over both", async () => {
  const { one, other } = await startTwo();
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1)
    statuses.push((await logIn(nth % 2 === 0 ? one.app : other.app, "wrong")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await logIn(one.app)).status).toBe(429);
  expect((await logIn(one.app, sharedPassword, "10.0.0.2")).status).toBe(200);
});

test("a post is seen at once where it was saved, and by the other within a second, on cached pages too", async () => {
  const { one, other } = await startTwo();
  const session = await signedIn(one.app);
  const has = async (app: RunningApp, title: string) =>
    (await (await app.ask("/blogs")).text()).includes(title);
  expect([await has(one.app, article.title), await has(other.app, article.title)]).toEqual([false, false]);
  const created = await one.app.ask("/api/blogs", { body: article, ...session });
  expect(created.status).toBe(201);
  expect(await has(one.app, article.title)).toBe(true);
  await postgres.within(1, async () => expect(await has(other.app, article.title)).toBe(true));
});

test("versions before a save are there for both, and no more than are kept", async () => {
  const { one, other } = await startTwo();
  const session = await signedIn(one.app);
  const post: { id: string } = await (await one.app.ask("/api/blogs", { body: article, ...session })).json();
  for (let nth = 1; nth <= keptVersions + 3; nth += 1)
    await one.app.ask(`/api/blogs/${post.id}`, {
      method: "PUT",
      body: { ...article, title: `Title ${nth}` },
      ...session,
    });
  await postgres.within(1, () => expect(other.app.store.posts.read()).toEqual(one.app.store.posts.read()));
  const versions: { n: number; title: string }[] = await (
    await other.app.ask(`/api/blogs/${post.id}/versions`, session)
  ).json();
  expect(versions).toHaveLength(keptVersions);
  expect(versions[0]).toMatchObject({ n: keptVersions + 3, title: `Title ${keptVersions + 2}` });
  const restored = await other.app.ask(`/api/blogs/${post.id}/versions/${versions[0]?.n}/restore`, {
    method: "POST",
    ...session,
  });
  expect(await restored.json()).toMatchObject({ title: `Title ${keptVersions + 2}` });
  // A process lists the versions before the save that it knows of.
  await postgres.within(1, () => expect(one.app.store.posts.read()).toEqual(other.app.store.posts.read()));
  const listed = async (): Promise<PostVersion[]> =>
    (await one.app.ask(`/api/blogs/${post.id}/versions`, session)).json();
  // Of a post that a restored backup does not know they stay as long as the last of them is young.
  const [newest] = await listed();
  await other.storage.versions.prune(new Set(), new Date(newest?.savedAt ?? ""));
  expect(await listed()).toHaveLength(keptVersions);
  await other.storage.versions.prune(new Set(), new Date(Date.now() + 1_000));
  expect(await listed()).toEqual([]);
});

test("an image that one has taken is served by the other, until it is removed", async () => {
  const { one, other } = await startTwo();
  const session = await signedIn(one.app);
  const { send } = imagesClient(() => one.app);
  const form = new FormData();
  form.append(
    "file",
    new Blob([(await jpeg({ width: 900, height: 600 })) as Uint8Array<ArrayBuffer>]),
    "a.jpg",
  );
  const image: { id: string; url: string } = await (await send(form, session.headers)).json();
  await postgres.within(1, () => expect(other.app.store.images.read().uploaded).toHaveLength(1));
  const served = await Promise.all([one.app, other.app, other.app].map((app) => app.ask(image.url)));
  expect(served.map(({ status }) => status)).toEqual([200, 200, 200]);
  const bytes = await Promise.all(served.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(bytes[1]?.equals(bytes[0] ?? Buffer.of())).toBe(true);
  const removed = await other.app.ask(`/api/images/${image.id}`, { method: "DELETE", ...session });
  expect(removed.status).toBe(204);
  await postgres.within(1, async () => expect((await one.app.ask(image.url)).status).toBe(404));
});

/** What the checkout's form sends. */
const enrollment = (nth: number, cohort = "") =>
  new URLSearchParams({ name: `Person ${nth}`, email: `person-${nth}@example.com`, cohort });

test("of 20 who want the last 3 seats at two processes 3 have one", async () => {
  const { one, other } = await startTwo();
  const [cohort] = one.app.store.cohorts.read().cohorts.filter(({ course }) => course === "no-code");
  await one.app.store.cohorts.update((state) => ({
    ...state,
    cohorts: state.cohorts.map((each) => (each.id === cohort?.id ? { ...each, seats: 3 } : each)),
  }));
  await postgres.within(1, () =>
    expect(other.app.store.cohorts.read()).toEqual(one.app.store.cohorts.read()),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      (nth % 2 === 0 ? one : other).app.ask("/checkout?plan=students", {
        headers: { "X-Forwarded-For": `10.0.1.${nth}` },
        body: enrollment(nth, cohort?.id),
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(17);
  expect(one.app.store.requests.read().length).toBeLessThanOrEqual(3);
});

test("a registration at one process beside the deletion of its date at the other: one of the two is refused", async () => {
  const { one, other } = await startTwo();
  const session = await signedIn(other.app);
  const outcomes: string[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const cohort = storedCohort({ startsOn: "2099-10-05", endsOn: "2099-11-16" });
    await one.app.store.cohorts.update((state) => ({ ...state, cohorts: [...state.cohorts, cohort] }));
    await other.app.store.cohorts.refresh();
    const [enrolled, deleted] = await Promise.all([
      one.app.ask("/checkout?plan=students", {
        headers: { "X-Forwarded-For": `10.0.2.${nth}` },
        body: enrollment(nth, cohort.id),
      }),
      other.app.ask(`/api/cohorts/${cohort.id}`, { method: "DELETE", ...session }),
    ]);
    outcomes.push(`${enrolled.status} ${deleted.status}`);
  }
  expect(outcomes.filter((outcome) => outcome !== "303 409" && outcome !== "409 204")).toEqual([]);
});

test("each delivery is made by one process, and by another one where that ends", async () => {
  const { one, other } = await startTwo();
  const waiting = newDelivery("webhook", new Date());
  const made: string[] = [];
  const deliver: Deliver<StoredRequest> = async (_, { id }) => {
    made.push(id);
    await wait(20);
  };
  const outboxes = [one, other].map(({ app, storage }) =>
    startOutbox("lead", app.store.requests, deliver, storage.claim),
  );
  onTestFinished(async () => {
    for (const outbox of outboxes) await outbox.stop();
  });
  const ids = Array.from({ length: 40 }, (_, nth) => `lead ${String(nth).padStart(2, "0")}`);
  await one.app.store.requests.update((all) => [
    ...all,
    ...ids.map((id) => storedRequest({ id, deliveries: [waiting] })),
  ]);
  const states = () =>
    other.app.store.requests.read().flatMap(({ deliveries }) => deliveries.map(({ state }) => state));
  await vi.waitFor(() => expect(states()).toEqual(ids.map(() => "sent")));
  expect(made.toSorted()).toEqual(ids);

  expect(await one.storage.claim("webhook left")).not.toBeNull();
  expect(await other.storage.claim("webhook left")).toBeNull();
  await one.app.store.close();
  await vi.waitFor(async () => expect(await other.storage.claim("webhook left")).not.toBeNull());
});

test("a visitor of both is counted once, and another day is another visitor", async () => {
  const { one, other } = await startTwo();
  const marks = await one.storage.openMarks("2026-05-01");
  const others = await other.storage.openMarks("2026-05-01");
  expect(await marks.mark("ann", ["/", anyPage])).toEqual(new Set(["/", anyPage]));
  expect(await others.mark("ann", ["/", anyPage])).toEqual(new Set());
  expect(await others.mark("ann", ["/about", anyPage])).toEqual(new Set(["/about"]));
  expect(await others.mark("bob", ["/", anyPage])).toEqual(new Set(["/", anyPage]));
  expect(await marks.mark("ann", ["chats"])).toEqual(new Set(["chats"]));
  expect(await others.mark("ann", ["chats"])).toEqual(new Set());
  const next = await one.storage.openMarks("2026-05-02");
  expect(await next.mark("ann", ["/", anyPage])).toEqual(new Set(["/", anyPage]));
});

test("NUL and lone surrogates, which PostgreSQL's own text cannot hold, are taken, counted and refused as over a folder", async () => {
  const { one, other } = await startTwo();
  const odd = "\0 \ud800 \udc00 odd";
  const session = await signedIn(one.app);
  const logInAs = (username: string) =>
    one.app.ask("/api/auth/login", {
      body: { username, password: odd },
      headers: { "X-Forwarded-For": "10.0.0.9" },
    });
  for (let nth = 0; nth < 5; nth += 1) expect((await logInAs(odd)).status).toBe(401);
  expect((await logInAs(odd)).status).toBe(429);
  const created = await one.app.ask("/api/blogs", {
    body: { ...article, title: `A ${odd} title`, content: odd },
    ...session,
  });
  expect(created.status).toBe(201);
  const sent = await one.app.ask("/widget/form/general-contact", {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `firstName=A%00da&lastName=Love%ED%A0%80lace&email=ada%40example.com&phone=&message=${encodeURIComponent("\0")}odd`,
  });
  expect(sent.status).toBe(303);
  const marks = await one.storage.openMarks("2026-05-01");
  expect(await marks.mark("ann \0 \ud800", ["chats"])).toEqual(new Set(["chats"]));
  const stores = [one, other].map(({ app }) => app.store);
  const [first, second] = stores;
  for (const name of ["posts", "requests"] as const)
    await postgres.within(1, () => expect(second?.[name].read()).toEqual(first?.[name].read()));
  expect(first?.requests.read()).toHaveLength(1);
});

test("while the database is gone pages go on, and writes, sign-in and /readyz answer 503 within 5 s", async () => {
  const { one } = await startTwo();
  const session = await signedIn(one.app);
  const created = await one.app.ask("/api/blogs", { body: article, ...session });
  const post: { id: string } = await created.json();
  expect((await one.app.ask("/readyz")).status).toBe(200);
  await postgres.stop("fast");
  // The last look of /readyz serves all who ask within two seconds.
  await wait(2_100);
  const ask = () =>
    Promise.all([
      one.app.ask("/blogs"),
      one.app.ask("/api/blogs"),
      one.app.ask("/healthz"),
      one.app.ask("/api/blogs", { body: { ...article, title: "Lost" }, ...session }),
      logIn(one.app),
      one.app.ask("/readyz"),
      one.app.ask(`/api/blogs/${post.id}/versions`, session),
    ]);
  expect(
    await ownMsOf(async () => {
      expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200, 503, 503, 503, 503]);
    }),
  ).toBeLessThan(5_000);
  expect(await (await one.app.ask("/blogs")).text()).toContain(article.title);
  await postgres.start();
  await postgres.within(10, async () => expect((await one.app.ask("/readyz")).status).toBe(200));
  expect((await logIn(one.app)).status).toBe(200);
  const list = await (await one.app.ask("/api/blogs")).text();
  expect(list).not.toContain("Lost");
});

test("the marks of a day go with the next one, however many they are, and its salt with them", async () => {
  const { database } = await openThings(await postgres.createDatabase());
  const old = await openSharedMarks(database, "2026-05-01");
  await old.mark("ann", ["/"]);
  await database.query(
    `INSERT INTO visitor_marks SELECT '2026-05-01', int4send(nth), '' FROM generate_series(1, 25000) AS nth`,
  );
  const marks = await openSharedMarks(database, "2026-05-02");
  await marks.mark("ann", ["/"]);
  expect(await database.query("SELECT DISTINCT day FROM visitor_marks")).toEqual([{ day: "2026-05-02" }]);
  expect(await database.query("SELECT day FROM visitor_days")).toEqual([{ day: "2026-05-02" }]);
});

test("who goes on and on is refused without asking the database, at each process by itself", async () => {
  const { database } = await openThings(await postgres.createDatabase());
  let asked = 0;
  const query: Query = (text, values) => {
    asked += 1;
    return database.query(text, values);
  };
  const limiter = databaseLimiters(query)("flood", 3, 60);
  const waits: number[] = [];
  for (let nth = 0; nth < 50; nth += 1) waits.push(await limiter.consume("a"));
  expect(waits.map((seconds) => seconds === 0)).toEqual(Array.from({ length: 50 }, (_, nth) => nth < 3));
  expect(waits.at(-1)).toBeGreaterThan(50);
  expect(asked).toBe(6);
  expect(await limiter.consume("b")).toBe(0);
  await limiter.reset("a");
  expect(await limiter.consume("a")).toBe(0);
});

test("what is given back counts again, also after refusals", async () => {
  const { database } = await openThings(await postgres.createDatabase());
  const limiter = databaseLimiters(database.query)("refunds", 2, 60);
  for (const isTaken of [true, true, false]) expect((await limiter.consume("a")) === 0).toBe(isTaken);
  await limiter.refund("a");
  await limiter.refund("a");
  expect(await limiter.consume("a")).toBe(0);
});

test("a limit that is not strict is counted by each process while there is no database", async () => {
  const gone = async () => {
    throw new Error("gone");
  };
  const makeLimiter = databaseLimiters(gone);
  const limiter = makeLimiter("lenient", 1, 60);
  expect([await limiter.consume("a"), (await limiter.consume("a")) > 0]).toEqual([0, true]);
  await expect(makeLimiter("strict", 1, 60, { isStrict: true }).consume("a")).rejects.toMatchObject({
    status: 503,
  });
});
