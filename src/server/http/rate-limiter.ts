import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "./http-error.ts";

/** Counts by key within a while, in memory: a restart forgets it. */
export interface Limiter {
  /** Counts one; gives the seconds to wait where it is one too many, else 0. */
  take(key: string): Promise<number>;
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>;
  /** Begins to count anew. */
  clear(key: string): Promise<void>;
}

/** Lets each key do `most` within `seconds` of its first. */
export function createLimiter(most: number, seconds: number): Limiter {
  const counter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    async take(key) {
      try {
        await counter.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(key) {
      await counter.reward(key);
    },
    async clear(key) {
      await counter.delete(key);
    },
  };
}

/**
 * The network that limits are counted for: an IPv4 address, or the first half of an IPv6 address, since a single line
 * has all of the second. `address` is Express' `req.ip`.
 */
export function networkOf(address = ""): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  // The one way to write it: lower case, no zeros in front, dots only as digits.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = canonical.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === "" ? [] : tail.split(":");
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return ipv4Of(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** An IPv4 address that stands in the last two groups of an IPv6 one. */
function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join(".");
}

/** What to answer whoever has to wait. */
export function tooMany(message: string, seconds: number): HttpError {
  return new HttpError(429, message, {}, { "Retry-After": String(seconds) });
}
