import type { Request, RequestHandler } from "express";
import { authMessages, type SessionUser } from "../../shared/user.ts";
import { HttpError } from "../http/http-error.ts";
import { networkOf } from "../http/rate-limiter.ts";
import type { Collection } from "../store/collection.ts";
import { type Account, forgetFirstPassword, takeNewPassword } from "./account.ts";
import { createAttempts, type LoginLimits } from "./login-limits.ts";
import { BusyError, type Passwords } from "./passwords.ts";
import { readSessionId, writeSessionId } from "./session-cookie.ts";
import { createSessions, type SessionRecord } from "./sessions.ts";

/** Who is asking, and the ways in and out. Only routes behind the session cookie's middleware may use it. */
export interface Auth {
  cookie: RequestHandler;
  /** The admin whose session came with the request, or null. */
  findUser(req: Request): Promise<SessionUser | null>;
  /** Lets the admin pass; anyone else is answered 401. */
  requireAdmin: RequestHandler;
  /** Starts a new session for the right password, or throws an HttpError that says the same for every mistake. */
  logIn(req: Request, username: string, password: string): Promise<SessionUser>;
  logOut(req: Request): Promise<void>;
  /** Sets a new password, ends every session, and starts a new one for the caller. */
  changePassword(req: Request, current: string, next: string): Promise<void>;
}

/** Where the account and the sessions are stored. */
export interface AuthStore {
  account: Collection<Account>;
  sessions: Collection<SessionRecord[]>;
}

interface AuthWorld {
  store: AuthStore;
  passwords: Passwords;
  cookie: RequestHandler;
  dataDir: string;
  limits: LoginLimits;
  /** Whether the cookie is one for https only. */
  https: boolean;
}

/** The way in over the account and the sessions of the store. */
export function createAuth(world: AuthWorld): Auth {
  const { account, sessions: sessionRecords } = world.store;
  const sessions = createSessions(sessionRecords);
  const attempts = createAttempts(world.limits);

  // `npm run admin:password` may have left a password at any time; it ends every session.
  async function takeOver(): Promise<void> {
    if (await takeNewPassword(account, world.dataDir)) await sessions.endAll();
  }

  async function findUser(req: Request): Promise<SessionUser | null> {
    await takeOver();
    const id = readSessionId(req);
    const username = id === null ? null : await sessions.find(id);
    if (username === null || username !== account.read()?.username) return null;
    return { username, isAdmin: true };
  }

  async function isRight(req: Request, username: string, password: string): Promise<boolean> {
    await takeOver();
    const network = networkOf(req.ip);
    await attempts.begin(network, username);
    const known = account.read();
    const key = known?.username === username ? known.passwordKey : null;
    const right = await world.passwords.matches(password, key).catch(async (error: unknown) => {
      // Whoever floods the sign-in must not use up the admin's own tries.
      await attempts.cancel(network, username);
      return sayBusy(error);
    });
    if (right) await attempts.succeed(network, username);
    return right;
  }

  async function startSession(req: Request, username: string): Promise<void> {
    const former = readSessionId(req);
    if (former !== null) await sessions.end(former);
    writeSessionId(req, await sessions.start(username));
  }

  return {
    cookie: world.cookie,
    findUser,
    async requireAdmin(req, _res, next) {
      if ((await findUser(req)) === null) throw new HttpError(401, "Please log in.");
      next();
    },
    async logIn(req, username, password) {
      if (world.https && !req.secure) {
        throw new HttpError(
          503,
          "Signing in needs https: set TRUST_PROXY to the number of proxies in front.",
        );
      }
      if (!(await isRight(req, username, password))) throw new HttpError(401, authMessages.wrongLogin);
      await startSession(req, username);
      await forgetFirstPassword(world.dataDir);
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
      if (!(await isRight(req, user.username, current))) {
        throw new HttpError(403, "The current password is not right.", {
          issues: { currentPassword: authMessages.wrongCurrent },
        });
      }
      const passwordKey = await world.passwords.hash(next).catch(sayBusy);
      await account.update((now) => now && { ...now, passwordKey });
      await sessions.endAll();
      writeSessionId(req, await sessions.start(user.username));
    },
  };
}

function sayBusy(error: unknown): never {
  if (error instanceof BusyError) {
    throw new HttpError(
      503,
      "Many people are signing in. Please try again in a moment.",
      {},
      { "Retry-After": "2" },
    );
  }
  throw error;
}
