import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import path from "node:path";
import cookieSession from "cookie-session";
import type { Request, RequestHandler } from "express";
import Keygrip from "keygrip";
import { readIfThere, replaceFile } from "../store/files.ts";
import type { Query } from "../store/postgres/database.ts";
import { lifetimeMs } from "./sessions.ts";

/** The keys that sign the cookie, newest first: the setting's, else one made at the first start and kept. */
export async function readSessionKeys(setting: string[] | null, dataDir: string): Promise<string[]> {
  if (setting !== null) return setting;
  const stored = await keptSessionKey(dataDir);
  if (stored !== null) return [stored];
  const key = randomBytes(32).toString("base64url");
  await keepSessionKey(dataDir, key);
  return [key];
}

/** The key of a data folder, or null where none was made yet. */
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

/** The key that signs the cookie for all processes of a database, made at the first start. */
export async function databaseSessionKey(query: Query): Promise<string> {
  const made = randomBytes(32).toString("base64url");
  await query("INSERT INTO secrets VALUES ('session', $1) ON CONFLICT (name) DO NOTHING", [made]);
  const [stored] = await query<{ value: string }>("SELECT value FROM secrets WHERE name = 'session'");
  return stored?.value ?? made;
}

/** Reads and writes the signed cookie that carries a session's id; behind https only https ever carries it. */
export function sessionCookie(keys: string[], https: boolean): RequestHandler {
  return cookieSession({
    name: https ? "__Host-session" : "session",
    // The types know arrays only; a Keygrip chooses the digest.
    keys: new Keygrip(keys, "sha256") as unknown as string[],
    httpOnly: true,
    sameSite: "lax",
    secure: https,
    path: "/",
    maxAge: lifetimeMs,
  });
}

/** The session id that came with the request, where its signature is good. */
export function readSessionId(req: Request): string | null {
  const id: unknown = req.session?.id;
  return typeof id === "string" ? id : null;
}

/** Sends the id with the response, in a cookie that is new as a whole: also one signed with an older key is renewed. */
export function writeSessionId(req: Request, id: string | null): void {
  req.session = id === null ? null : { id, at: Date.now() };
}
