import type { Request, RequestHandler } from "express";
import { authMessages, type SessionUser, savedPasswordMessages } from "../../shared/auth.ts";
import { HttpError } from "../http/http-error.ts";
import { type MakeLimiter, memoryLimiter, networkOf } from "../http/rate-limiter.ts";
import { log } from "../logging/log.ts";
import type { Env } from "../settings/env.ts";
import type { Collection } from "../store/collection.ts";
import {
  type Account,
  applyPendingPassword,
  endFirstPassword,
  ensureAccount,
  explainFailure,
  forgetFirstPassword,
  setPassword,
} from "./account.ts";
import { createLoginLimiter } from "./login-limiter.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { readSessionId, readSessionKeys, sessionCookie, writeSessionId } from "./session-cookie.ts";
import { createSessions, type SessionRecord } from "./sessions.ts";

/** Requires the middleware of the session cookie. */
export interface Auth {
  cookie: RequestHandler;
  findUser(req: Request): Promise<SessionUser | null>;
  requireAdmin: RequestHandler;
  /** Throws an HttpError with the same message for every mistake, so that names cannot be guessed. */
  logIn(req: Request, username: string, password: string): Promise<SessionUser>;
  logOut(req: Request): Promise<void>;
  changePassword(req: Request, current: string, next: string): Promise<void>;
}

interface AuthStore {
  account: Collection<Account>;
  sessions: Collection<SessionRecord[]>;
}

type AuthEnv = Pick<Env, "adminUsername" | "adminPassword" | "sessionSecrets" | "dataDir" | "siteUrl">;

export async function openAuth(
  env: AuthEnv,
  { account, sessions: sessionRecords }: AuthStore,
  passwords: Passwords = createPasswords(),
  makeLimiter: MakeLimiter = memoryLimiter,
): Promise<Auth> {
  const { dataDir } = env;
  const https = env.siteUrl.startsWith("https:");
  const cookie = sessionCookie(await readSessionKeys(env.sessionSecrets, dataDir), https);
  const sessions = createSessions(sessionRecords);
  const limiter = createLoginLimiter(makeLimiter);
  await ensureAccount(account, passwords, env);
  // Another process may have handled the first sign-in.
  const forgetFirst = () => forgetFirstPassword(account, dataDir);
  await forgetFirst();
  account.onChange(() => void forgetFirst().catch((err: unknown) => log.error({ err }, "error")));

  // `npm run admin:password` may leave a password at any time.
  const applyPending = () => applyPendingPassword(account, sessionRecords, dataDir);

  async function findUser(req: Request): Promise<SessionUser | null> {
    await applyPending();
    const id = readSessionId(req);
    const username = id === null ? null : await sessions.find(id);
    if (username === null || username !== account.read()?.username) return null;
    return { username, isAdmin: true };
  }

  async function verify(req: Request, username: string, password: string): Promise<boolean> {
    await applyPending();
    const network = networkOf(req.ip);
    await limiter.consume(network, username);
    const known = account.read();
    if (known === null) return false;
    const key = known.passwordKey;
    // An unknown name takes as long as the known one (timing attack).
    const matched = await passwords.matches(password, key).catch(async (error: unknown) => {
      // A flood of sign-ins must not use up the admin's attempts.
      await limiter.refund(network, username);
      throw error;
    });
    if (!matched || username !== known.username) return false;
    await limiter.reset(network, username);
    // The password may have been changed while it was compared.
    await account.refresh();
    return account.read()?.passwordKey === key;
  }

  return {
    cookie,
    findUser,
    async requireAdmin(req, _res, next) {
      if ((await findUser(req)) === null) throw new HttpError(401, "Please log in.");
      next();
    },
    async logIn(req, username, password) {
      if (https && !req.secure) {
        throw new HttpError(
          503,
          "Signing in needs https: set TRUST_PROXY to the number of proxies in front.",
        );
      }
      if (!(await verify(req, username, password))) throw new HttpError(401, authMessages.wrongLogin);
      await endFirstPassword(account);
      const id = await sessions.start(username);
      const previous = readSessionId(req);
      if (previous !== null) await sessions.end(previous);
      writeSessionId(req, id);
      await forgetFirst();
      return { username, isAdmin: true };
    },
    async logOut(req) {
      const id = readSessionId(req);
      if (id !== null) await sessions.end(id);
      writeSessionId(req, null);
    },
    async changePassword(req, current, next) {
      const user = await findUser(req);
      if (user === null) throw new HttpError(401, "Please log in.");
      if (!(await verify(req, user.username, current))) {
        throw new HttpError(403, "The current password is not correct.", {
          issues: { currentPassword: authMessages.wrongCurrent },
        });
      }
      await setPassword(account, sessionRecords, await passwords.hash(next));
      const id = await explainFailure(sessions.start(user.username), savedPasswordMessages.loggedOut);
      writeSessionId(req, id);
    },
  };
}
