import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { writePendingPassword } from "../../src/server/auth/account.ts";
import { ensureAccount } from "../../src/server/auth/first-password.ts";
import { readSessionKeys } from "../../src/server/auth/session-cookie.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { log } from "../../src/server/logging/log.ts";
import {
  accountClient,
  cookiesOf,
  password,
  passwords,
  startWithAccount,
} from "../support/server/account.ts";
import { type RunningApp, siteUrl, startApp } from "../support/server/app.ts";
import { sendRequest } from "../support/server/http-request.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";
import cases from "./auth.cases.json" with { type: "json" };

const newPassword = "an even finer password";

const dashboardTitle = "<title>Admin Dashboard</title>";

let app: RunningApp;
const { logIn, write, changePassword } = accountClient(() => app);

beforeEach(async () => {
  app = await startWithAccount({ render });
});

afterEach(() => app.stop());

describe("signing in", () => {
  test("gives the user, a session cookie, and the right to write", async () => {
    const answer = await logIn();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ username: "admin", isAdmin: true });
    const [session, signature] = answer.headers.getSetCookie();
    for (const cookie of [session, signature]) {
      expect(cookie).toMatch(/^session(\.sig)?=[^;]+; path=\/; expires=[^;]+; samesite=lax; httponly$/i);
    }
    const cookie = cookiesOf(answer);
    expect(await status(cookie)).toEqual({
      isAuthenticated: true,
      user: { username: "admin", isAdmin: true },
    });
    const created = await app.ask("/api/blogs", { body: { title: "T", content: "C" }, headers: { cookie } });
    expect(created.status).toBe(201);
  });

  test("answers alike for a wrong password and an unknown name", async () => {
    const wrong = await logIn({ password: "wrong" });
    const unknown = await logIn({ username: "root" });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await wrong.json()).toEqual({ message: "Invalid username or password" });
    expect(await unknown.json()).toEqual({ message: "Invalid username or password" });
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    [{}, "Please enter both username and password"],
    [{ username: "admin" }, "Please enter both username and password"],
    [{ username: "", password: "" }, "Please enter both username and password"],
    [{ username: "admin", password: "x".repeat(1025) }, "Invalid username or password"],
    [{ username: ["admin"], password: { $ne: "" } }, "Please enter both username and password"],
  ])("refuses %j", async (body, issue) => {
    const answer = await app.ask("/api/auth/login", { body });
    expect(answer.status).toBe(400);
    expect(Object.values((await answer.json()).issues)).toContain(issue);
  });

  test("makes a new session each time, and ends the one before", async () => {
    const first = cookiesOf(await logIn());
    const second = cookiesOf(await logIn({}, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await status(first)).isAuthenticated).toBe(false);
    expect((await status(second)).isAuthenticated).toBe(true);
  });

  test("keeps no session id in the store that would let anyone in", async () => {
    const cookie = cookiesOf(await logIn());
    const sent = Buffer.from(cookie.match(/session=([^;]+)/)?.[1] ?? "", "base64").toString();
    const id = JSON.parse(sent).id as string;
    const file = await readFile(path.join(app.dataDir, "sessions.json"), "utf8");
    expect(file).not.toContain(id);
  });
});

