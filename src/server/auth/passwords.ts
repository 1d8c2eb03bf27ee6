import pLimit from "p-limit";
import * as scrypt from "scrypt-kdf";
import { HttpError } from "../http/http-error.ts";

// The package's types name its functions as exports; what it really exports is one object with them.
const { kdf, verify, viewParams } = (scrypt as unknown as { default: typeof scrypt }).default;

// Each guess takes 128 MB of memory: N = 2^17, r = 8, p = 1.
const strength = { logN: 17, r: 8, p: 1 };

// scrypt works on the threads that also read files: more at once would keep pages waiting.
const maxRunning = 2;
const maxWaiting = 8;

/** Says that too many passwords wait to be checked. */
export function busyError(): HttpError {
  const message = "Many people are signing in. Please try again in a moment.";
  return new HttpError(503, message, {}, { "Retry-After": "2" });
}

/** Hashes and checks passwords, a few at a time. Each call throws a `busyError` where too many wait already. */
export interface Passwords {
  /** A key for the store, in base64. */
  hash(password: string): Promise<string>;
  /** Whether the password made the key. */
  matches(password: string, key: string): Promise<boolean>;
}

/** Only tests set another strength. */
export function createPasswords(params = strength): Passwords {
  const limit = pLimit(maxRunning);
  function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= maxRunning + maxWaiting) throw busyError();
    return limit(work);
  }
  return {
    hash: async (password) => run(async () => Buffer.from(await kdf(password, params)).toString("base64")),
    matches: async (password, key) => run(() => verify(Buffer.from(key, "base64"), password)),
  };
}

/** Whether the text is a key that `matches` can check. */
export function isPasswordKey(key: string): boolean {
  try {
    viewParams(Buffer.from(key, "base64"));
    return true;
  } catch {
    return false;
  }
}
