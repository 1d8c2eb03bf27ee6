import pLimit from "p-limit";
import * as scrypt from "scrypt-kdf";
import { HttpError } from "../http/http-error.ts";

// The package exports one object instead of the functions that its types declare.
const { kdf, verify, viewParams } = (scrypt as unknown as { default: typeof scrypt }).default;

// scrypt with N = 2^17, r = 8, p = 1, so each guess takes 128 MB of memory.
const strength = { logN: 17, r: 8, p: 1 };

// scrypt uses libuv's thread pool, which file reads need too.
const maxRunning = 2;
const maxWaiting = 8;

export function busyError(): HttpError {
  const message = "Many people are signing in. Please try again in a moment.";
  return new HttpError(503, message, {}, { "Retry-After": "2" });
}

export type Passwords = ReturnType<typeof createPasswords>;

/** All functions throw a `busyError` if too many calls are waiting. */
export function createPasswords(params = strength) {
  const limit = pLimit(maxRunning);
  function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= maxRunning + maxWaiting) throw busyError();
    return limit(work);
  }
  return {
    hash: async (password: string) =>
      run(async () => Buffer.from(await kdf(password, params)).toString("base64")),
    matches: async (password: string, key: string) => run(() => verify(Buffer.from(key, "base64"), password)),
  };
}

export function isPasswordKey(key: string): boolean {
  try {
    viewParams(Buffer.from(key, "base64"));
    return true;
  } catch {
    return false;
  }
}
