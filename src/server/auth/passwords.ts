import { hash as digest, randomBytes } from "node:crypto";
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

export class BusyError extends HttpError {
  constructor() {
    const message = "Many people are signing in. Please try again in a moment.";
    super(503, message, {}, { "Retry-After": "2" });
  }
}

/** Hashes and checks passwords, a few at a time. Each call throws a BusyError where too many wait already. */
export interface Passwords {
  /** A key for the store, in base64. */
  hash(password: string): Promise<string>;
  /** Whether the password made the key. Null stands for no key: it takes as long, and is never right. */
  matches(password: string, key: string | null): Promise<boolean>;
}

interface Strength {
  logN: number;
  r: number;
  p: number;
}

/** Only tests set another strength. */
export function createPasswords(params: Strength = strength): Passwords {
  const limit = pLimit(maxRunning);
  function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= maxRunning + maxWaiting) throw new BusyError();
    return limit(work);
  }
  const hash = async (password: string) => Buffer.from(await kdf(password, params)).toString("base64");
  const decoy = decoyKey(params);
  return {
    hash: async (password) => run(() => hash(password)),
    async matches(password, key) {
      const stored = key === null ? decoy : Buffer.from(key, "base64");
      const matched = await run(() => verify(stored, password));
      return matched && key !== null;
    },
  };
}

/** A key that no password has made: its head is in order, so that checking it takes as long as any other. */
function decoyKey({ logN, r, p }: Strength): Buffer {
  const head = Buffer.alloc(48);
  head.write("scrypt");
  head.writeUInt8(logN, 7);
  head.writeUInt32BE(r, 8);
  head.writeUInt32BE(p, 12);
  randomBytes(32).copy(head, 16);
  const checksum = digest("sha256", head, "buffer").subarray(0, 16);
  return Buffer.concat([head, checksum, randomBytes(32)]);
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
