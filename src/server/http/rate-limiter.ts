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

/** Lets each key do so much within a time from its first. */
interface RateLimiter {
  /** Counts one; gives the seconds to wait where it is one too many, else 0. */
  consume(key: string): Promise<number>;
  refund(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/**
 * Makes a limiter: its name tells it from others, then how often within how many seconds. Where a database does not answer,
 * each process counts for itself, and over a limiter that `isStrict` nobody may do it.
 */
export type MakeLimiter = (
  name: string,
  limit: number,
  seconds: number,
  options?: { isStrict?: boolean },
) => RateLimiter;

/** Counts in memory, so that a restart forgets it. */
export const memoryLimiter: MakeLimiter = (_name, limit, seconds) =>
  limiterOver(new RateLimiterMemory({ points: limit, duration: seconds }));

/**
 * Counts over all processes. Who goes on and on is refused without asking the database: from twice the limit on, since no
 * more than the limit can be given back.
 */
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

/** Whoever sends no address that can be read shares one count: otherwise each spelling would have its own. */
const unknownNetwork = "unknown";

/**
 * The network that everything is counted for which is counted by address: an IPv4 address, or the first half of an IPv6
 * address, since a single line has all of the second. `address` is Express' `req.ip`, as a proxy may have written it.
 */
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
