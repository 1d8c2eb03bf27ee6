import type { Env } from "../settings/env.ts";
import { ensureAccount } from "./account.ts";
import { type Auth, type AuthStore, createAuth } from "./auth.ts";
import { defaultLoginLimits } from "./login-limits.ts";
import { createPasswords } from "./passwords.ts";
import { readSessionKeys, sessionCookie } from "./session-cookie.ts";

/** The administrator's account as the settings and the store have it; made at the first start. */
export async function openAuth(env: Env, store: AuthStore): Promise<Auth> {
  const passwords = createPasswords();
  const first = { username: env.adminUsername, password: env.adminPassword };
  await ensureAccount(store.account, passwords, first, env.dataDir);
  const https = env.siteUrl.startsWith("https:");
  return createAuth({
    store,
    passwords,
    cookie: sessionCookie(await readSessionKeys(env.sessionSecrets, env.dataDir), https),
    dataDir: env.dataDir,
    limits: defaultLoginLimits,
    https,
  });
}
