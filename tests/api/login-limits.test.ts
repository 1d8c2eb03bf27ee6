import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { busyError } from "../../src/server/auth/passwords.ts";
import {
  accountClient,
  cookiesOf,
  password,
  passwords,
  startWithAccount,
} from "../support/server/account.ts";
import type { RunningApp } from "../support/server/app.ts";

const newPassword = "an even finer password";

let app: RunningApp;
const { logIn, write, changePassword } = accountClient(() => app);

beforeEach(async () => {
  app = await startWithAccount({ render });
});

afterEach(() => app.stop());

describe("limits", () => {
  test("after five wrong passwords the sixth try waits, right or wrong, and others do not", async () => {
    for (let i = 0; i < 5; i++) expect((await logIn({ password: `wrong ${i}` })).status).toBe(401);
    const limited = await logIn();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await limited.json()).message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    expect((await logIn({}, { "X-Forwarded-For": "198.51.100.7" })).status).toBe(200);
  });

  test("a pause holds before any password is looked at, and for a change of the password too", async () => {
    const cookie = cookiesOf(await logIn());
    for (let i = 0; i < 5; i++) await logIn({ password: `wrong ${i}` });
    const looked = vi.spyOn(passwords, "matches");
    expect((await logIn()).status).toBe(429);
    const limited = await changePassword(cookie, password, newPassword);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
    expect((await write(cookie)).status).toBe(201);
  });

  test("names of X-Forwarded-For that no proxy vouches for lift no pause", async () => {
    for (let i = 0; i < 5; i++)
      await logIn({ password: `wrong ${i}` }, { "X-Forwarded-For": `10.0.0.${i}, 10.9.9.9` });
    expect((await logIn({}, { "X-Forwarded-For": "10.0.0.77, 10.9.9.9" })).status).toBe(429);
  });

  test("a burst at once is limited as well", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => logIn({ password: `wrong ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  });

  test("where too many passwords wait to be checked, one is told to come back", async () => {
    const busy = vi.spyOn(passwords, "matches").mockRejectedValueOnce(busyError());
    const answer = await logIn();
    busy.mockRestore();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("2");
  });

  test("tries that found no place to be checked do not count", async () => {
    const busy = vi.spyOn(passwords, "matches").mockRejectedValue(busyError());
    for (let i = 0; i < 25; i++) expect((await logIn()).status).toBe(503);
    busy.mockRestore();
    expect((await logIn()).status).toBe(200);
  });

  test("a pause holds for the whole IPv6 network of a line, and for none beside it", async () => {
    const from = (address: string) => ({ "X-Forwarded-For": address });
    for (let i = 0; i < 5; i++)
      expect((await logIn({ password: `wrong ${i}` }, from(`2001:db8:0:1::${i}`))).status).toBe(401);
    expect((await logIn({}, from("2001:db8:0:1:ffff::7"))).status).toBe(429);
    expect((await logIn({}, from("2001:db8:0:2::7"))).status).toBe(200);
  });

  test("a pause holds for an address whatever port a proxy writes behind it", async () => {
    for (let i = 0; i < 5; i++) {
      const from = { "X-Forwarded-For": `203.0.113.8:${40_000 + i}` };
      expect((await logIn({ password: `wrong ${i}` }, from)).status).toBe(401);
    }
    expect((await logIn({}, { "X-Forwarded-For": "203.0.113.8:50000" })).status).toBe(429);
    expect((await logIn({}, { "X-Forwarded-For": "203.0.113.8" })).status).toBe(429);
    expect((await logIn({}, { "X-Forwarded-For": "203.0.113.9:40000" })).status).toBe(200);
  });

  test("wrong passwords from elsewhere, however many, never keep the right one out", async () => {
    const cookie = cookiesOf(await logIn());
    for (let i = 0; i < 110; i++)
      expect((await logIn({ password: "wrong" }, { "X-Forwarded-For": `10.1.0.${i}` })).status).toBe(401);
    expect((await logIn()).status).toBe(200);
    expect((await changePassword(cookie, password, newPassword)).status).toBe(200);
  });

  test("the pause of an address covers other names too, after twenty tries", async () => {
    const answers: number[] = [];
    for (let i = 0; i < 21; i++) answers.push((await logIn({ username: `name${i}`, password: "x" })).status);
    expect(answers.slice(0, 20).every((code) => code === 401)).toBe(true);
    expect(answers[20]).toBe(429);
  });

  test("tries while the pause of a name is on make no longer one, and none for other names", async () => {
    for (let i = 0; i < 5; i++) await logIn({ password: `wrong ${i}` });
    for (let i = 0; i < 20; i++) {
      const refused = await logIn();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(15 * 60);
    }
    expect((await logIn({ username: "another" })).status).toBe(401);
  });

  test("a right password takes its try back", async () => {
    for (let i = 0; i < 12; i++) expect((await logIn()).status).toBe(200);
  });
});
