import type { AppDependencies } from "../../../src/server/app.ts";
import { openAuth } from "../../../src/server/auth/auth.ts";
import { createPasswords } from "../../../src/server/auth/passwords.ts";
import type { SiteStore } from "../../../src/server/collections.ts";
import { type RunningApp, siteUrl, startApp } from "./app.ts";

/** A cheaper scrypt keeps tests fast. */
export const passwords = createPasswords({ logN: 10, r: 8, p: 1 });

export const password = "a fine long password";

interface AccountOptions {
  keys?: string[];
  store?: SiteStore;
  https?: boolean;
  render?: AppDependencies["render"];
}

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

export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

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
