import { createRateLimiter } from "../http/rate-limiter.ts";

/** How many messages one network, and one session, may send. */
export interface ChatRates {
  chatPerMinute: number;
  chatPerDay: number;
}

/** Counts a message; gives the seconds to wait where it is one too many, else 0. */
export type ChatMeter = (network: string, sessionId: string) => Promise<number>;

/** Counts the messages of each network and session, by the minute and by the day. */
export function createChatMeter({ chatPerMinute, chatPerDay }: ChatRates): ChatMeter {
  const limiters = [createRateLimiter(chatPerMinute, 60), createRateLimiter(chatPerDay, 24 * 3600)];
  return async (network, sessionId) => {
    // The network first: whoever is over its limit cannot fill the memory with made-up sessions.
    for (const key of [`network ${network}`, `session ${sessionId}`]) {
      for (const limiter of limiters) {
        const seconds = await limiter.consume(key);
        if (seconds > 0) return seconds;
      }
    }
    return 0;
  };
}
