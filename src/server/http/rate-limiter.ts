import ipaddr from "ipaddr.js";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { StoreWriteError } from "../store/errors.ts";
import type { Query } from "../store/postgres/database.ts";
import { HttpError } from "./http-error.ts";
import { parseIpAddress } from "./ip-address.ts";

interface RateLimiter {
  /** Counts one use. Returns the seconds to wait, or 0 where it may go on. */
  consume(key: string): Promise<number>;
  refund(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/** If the database is down, each process counts for itself, but a limiter that `isStrict` refuses everything. */
export type MakeLimiter = (
  name: string,
  limit: number,
  seconds: number,
  options?: { isStrict?: boolean },
) => RateLimiter;

export const memoryLimiter: MakeLimiter = (_name, limit, seconds) =>
  limiterOver(new RateLimiterMemory({ points: limit, duration: seconds }));

/** All processes share the counters. From twice the limit on, no query is needed: refunds never exceed the limit. */
export function databaseLimiters(query: Query): MakeLimiter {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (name, limit, seconds, { isStrict = false } = {}) => {
    const options = { points: limit, duration: seconds };
    return limiterOver(
      new RateLimiterPostgres({
        ...options,
        storeClient,
        storeType: "pool",
        tableName: "limits",
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: true,
        inMemoryBlockOnConsumed: 2 * limit,
        ...(!isStrict && { insuranceLimiter: new RateLimiterMemory(options) }),
      }),
    );
  };
}

function limiterOver(counter: RateLimiterAbstract): RateLimiter {
  return {
    async consume(key) {
      try {
        await counter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        return refuse(refusal);
      }
    },
    async refund(key) {
      await counter.reward(key).catch(refuse);
    },
    async reset(key) {
      await counter.delete(key).catch(refuse);
    },
  };
}

function refuse(error: unknown): never {
  throw new StoreWriteError(error);
}

/** One key for all unparsable addresses, so that spelling variants do not evade the limit. */
const unknownNetwork = "unknown";

/** Limits count by network: an IPv4 address, or the /64 prefix of an IPv6 address, all of which one line has. */
export function networkOf(address = ""): string {
  const parsed = parseIpAddress(address);
  if (parsed === null) return unknownNetwork;
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

export function tooManyRequests(message: string, seconds: number): HttpError {
  return new HttpError(429, message, {}, { "Retry-After": String(seconds) });
}
