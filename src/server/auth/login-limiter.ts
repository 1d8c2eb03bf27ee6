import { createRateLimiter, tooManyRequests } from "../http/rate-limiter.ts";

const hour = 3600;
// How many wrong passwords are taken from one network, for one name and for all names.
const wrongPerName = { limit: 5, seconds: hour / 4 };
const wrongPerNetwork = { limit: 20, seconds: hour };

export interface LoginLimiter {
  /** Counts a try before the password is looked at; throws an HttpError 429 where it is one too many. */
  consume(network: string, name: string): Promise<void>;
  /** Takes back a try whose password was not looked at. */
  refund(network: string, name: string): Promise<void>;
  /** Takes back the try of a right password, and forgets the wrong ones for the name. */
  reset(network: string, name: string): Promise<void>;
}

/** No counter is for a name from everywhere: anybody could keep its owner out (docs/decisions/no-limit-by-name.md). */
export function createLoginLimiter(): LoginLimiter {
  const byNetwork = createRateLimiter(wrongPerNetwork.limit, wrongPerNetwork.seconds);
  const byName = createRateLimiter(wrongPerName.limit, wrongPerName.seconds);
  const nameKey = (network: string, name: string) => `${network} ${name.toLowerCase()}`;

  return {
    async consume(network, name) {
      let seconds = await byNetwork.consume(network);
      if (seconds === 0) {
        seconds = await byName.consume(nameKey(network, name));
        if (seconds === 0) return;
        await byNetwork.refund(network);
      }
      const minutes = Math.ceil(seconds / 60);
      const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
      throw tooManyRequests(`Too many attempts. Please try again in ${wait}.`, seconds);
    },
    async refund(network, name) {
      await byNetwork.refund(network);
      await byName.refund(nameKey(network, name));
    },
    async reset(network, name) {
      await byNetwork.refund(network);
      await byName.reset(nameKey(network, name));
    },
  };
}
