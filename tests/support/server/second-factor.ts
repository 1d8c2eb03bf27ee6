import { HOTP, Secret } from "otpauth";
import { expect, vi } from "vitest";
import { cookiesOf, password } from "./account.ts";
import type { RunningApp } from "./app.ts";

const stepMs = 30_000;

/** What an authenticator app shows, `steps` codes from now. */
export function codeOf(secret: string, steps = 0, now = Date.now()): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: Math.floor(now / stepMs) + steps });
}

export interface SignedIn {
  cookie: string;
  secret: string;
  recoveryCodes: string[];
}

export function secondFactorClient(app: () => RunningApp, ownPassword = password) {
  const call = (method: string, path: string, cookie: string, body?: object) =>
    app().ask(`/api/auth/second-factor${path}`, { method, body, headers: { cookie } });
  const client = {
    logIn: (
      body: object = {},
      headers: Record<string, string> = {},
      to: RunningApp = app(),
    ): Promise<Response> =>
      to.ask("/api/auth/login", { body: { username: "admin", password: ownPassword, ...body }, headers }),
    status: async (cookie: string): Promise<unknown> => (await call("GET", "", cookie)).json(),
    start: (cookie: string, body: object = { password: ownPassword }) => call("POST", "", cookie, body),
    confirm: (cookie: string, code: string) =>
      call("POST", "/confirm", cookie, { password: ownPassword, code }),
    turnOff: (cookie: string, body: object = { password: ownPassword }) => call("DELETE", "", cookie, body),
    renew: (cookie: string, body: object = { password: ownPassword }) =>
      call("POST", "/recovery-codes", cookie, body),
    /** Signs in by the password, and turns the second factor on with the code of one step ago. */
    async turnOn(): Promise<SignedIn> {
      const cookie = cookiesOf(await client.logIn());
      const { secret }: { secret: string } = await (await client.start(cookie)).json();
      const confirmed = await client.confirm(cookie, codeOf(secret, -1));
      expect(confirmed.status).toBe(200);
      const { recoveryCodes }: { recoveryCodes: string[] } = await confirmed.json();
      return { cookie, secret, recoveryCodes };
    },
  };
  return client;
}

/** Has something happen once, just before the session of the next sign-in is stored. */
export function beforeNextSession({ store: { sessions } }: RunningApp, act: () => Promise<unknown>): void {
  const { update } = sessions;
  vi.spyOn(sessions, "update").mockImplementationOnce(async (change) => {
    await act();
    return update(change);
  });
}
