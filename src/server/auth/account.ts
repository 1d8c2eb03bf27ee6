import * as fs from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { savedPasswordMessages } from "../../shared/auth.ts";
import { HttpError } from "../http/http-error.ts";
import { log } from "../logging/log.ts";
import type { Collection, CollectionDefinition } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { replaceFile } from "../store/files.ts";
import { isPasswordKey } from "./passwords.ts";
import { secondFactorSchema } from "./second-factor.ts";
import type { SessionRecord } from "./sessions.ts";

const accountSchema = v.nullable(
  v.object({
    username: v.pipe(v.string(), v.minLength(1)),
    passwordKey: v.pipe(v.string(), v.check(isPasswordKey, "This is no password key")),
    /** The first password was used or replaced, so each process deletes its file with it. */
    isFirstPasswordOver: v.optional(v.literal(true)),
    secondFactor: v.optional(secondFactorSchema),
    /** Shown to the admin, but not confirmed by a code yet. */
    newSecret: v.optional(v.object({ secret: v.string(), madeAt: v.number() })),
  }),
);

export type Account = v.InferOutput<typeof accountSchema>;

export type KnownAccount = NonNullable<Account>;

export const accountCollection: CollectionDefinition<Account> = { schema: accountSchema, first: null };

export async function writePendingPassword(dataDir: string, passwordKey: string): Promise<void> {
  await replaceFile(fs, pendingPasswordFile(dataDir), passwordKey).catch((error: unknown) => {
    throw new StoreWriteError(error);
  });
}

export function setPassword(
  account: Collection<Account>,
  sessions: Collection<SessionRecord[]>,
  passwordKey: string,
): Promise<void> {
  return changeAccount(account, sessions, (now) => now && withPassword(now, passwordKey));
}

/** For an operator whose administrator has lost the password, or the phone: turns the second factor off as well. */
export function resetPassword(
  account: Collection<Account>,
  sessions: Collection<SessionRecord[]>,
  passwordKey: string,
): Promise<void> {
  return changeAccount(account, sessions, (now) => withResetPassword(now, passwordKey));
}

/** Ends the sessions first: if a later step fails, no session outlives the new password. */
async function changeAccount(
  account: Collection<Account>,
  sessions: Collection<SessionRecord[]>,
  change: (account: Account) => Account,
): Promise<void> {
  await endAll(sessions);
  await explainFailure(
    account.update(change),
    "All sessions have ended, but the new password could not be saved. Please try again.",
  );
  // Someone may have signed in with the old password meanwhile.
  await explainFailure(endAll(sessions), savedPasswordMessages.sessionsMayGoOn);
}

function withPassword(account: KnownAccount, passwordKey: string): KnownAccount {
  return { ...account, passwordKey, isFirstPasswordOver: true };
}

function withResetPassword(account: Account, passwordKey: string): Account {
  return account && withoutSecondFactor(withPassword(account, passwordKey));
}

export function withoutSecondFactor(account: KnownAccount): KnownAccount {
  const { secondFactor, newSecret, ...rest } = account;
  return rest;
}

const endAll = (sessions: Collection<SessionRecord[]>): Promise<void> =>
  sessions.update((all) => (all.length > 0 ? [] : all));

/** Maps a failed write to an error that says what was changed before it. */
export async function explainFailure<T>(write: Promise<T>, message: string): Promise<T> {
  return write.catch((error: unknown) => {
    if (!(error instanceof StoreWriteError)) throw error;
    log.error({ err: error }, "error");
    throw new HttpError(error.status, message);
  });
}

export async function applyPendingPassword(
  account: Collection<Account>,
  sessions: Collection<SessionRecord[]>,
  dataDir: string,
): Promise<void> {
  const file = pendingPasswordFile(dataDir);
  const passwordKey = await fs.readFile(file, "utf8").catch(() => null);
  if (passwordKey === null || !isPasswordKey(passwordKey)) return;
  const hadSecondFactor = account.read()?.secondFactor !== undefined;
  await account.update((now) => withResetPassword(now, passwordKey));
  if (hadSecondFactor) log.warn({ change: "off", by: "npm run admin:password" }, "second factor");
  await endAll(sessions);
  // The file is deleted last, so that an interrupted change is repeated at the next request.
  await fs.rm(file, { force: true });
}

function pendingPasswordFile(dataDir: string): string {
  return path.join(dataDir, "new-password");
}