describe("the end of a session", () => {
  test("a cookie from before a logout is refused", async () => {
    const cookie = cookiesOf(await logIn());
    const out = await app.ask("/api/auth/logout", { method: "POST", headers: { cookie } });
    expect(out.status).toBe(200);
    expect(out.headers.getSetCookie().join()).toMatch(/session=;/);
    expect((await status(cookie)).isAuthenticated).toBe(false);
    expect((await write(cookie)).status).toBe(401);
  });

  test("a new password ends all other sessions and keeps the caller's", async () => {
    const other = cookiesOf(await logIn());
    const mine = cookiesOf(await logIn());
    const changed = await changePassword(mine, password, newPassword);
    expect(changed.status).toBe(200);
    const renewed = cookiesOf(changed);
    expect((await status(other)).isAuthenticated).toBe(false);
    expect((await status(mine)).isAuthenticated).toBe(false);
    expect((await status(renewed)).isAuthenticated).toBe(true);
    expect((await logIn()).status).toBe(401);
    expect((await logIn({ password: newPassword })).status).toBe(200);
  });

  test("a new password that leaves no room for the caller's next session says that it holds", async () => {
    const files = faultyFiles();
    const store = await openSiteStore(await temporaryFolder(), { fileSystem: files });
    const former = app;
    app = await startWithAccount({ store });
    onTestFinished(async () => {
      await former.stop();
      await store.close();
    });
    const cookie = cookiesOf(await logIn());
    store.account.onChange(() => files.fail("writeFile", "ENOSPC"));
    const changed = await changePassword(cookie, password, newPassword);
    expect([changed.status, await changed.json()]).toEqual([
      507,
      { message: "The new password is saved, and all sessions have ended. Please log in with it." },
    ]);
    files.heal();
    expect((await status(cookie)).isAuthenticated).toBe(false);
    expect((await logIn({ password: newPassword })).status).toBe(200);
  });

  test("the password of an unknown name is compared like that of the known one, and lets nobody in", async () => {
    const matching = vi.spyOn(passwords, "matches");
    onTestFinished(() => matching.mockRestore());
    expect((await logIn({ username: "nobody" })).status).toBe(401);
    expect((await logIn()).status).toBe(200);
    const [unknown, known] = matching.mock.calls;
    expect(unknown).toEqual(known);
  });

  test("who was let in by the old password while it was changed is turned away", async () => {
    const cookie = cookiesOf(await logIn());
    const changed = Promise.withResolvers<void>();
    const { matches } = passwords;
    const matching = vi.spyOn(passwords, "matches").mockImplementationOnce(async (...attempt) => {
      const isRight = await matches(...attempt);
      await changed.promise;
      return isRight;
    });
    onTestFinished(() => matching.mockRestore());
    const comingIn = logIn();
    await vi.waitFor(() => expect(matching).toHaveBeenCalledOnce());
    expect((await changePassword(cookie, password, newPassword)).status).toBe(200);
    changed.resolve();
    expect((await comingIn).status).toBe(401);
  });

  test("a password left by the operator's command is taken over at once", async () => {
    const cookie = cookiesOf(await logIn());
    await writePendingPassword(app.dataDir, await passwords.hash(newPassword));
    expect((await status(cookie)).isAuthenticated).toBe(false);
    expect((await logIn({ password: newPassword })).status).toBe(200);
  });

  test("it survives a restart with the same keys, and dies with foreign ones", async () => {
    const cookie = cookiesOf(await logIn());
    const former = app;
    app = await startWithAccount({ store: former.store });
    expect((await status(cookie)).isAuthenticated).toBe(true);
    await app.stop();
    app = await startWithAccount({ store: former.store, keys: ["a key of somebody else"] });
    expect((await status(cookie)).isAuthenticated).toBe(false);
    await former.stop();
  });

  test("a cookie that was changed is refused, and harms nothing", async () => {
    const cookie = cookiesOf(await logIn());
    const [, value = "", signature = ""] = /^session=([^;]*); session\.sig=(.*)$/.exec(cookie) ?? [];
    const forged = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64");
    const changed = [
      `session=${value}`,
      `session=${value}; session.sig=`,
      `session=${value}; session.sig=${"A".repeat(43)}`,
      `session=${value}; session.sig=${signature.slice(0, -1)}`,
      `session=${value.slice(0, -4)}; session.sig=${signature}`,
      `session=${forged({ id: "guessed", at: 0 })}; session.sig=${signature}`,
      `session=${forged({ id: ["a"], isAdmin: true })}; session.sig=${signature}`,
      `session=${forged(null)}; session.sig=${signature}`,
      "session=%E0%A4%A; session.sig=%00",
      `session.sig=${signature}`,
      `user={"username":"admin","isAdmin":true}; isAdmin=true`,
    ];
    for (const tampered of changed) {
      expect([tampered, (await status(tampered)).isAuthenticated]).toEqual([tampered, false]);
      expect([tampered, (await write(tampered)).status]).toEqual([tampered, 401]);
    }
    expect((await status(cookie)).isAuthenticated).toBe(true);
  });
});

