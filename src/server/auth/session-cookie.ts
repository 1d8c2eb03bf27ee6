import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import cookieSession from "cookie-session";
import type { Request, RequestHandler } from "express";
import Keygrip from "keygrip";
import { readIfThere, replaceFile } from "../store/files.ts";
import type { Query } from "../store/postgres/database.ts";
import { lifetimeMs } from "./sessions.ts";

export async function readSessionKeys(setting: string[] | null, dataDir: string): Promise<string[]> {
  if (setting !== null) return setting;
  const stored = await keptSessionKey(dataDir);
  if (stored !== null) return [stored];
  const key = randomBytes(32).toString("base64url");
  await keepSessionKey(dataDir, key);
  return [key];
}

export async function keptSessionKey(dataDir: string): Promise<string | null> {
  const stored = await readIfThere(fs, sessionKeyFile(dataDir));
  return new TextDecoder().decode(stored ?? undefined).trim() || null;
}

export async function keepSessionKey(dataDir: string, key: string): Promise<void> {
  await replaceFile(fs, sessionKeyFile(dataDir), `${key}\n`);
}

function sessionKeyFile(dataDir: string): string {
  return path.join(dataDir, "session-secret");
}

export async function databaseSessionKey(query: Query): Promise<string> {
  const made = randomBytes(32).toString("base64url");
  await query("INSERT INTO secrets VALUES ('session', $1) ON CONFLICT (name) DO NOTHING", [made]);
  const [stored] = await query<{ value: string }>("SELECT value FROM secrets WHERE name = 'session'");
  return stored?.value ?? made;
}

/** Behind https the `__Host-` prefix binds the cookie to https and this host. */
export function sessionCookie(keys: string[], https: boolean): RequestHandler {
  return cookieSession({
    name: https ? "__Host-session" : "session",
    // The types allow arrays only; a Keygrip sets the digest.
    keys: new Keygrip(keys, "sha256") as unknown as string[],
    httpOnly: true,
    sameSite: "lax",
    secure: https,
    path: "/",
    maxAge: lifetimeMs,
  });
}

export function readSessionId(req: Request): string | null {
  const id: unknown = req.session?.id;
  return typeof id === "string" ? id : null;
}

/** The changing `at` forces a new cookie, which also replaces one that was signed with an older key. */
export function writeSessionId(req: Request, id: string | null): void {
  req.session = id === null ? null : { id, at: Date.now() };
}
