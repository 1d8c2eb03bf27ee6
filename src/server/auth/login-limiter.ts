import { hash } from "node:crypto";
import { type MakeLimiter, tooManyRequests } from "../http/rate-limiter.ts";

const hour = 3600;
// How many wrong passwords are taken from one network, for one name and for all names.
const wrongPerName = { limit: 5, seconds: hour / 4 };
const wrongPerNetwork = { limit: 20, seconds: hour };

/** No counter is for a name from everywhere: anybody could keep its owner out (docs/decisions/no-limit-by-name.md). */
export function createLoginLimiter(makeLimiter: MakeLimiter) {
  const limiterOf = (name: string, { limit, seconds }: typeof wrongPerName) =>
    makeLimiter(name, limit, seconds, { isStrict: true });
  const byNetwork = limiterOf("sign-in network", wrongPerNetwork);
  const byName = limiterOf("sign-in name", wrongPerName);
  // Hashed: what somebody types is no text that a database has to take, nor one to keep.
  const nameKey = (network: string, name: string) => `${network} ${hash("sha256", name.toLowerCase())}`;

  return {
    /** Counts a try before the password is looked at; throws an HttpError 429 where it is one too many. */
    async consume(network: string, name: string): Promise<void> {
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
    /** Takes back a try whose password was not looked at. */
    async refund(network: string, name: string): Promise<void> {
      await byNetwork.refund(network);
      await byName.refund(nameKey(network, name));
    },
    /** Takes back the try of a right password, and forgets the wrong ones for the name. */
    async reset(network: string, name: string): Promise<void> {
      await byNetwork.refund(network);
      await byName.reset(nameKey(network, name));
    },
  };
}
