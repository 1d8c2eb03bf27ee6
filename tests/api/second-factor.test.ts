import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { writePendingPassword } from "../../src/server/auth/account.ts";
import { log } from "../../src/server/logging/log.ts";
import { StoreWriteError } from "../../src/server/store/errors.ts";
import { cookiesOf, password, passwords, startWithAccount } from "../support/server/account.ts";
import type { RunningApp } from "../support/server/app.ts";
import { beforeNextSession, codeOf, secondFactorClient } from "../support/server/second-factor.ts";

const codeNeeded = "Please enter the code that your authenticator app shows.";
const wrongCode = "This code is not right, or was used already. Please enter the next one.";
/** In the middle of a step. */
const noon = new Date("2026-05-04T12:00:15Z");

let app: RunningApp;
const { logIn, status, start, confirm, turnOff, renew, turnOn } = secondFactorClient(() => app);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  vi.spyOn(log, "warn");
  app = await startWithAccount();
});

afterEach(async () => {
  await app.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const answer = await app.ask("/api/auth/status", { headers: { cookie } });
  return (await answer.json()).isAuthenticated;
}

const audited = () =>
  vi.mocked(log.warn).mock.calls.flatMap(([line, event]) => (event === "second factor" ? [line] : []));

describe("setting it up", () => {
  test("gives a secret and its address, is on after one right code, and gives ten recovery codes once", async () => {
    const cookie = cookiesOf(await logIn());
    expect(await status(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const started = await start(cookie);
    expect([started.status, started.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const { secret, uri } = await started.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const [name = "", query = ""] = uri.split("?");
    expect(decodeURIComponent(name)).toBe("otpauth://totp/Corvanta:admin@www.example.test");
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      issuer: "Corvanta",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(await status(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
    const confirmed = await confirm(cookie, codeOf(secret));
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = await confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^\d{5}-\d{5}-\d{5}-\d{5}$/);
    expect(await status(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const asked = await logIn();
    expect([asked.status, await asked.json()]).toEqual([401, { message: codeNeeded, secondFactor: true }]);
    expect(asked.headers.getSetCookie()).toEqual([]);
  });

  test("ends the sessions that began with the password alone, but not the caller's", async () => {
    const other = cookiesOf(await logIn());
    const { cookie } = await turnOn();
    expect([await isSignedIn(other), await isSignedIn(cookie)]).toEqual([false, true]);
  });

  test("a wrong code turns nothing on, and the right one still does", async () => {
    const cookie = cookiesOf(await logIn());
    const { secret } = await (await start(cookie)).json();
    const wrong = await confirm(cookie, codeOf(secret, 5));
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { message: wrongCode, issues: { code: wrongCode } },
    ]);
    expect((await logIn()).status).toBe(200);
    expect((await confirm(cookie, codeOf(secret))).status).toBe(200);
  });

  test("waits 15 minutes for the code; begun again, only the newer secret counts", async () => {
    const cookie = cookiesOf(await logIn());
    const first = await (await start(cookie)).json();
    const second = await (await start(cookie)).json();
    expect((await confirm(cookie, codeOf(first.secret))).status).toBe(400);
    later(15 * 60 + 1);
    expect((await confirm(cookie, codeOf(second.secret))).status).toBe(409);
    const third = await (await start(cookie)).json();
    expect((await confirm(cookie, codeOf(third.secret))).status).toBe(200);
  });

  test("of two who confirm at once one gets the codes that hold", async () => {
    const cookie = cookiesOf(await logIn());
    const { secret } = await (await start(cookie)).json();
    const both = await Promise.all([confirm(cookie, codeOf(secret)), confirm(cookie, codeOf(secret))]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const made = await both.find((answer) => answer.status === 200)?.json();
    expect((await logIn({ code: made.recoveryCodes[0] })).status).toBe(200);
  });

  test("once it is on it cannot be begun anew, but turned off with the password, and on again", async () => {
    const { cookie, secret } = await turnOn();
    expect((await start(cookie)).status).toBe(409);
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
    expect((await turnOff(cookie)).status).toBe(204);
    expect(await status(cookie)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await logIn()).status).toBe(200);
    expect((await renew(cookie)).status).toBe(409);
    expect((await turnOff(cookie)).status).toBe(204);
    const again = await turnOn();
    expect(again.secret).not.toBe(secret);
  });
});

describe("signing in", () => {
  test.each([
    ["as the app shows it", (code: string) => code],
    ["pasted with spaces", (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\n`],
    ["with a dash", (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    [
      "in wide digits",
      (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ],
  ])("takes a code %s", async (_name, typed) => {
    const { secret } = await turnOn();
    const answer = await logIn({ code: typed(codeOf(secret)) });
    expect([answer.status, await answer.json()]).toEqual([200, { username: "admin", isAdmin: true }]);
    expect(await isSignedIn(cookiesOf(answer))).toBe(true);
  });

  test.each([
    [-30, 200],
    [30, 200],
    [-75, 401],
    [75, 401],
  ])("with a clock that is %i s off is answered %i", async (seconds, code) => {
    const { secret } = await turnOn();
    later(300);
    expect((await logIn({ code: codeOf(secret, 0, Date.now() + seconds * 1000) })).status).toBe(code);
  });

  test("takes a recovery code in any spelling, once each, and says in the log how many are left", async () => {
    const { cookie, recoveryCodes } = await turnOn();
    const [first = "", second = ""] = recoveryCodes;
    expect((await logIn({ code: first })).status).toBe(200);
    expect((await logIn({ code: second.replaceAll("-", " ") })).status).toBe(200);
    expect(await status(cookie)).toEqual({ isOn: true, recoveryCodesLeft: 8 });
    expect(audited()).toEqual([
      { change: "on" },
      { change: "recovery code used", left: 9 },
      { change: "recovery code used", left: 8 },
    ]);
  });

  test("new recovery codes make the old ones void, and the app's codes go on", async () => {
    const { cookie, secret, recoveryCodes } = await turnOn();
    const renewed = await renew(cookie);
    expect(renewed.status).toBe(200);
    const made = await renewed.json();
    expect(made.recoveryCodes).toHaveLength(10);
    expect((await logIn({ code: recoveryCodes[0] })).status).toBe(401);
    expect((await logIn({ code: made.recoveryCodes[0] })).status).toBe(200);
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
  });

  test("without a second factor a code changes nothing", async () => {
    expect((await logIn({ code: "123456" })).status).toBe(200);
    expect((await logIn({ code: "" })).status).toBe(200);
  });

  test("the operator's new password turns it off", async () => {
    await turnOn();
    await writePendingPassword(app.dataDir, await passwords.hash("set on the server"));
    const answer = await logIn({ password: "set on the server" });
    expect(answer.status).toBe(200);
    expect(await status(cookiesOf(answer))).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(audited()).toEqual([{ change: "on" }, { change: "off", by: "npm run admin:password" }]);
  });

  test("a new password in the dashboard leaves it on", async () => {
    const { cookie, secret } = await turnOn();
    const changed = await app.ask("/api/auth/change-password", {
      body: { currentPassword: password, newPassword: "another one" },
      headers: { cookie },
    });
    expect(changed.status).toBe(200);
    expect((await logIn({ password: "another one" })).status).toBe(401);
    expect((await logIn({ password: "another one", code: codeOf(secret) })).status).toBe(200);
  });
});

describe("a sign-in that is under way", () => {
  test("while the second factor is turned on is asked for the code", async () => {
    const cookie = cookiesOf(await logIn());
    const { secret } = await (await start(cookie)).json();
    beforeNextSession(app, () => confirm(cookie, codeOf(secret)));
    const answer = await logIn();
    expect([answer.status, await answer.json()]).toEqual([401, { message: codeNeeded, secondFactor: true }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(app.store.sessions.read()).toHaveLength(1);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test("while the password is changed gets no session with the old one", async () => {
    const { cookie, secret } = await turnOn();
    const body = { currentPassword: password, newPassword: "a fresh one" };
    beforeNextSession(app, () => app.ask("/api/auth/change-password", { body, headers: { cookie } }));
    const answer = await logIn({ code: codeOf(secret) });
    expect([answer.status, await answer.json()]).toEqual([401, { message: "Invalid username or password" }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(app.store.sessions.read()).toHaveLength(1);
  });
});

describe("limits", () => {
  test("ten wrong codes behind the right password, from wherever, end the tries for the account", async () => {
    const { secret } = await turnOn();
    const from = (nth: number) => ({ "X-Forwarded-For": `10.0.0.${nth}` });
    for (let nth = 0; nth < 10; nth += 1)
      expect((await logIn({ code: codeOf(secret, 9) }, from(nth))).status).toBe(401);
    const limited = await logIn({ code: codeOf(secret) }, from(50));
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(60 * 60);
    expect((await limited.json()).message).toMatch(/^Too many wrong codes\. Please try again in 12 hours/);
    expect(audited().slice(-2)).toEqual([
      { change: "wrong code" },
      { change: "code refused", seconds: 43200 },
    ]);
  });

  test("who has not the password comes nowhere near that limit", async () => {
    const { secret } = await turnOn();
    for (let nth = 0; nth < 30; nth += 1) {
      const from = { "X-Forwarded-For": `10.0.1.${nth}` };
      const answer = await logIn({ password: "wrong", code: codeOf(secret, 9) }, from);
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { message: "Invalid username or password" },
      ]);
    }
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
  });

  test("wrong codes count as wrong passwords of their network do, and asking for the code does not", async () => {
    const { secret } = await turnOn();
    for (let nth = 0; nth < 8; nth += 1) expect((await logIn()).status).toBe(401);
    for (let nth = 0; nth < 5; nth += 1) expect((await logIn({ code: "000 000" })).status).toBe(401);
    expect((await logIn({ code: codeOf(secret) })).status).toBe(429);
    expect((await logIn({ code: codeOf(secret) }, { "X-Forwarded-For": "198.51.100.7" })).status).toBe(200);
  });

  test("a burst at once gets no further", async () => {
    const { secret } = await turnOn();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        logIn({ code: codeOf(secret, 9) }, { "X-Forwarded-For": `10.0.2.${nth}` }),
      ),
    );
    const codes = answers.map((answer) => answer.status);
    expect(codes.filter((code) => code === 401).length).toBeLessThanOrEqual(10);
    expect(codes).not.toContain(200);
  });

  test("right codes take their tries back", async () => {
    const { secret } = await turnOn();
    for (let nth = 0; nth < 15; nth += 1) {
      later(30);
      expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
    }
  });

  test("a new password begins a new count", async () => {
    const { cookie, secret } = await turnOn();
    for (let nth = 0; nth < 10; nth += 1)
      await logIn({ code: "000000" }, { "X-Forwarded-For": `10.0.3.${nth}` });
    const changed = await app.ask("/api/auth/change-password", {
      body: { currentPassword: password, newPassword: "a fresh one" },
      headers: { cookie },
    });
    expect(changed.status).toBe(200);
    expect((await logIn({ password: "a fresh one", code: codeOf(secret) })).status).toBe(200);
  });
});

describe("what is kept", () => {
  test("no recovery code, and neither codes nor the secret get into the log", async () => {
    const lines: string[] = [];
    for (const level of ["info", "warn", "error"] as const)
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(JSON.stringify(line)));
    const { secret, recoveryCodes } = await turnOn();
    await logIn({ code: codeOf(secret) });
    await logIn({ code: codeOf(secret) });
    await logIn({ code: recoveryCodes[0] });
    const stored = await readFile(path.join(app.dataDir, "account.json"), "utf8");
    expect(stored).toContain(secret);
    for (const code of recoveryCodes)
      for (const spelling of [code, code.replaceAll("-", "")]) {
        expect(stored).not.toContain(spelling);
        expect(lines.join("\n")).not.toContain(spelling);
      }
    expect(lines.length).toBeGreaterThan(0);
    for (const word of [secret, codeOf(secret), codeOf(secret, -1)])
      expect(lines.join("\n")).not.toContain(word);
  });

  test("a disk that refuses writes takes no code, which holds afterwards", async () => {
    const { secret } = await turnOn();
    const update = vi.spyOn(app.store.account, "update").mockRejectedValueOnce(new StoreWriteError(null));
    onTestFinished(() => update.mockRestore());
    const code = codeOf(secret);
    expect((await logIn({ code })).status).toBe(503);
    expect((await logIn({ code })).status).toBe(200);
  });
});
