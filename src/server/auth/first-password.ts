import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import { urls } from "../../shared/urls.ts";
import { log } from "../logging/log.ts";
import type { Env } from "../settings/env.ts";
import type { Collection } from "../store/collection.ts";
import type { Account } from "./account.ts";
import type { Passwords } from "./passwords.ts";

/** Creates the account at the first start. Without a terminal, a random password is stored in a file. */
export async function ensureAccount(
  account: Collection<Account>,
  passwords: Passwords,
  {
    adminUsername,
    adminPassword,
    dataDir,
    siteUrl,
  }: Pick<Env, "adminUsername" | "adminPassword" | "dataDir" | "siteUrl">,
): Promise<void> {
  if (account.read() !== null) return;
  const password = adminPassword ?? randomBytes(15).toString("base64url");
  if (adminPassword === null && !process.stdout.isTTY) {
    await fs.writeFile(firstPasswordFile(dataDir), `${password}\n`, { mode: 0o600 });
  }
  const passwordKey = await passwords.hash(password);
  let isMade = false;
  await account.update((now) => {
    isMade = now === null;
    return now ?? { username: adminUsername, passwordKey };
  });
  // Another process that shares the database was first.
  if (!isMade) return removeFirstPassword(dataDir);
  if (adminPassword !== null) return;
  if (!process.stdout.isTTY) return log.info({ file: firstPasswordFile(dataDir) }, "first-password");
  process.stdout.write(
    `\nThe administrator's account is made. It is shown this once:\n  user      ${adminUsername}\n  password  ${password}\nSign in at ${siteUrl}${urls.adminLogin.path}. Whoever has lost it sets another one by npm run admin:password.\n\n`,
  );
}

export async function endFirstPassword(account: Collection<Account>): Promise<void> {
  if (account.read()?.isFirstPasswordOver) return;
  await account.update((now) => now && { ...now, isFirstPasswordOver: true });
}

export async function forgetFirstPassword(account: Collection<Account>, dataDir: string): Promise<void> {
  if (account.read()?.isFirstPasswordOver) await removeFirstPassword(dataDir);
}

async function removeFirstPassword(dataDir: string): Promise<void> {
  await fs.rm(firstPasswordFile(dataDir), { force: true });
}

function firstPasswordFile(dataDir: string): string {
  return path.join(dataDir, "first-password");
}