describe("changing the password", () => {
  test.each([
    [
      { currentPassword: password, newPassword: "five5" },
      "newPassword",
      "Password must be at least 6 characters long",
    ],
    [{ currentPassword: "", newPassword }, "currentPassword", "Please fill in all three fields"],
    [{ currentPassword: password }, "newPassword", "Please fill in all three fields"],
  ])("refuses %j", async (body, field, message) => {
    const cookie = cookiesOf(await logIn());
    const answer = await app.ask("/api/auth/change-password", { body, headers: { cookie } });
    expect(answer.status).toBe(400);
    expect((await answer.json()).issues).toHaveProperty(field, message);
  });

  test("a wrong current password is refused, counted, and ends nothing", async () => {
    const cookie = cookiesOf(await logIn());
    for (let i = 0; i < 5; i++)
      expect((await changePassword(cookie, `wrong ${i}`, newPassword)).status).toBe(403);
    expect((await changePassword(cookie, password, newPassword)).status).toBe(429);
    expect((await status(cookie)).isAuthenticated).toBe(true);
  });

  test("without a session there is nothing to change", async () => {
    expect((await changePassword("", password, newPassword)).status).toBe(401);
  });
});

describe("what comes from elsewhere", () => {
  test.each([
    [{ Origin: "https://evil.test" }, 403],
    [{ Origin: "null" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ Origin: siteUrl, "Sec-Fetch-Site": "same-origin" }, 200],
  ])("a login with %j is answered %i", async (headers, code) => {
    expect((await logIn({}, headers as unknown as Record<string, string>)).status).toBe(code);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
    "a %s body is refused",
    async (type) => {
      const answer = await app.ask("/api/auth/login", {
        body: JSON.stringify({ username: "admin", password }),
        headers: { "Content-Type": type },
      });
      expect(answer.status).toBe(415);
    },
  );

  test("public pages set no cookie, whatever cookie comes", async () => {
    const answer = await app.ask("/", { headers: { cookie: "session=forged; session.sig=forged" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("the dashboard leads everyone but the admin to the login", async () => {
    const cookie = cookiesOf(await logIn());
    for (const [path, forAdmin] of [
      ["/admin", "/admin/dashboard"],
      ["/admin/dashboard", null],
      ["/admin/dashboard?tab=leads", null],
    ] as const) {
      // The admin first: nothing of what is made for one may stay for others.
      const admin = await app.ask(path, { headers: { cookie } });
      expect([path, admin.headers.get("Location")]).toEqual([path, forAdmin]);
      expect(admin.headers.get("Cache-Control")).toBe("private, no-store");
      if (forAdmin === null) expect(await admin.text()).toContain(dashboardTitle);
      const stranger = await app.ask(path);
      expect([path, stranger.status]).toEqual([path, 302]);
      expect(stranger.headers.get("Location")).toMatch(/^\/admin-login/);
      expect(stranger.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await stranger.text()).not.toContain(dashboardTitle);
    }
  });

  test("the way to the login keeps the place in the dashboard, and nothing else", async () => {
    const login = async (query: string) =>
      (await app.ask(`/admin/dashboard${query}`)).headers.get("Location");
    expect(await login("?lead=a1&tab=leads")).toBe("/admin-login?tab=leads&lead=a1");
    expect(await login("?edit=new&utm_source=mail&next=//evil.test")).toBe("/admin-login?edit=new");
    expect(await login("?tab=//evil.test&lead=%0d%0aX:y")).toBe("/admin-login");
  });

  test.each(cases.dashboard)("GET %s shows the dashboard to nobody but the admin", async (path) => {
    const cookie = cookiesOf(await logIn());
    const follow = async (headers: Record<string, string>) => {
      let to = path;
      for (let steps = 0; steps < 5; steps++) {
        const { status, headers: answered, text } = await sendRequest(app.url, { path: to, headers });
        if (answered.location === undefined) return { status, path: to, text };
        to = answered.location;
      }
      throw new Error("The redirects do not end");
    };
    const admin = await follow({ cookie });
    expect(admin.status).toBe(200);
    expect(admin.path).toMatch(/\/admin\/dashboard$/);
    expect(admin.text).toContain(dashboardTitle);
    for (let time = 0; time < 2; time++) {
      const stranger = await follow({});
      expect(stranger.path).toBe("/admin-login");
      expect(stranger.text).not.toContain(dashboardTitle);
    }
  });

  test.each([
    "/admin%2Fdashboard",
    "/admin/dashboard%2F",
    "/admin/none",
    "/Admin/none",
    "/%2fadmin/dashboard",
  ])("GET %s is no way to the dashboard for anyone", async (path) => {
    const { text } = await sendRequest(app.url, { path });
    expect(text).not.toContain(dashboardTitle);
  });
});

test("a second key verifies what it signed, and the next status renews it with the first", async () => {
  const cookie = cookiesOf(await logIn());
  const former = app;
  app = await startWithAccount({
    keys: ["a newer signing key of this suite", "first signing key of this test suite"],
    store: former.store,
  });
  const answer = await app.ask("/api/auth/status", { headers: { cookie } });
  expect((await answer.json()).isAuthenticated).toBe(true);
  expect(answer.headers.getSetCookie().at(-1)).toMatch(/session\.sig=[^;]+; path=\/; .*httponly/i);
  await former.stop();
});

test("behind https the cookie is Secure and __Host-, and a missing proxy setting is told, not swallowed", async () => {
  await app.stop();
  app = await startWithAccount({ https: true });
  const untold = await logIn();
  expect(untold.status).toBe(503);
  expect((await untold.json()).message).toContain("TRUST_PROXY");
  const answer = await logIn({}, { "X-Forwarded-Proto": "https" });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=[^;]+; path=\/; .*secure; httponly$/i);
});

test("without a setting each site has a password and a key of its own, for its owner's eyes only", async () => {
  const found: string[] = [];
  const logged = vi.spyOn(log, "info");
  for (const site of [await startApp(), await startApp()]) {
    await ensureAccount(site.store.account, passwords, {
      adminUsername: "admin",
      adminPassword: null,
      dataDir: site.dataDir,
      siteUrl: "http://localhost:3000",
    });
    // Where nobody is at a terminal the log says where to look, and not the password.
    expect(logged.mock.lastCall).toEqual([
      { file: path.join(site.dataDir, "first-password") },
      "first-password",
    ]);
    found.push(...(await readSessionKeys(null, site.dataDir)));
    for (const name of ["first-password", "session-secret"]) {
      const file = path.join(site.dataDir, name);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
    found.push(await readFile(path.join(site.dataDir, "first-password"), "utf8"));
    await site.stop();
  }
  expect(new Set(found).size).toBe(4);
  for (const secret of found) expect(secret.trim().length).toBeGreaterThanOrEqual(20);
});

test("a key file that a power cut left empty signs nothing: the site makes a new key and keeps it", async () => {
  const site = await startApp();
  await writeFile(path.join(site.dataDir, "session-secret"), "");
  const [key = ""] = await readSessionKeys(null, site.dataDir);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(await readSessionKeys(null, site.dataDir)).toEqual([key]);
  await site.stop();
});

async function status(cookie: string): Promise<{ isAuthenticated: boolean }> {
  return (await app.ask("/api/auth/status", { headers: { cookie } })).json();
}
