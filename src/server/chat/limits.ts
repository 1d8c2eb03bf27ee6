import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** How many messages one network address, and one session, may send. */
export interface ChatRates {
  chatPerMinute: number;
  chatPerDay: number;
}

/** Counts a message; gives the seconds to wait where it is one too many, else 0. */
export type ChatMeter = (address: string, sessionId: string) => Promise<number>;

/** Counts the messages of each address and session, by the minute and by the day. */
export function createChatMeter({ chatPerMinute, chatPerDay }: ChatRates): ChatMeter {
  const minute = new RateLimiterMemory({ points: chatPerMinute, duration: 60 });
  const day = new RateLimiterMemory({ points: chatPerDay, duration: 24 * 3600 });
  return async (address, sessionId) => {
    // The address first: whoever is over its limit cannot fill the memory with made-up sessions.
    for (const key of [`address ${networkOf(address)}`, `session ${sessionId}`]) {
      for (const limiter of [minute, day]) {
        const waitMs = await consume(limiter, key);
        if (waitMs > 0) return Math.ceil(waitMs / 1000);
      }
    }
    return 0;
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
    throw refusal;
  }
}

/** What counts as one address: of IPv6 the first half, since a single line has all of the second. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill("0"), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
