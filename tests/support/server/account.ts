import type { AppWorld } from "../../../src/server/app.ts";
import { openAuth } from "../../../src/server/auth/auth.ts";
import { createPasswords } from "../../../src/server/auth/passwords.ts";
import type { SiteStore } from "../../../src/server/collections.ts";
import { type RunningApp, siteUrl, startApp } from "./app.ts";

/** The same algorithm as in production, with work that suits a test. */
export const passwords = createPasswords({ logN: 10, r: 8, p: 1 });

/** The admin's password in the apps that these tests start. */
export const password = "a fine long password";

interface AccountOptions {
  keys?: string[];
  /** A store that another app made; this one uses its account and sessions. */
  store?: SiteStore;
  https?: boolean;
  render?: AppWorld["render"];
}

/** Starts the app with the real account behind its door, behind one proxy. */
export function startWithAccount(options: AccountOptions = {}): Promise<RunningApp> {
  const { keys = ["first signing key of this test suite"], https = false, render } = options;
  return startApp(
    { env: { siteUrl, trustProxy: 1 }, ...(render && { render }) },
    undefined,
    async (ownStore, dataDir) => {
      const store = options.store ?? ownStore;
      const env = {
        adminUsername: "admin",
        adminPassword: password,
        sessionSecrets: keys,
        dataDir,
        siteUrl: https ? "https://www.example.test" : "http://www.example.test",
      };
      return openAuth(env, store, passwords);
    },
  );
}

/** What a browser would send back of the cookies that an answer set. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** What tests ask of the sign-in of an app, which may start later. */
export function accountClient(app: () => RunningApp) {
  return {
    logIn: (body: object = {}, headers: Record<string, string> = {}): Promise<Response> =>
      app().ask("/api/auth/login", { body: { username: "admin", password, ...body }, headers }),
    write: (cookie: string): Promise<Response> =>
      app().ask("/api/blogs", { body: { title: "T", content: "C" }, headers: { cookie } }),
    changePassword: (cookie: string, currentPassword: string, next: string): Promise<Response> =>
      app().ask("/api/auth/change-password", {
        body: { currentPassword, newPassword: next },
        headers: { cookie },
      }),
  };
}
