import type { Request, RequestHandler } from "express";
import { authMessages, type SessionUser, savedPasswordMessages } from "../../shared/auth.ts";
import { secondFactorMessages } from "../../shared/second-factor.ts";
import { HttpError } from "../http/http-error.ts";
import { type MakeLimiter, memoryLimiter, networkOf } from "../http/rate-limiter.ts";
import { log } from "../logging/log.ts";
import type { Env } from "../settings/env.ts";
import type { Collection } from "../store/collection.ts";
import { type Account, applyPendingPassword, explainFailure, setPassword } from "./account.ts";
import { endFirstPassword, ensureAccount, forgetFirstPassword } from "./first-password.ts";
import { createLoginLimiter } from "./login-limiter.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { secondFactorOf } from "./second-factor-account.ts";
import { readSessionId, readSessionKeys, sessionCookie, writeSessionId } from "./session-cookie.ts";
import { createSessions, type SessionRecord } from "./sessions.ts";

export type Auth = Awaited<ReturnType<typeof openAuth>>;

interface AuthStore {
  account: Collection<Account>;
  sessions: Collection<SessionRecord[]>;
}

type AuthEnv = Pick<Env, "adminUsername" | "adminPassword" | "sessionSecrets" | "dataDir" | "siteUrl">;

/** Its functions require the middleware of the session cookie. */
export async function openAuth(
  env: AuthEnv,
  { account, sessions: sessionRecords }: AuthStore,
  passwords: Passwords = createPasswords(),
  makeLimiter: MakeLimiter = memoryLimiter,
) {
  const { dataDir } = env;
  const https = env.siteUrl.startsWith("https:");
  const cookie = sessionCookie(await readSessionKeys(env.sessionSecrets, dataDir), https);
  const sessions = createSessions(sessionRecords);
  const limiter = createLoginLimiter(makeLimiter);
  const secondFactor = secondFactorOf(account, makeLimiter, env.siteUrl);
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

  /** Resolves to whether the password is right. The try counts until the caller resets the limit or takes the try back. */
  async function isPassword(network: string, username: string, password: string): Promise<boolean> {
    await applyPending();
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
    // The password may have been changed while it was compared.
    await account.refresh();
    return account.read()?.passwordKey === key;
  }

  /** Throws an HttpError where the account has a second factor and the code is missing or wrong. */
  async function checkCode(network: string, username: string, code: string): Promise<void> {
    if (!secondFactor.isOn()) return;
    if (code === "") {
      await limiter.refund(network, username);
      throw new HttpError(401, secondFactorMessages.codeNeeded, { secondFactor: true });
    }
    await secondFactor.check(code);
  }

  /** A new password, or a second factor turned on, may have ended all sessions just before this one began. */
  async function endIfChanged(id: string, checked: Account): Promise<void> {
    await account.refresh();
    const now = account.read();
    const hasNewPassword = now?.passwordKey !== checked?.passwordKey;
    const hasNewFactor = now?.secondFactor && now.secondFactor.secret !== checked?.secondFactor?.secret;
    if (!hasNewPassword && !hasNewFactor) return;
    await sessions.end(id);
    if (hasNewPassword) throw new HttpError(401, authMessages.wrongLogin);
    throw new HttpError(401, secondFactorMessages.codeNeeded, { secondFactor: true });
  }

  /** For callers who are signed in. */
  async function requirePassword(req: Request, password: string, field: string): Promise<SessionUser> {
    const user = await findUser(req);
    if (user === null) throw new HttpError(401, "Please log in.");
    const network = networkOf(req.ip);
    if (!(await isPassword(network, user.username, password)))
      throw new HttpError(403, "The current password is not correct.", {
        issues: { [field]: authMessages.wrongCurrent },
      });
    await limiter.reset(network, user.username);
    return user;
  }

  const requireAdmin: RequestHandler = async (req, _res, next) => {
    if ((await findUser(req)) === null) throw new HttpError(401, "Please log in.");
    next();
  };

  return {
    cookie,
    findUser,
    requireAdmin,
    secondFactor,
    /**
     * Throws an HttpError with the same message for every mistake, so that names cannot be guessed. A right password without the
     * code of the second factor, or with a wrong one, is told so.
     */
    async logIn(req: Request, username: string, password: string, code: string): Promise<SessionUser> {
      if (https && !req.secure) {
        throw new HttpError(
          503,
          "Signing in needs https: set TRUST_PROXY to the number of proxies in front.",
        );
      }
      const network = networkOf(req.ip);
      if (!(await isPassword(network, username, password))) throw new HttpError(401, authMessages.wrongLogin);
      const checked = account.read();
      await checkCode(network, username, code);
      await limiter.reset(network, username);
      await endFirstPassword(account);
      const starting = sessions.start(username);
      const id = await (secondFactor.isOn()
        ? explainFailure(starting, secondFactorMessages.codeIsUsed)
        : starting);
      await endIfChanged(id, checked);
      const previous = readSessionId(req);
      if (previous !== null) await sessions.end(previous);
      writeSessionId(req, id);
      await forgetFirst();
      return { username, isAdmin: true };
    },
    async logOut(req: Request): Promise<void> {
      const id = readSessionId(req);
      if (id !== null) await sessions.end(id);
      writeSessionId(req, null);
    },
    async changePassword(req: Request, current: string, next: string): Promise<void> {
      const user = await requirePassword(req, current, "currentPassword");
      await setPassword(account, sessionRecords, await passwords.hash(next));
      const id = await explainFailure(sessions.start(user.username), savedPasswordMessages.loggedOut);
      writeSessionId(req, id);
    },
    /** Throws an HttpError where this is not the password of the caller's account. */
    async requirePassword(req: Request, password: string): Promise<void> {
      await requirePassword(req, password, "password");
    },
    async endOtherSessions(req: Request): Promise<void> {
      const id = readSessionId(req);
      if (id !== null) await explainFailure(sessions.endOthers(id), secondFactorMessages.othersMayGoOn);
    },
  };
}
