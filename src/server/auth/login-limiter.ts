import { hash } from "node:crypto";
import { type MakeLimiter, tooManyRequests } from "../http/rate-limiter.ts";

const hour = 3600;
const wrongPerName = { limit: 5, seconds: hour / 4 };
const wrongPerNetwork = { limit: 20, seconds: hour };

/** There is no limit by name alone, with which anybody could lock the admin out (docs/decisions/no-limit-by-name.md). */
export function createLoginLimiter(makeLimiter: MakeLimiter) {
  const limiterOf = (name: string, { limit, seconds }: typeof wrongPerName) =>
    makeLimiter(name, limit, seconds, { isStrict: true });
  const byNetwork = limiterOf("sign-in network", wrongPerNetwork);
  const byName = limiterOf("sign-in name", wrongPerName);
  // Hashed, because the typed name may be long, and might be a password.
  const nameKey = (network: string, name: string) => `${network} ${hash("sha256", name.toLowerCase())}`;

  return {
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
    async refund(network: string, name: string): Promise<void> {
      await byNetwork.refund(network);
      await byName.refund(nameKey(network, name));
    },
    async reset(network: string, name: string): Promise<void> {
      await byNetwork.refund(network);
      await byName.reset(nameKey(network, name));
    },
  };
}
