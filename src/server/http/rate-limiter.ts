import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "./http-error.ts";

/** Lets each key do `limit` within `seconds` of its first; counted in memory, so that a restart forgets it. */
export function createRateLimiter(limit: number, seconds: number) {
  const counter = new RateLimiterMemory({ points: limit, duration: seconds });
  return {
    /** Counts one; gives the seconds to wait where it is one too many, else 0. */
    async consume(key: string): Promise<number> {
      try {
        await counter.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async refund(key: string): Promise<void> {
      await counter.reward(key);
    },
    async reset(key: string): Promise<void> {
      await counter.delete(key);
    },
  };
}

/**
 * The network that limits are counted for: an IPv4 address, or the first half of an IPv6 address, since a single line
 * has all of the second. `address` is Express' `req.ip`.
 */
export function networkOf(address = ""): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

export function tooManyRequests(message: string, seconds: number): HttpError {
  return new HttpError(429, message, {}, { "Retry-After": String(seconds) });
}
