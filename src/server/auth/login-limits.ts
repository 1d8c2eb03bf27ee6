import { createRateLimiter, tooManyRequests } from "../http/rate-limiter.ts";

/** How many wrong passwords are taken from one network before a pause. */
export interface LoginLimits {
  /** For one name, in 15 minutes. */
  wrongPerName: number;
  /** For all names, in an hour. */
  wrongPerNetwork: number;
}

export const defaultLoginLimits: LoginLimits = { wrongPerName: 5, wrongPerNetwork: 20 };

/** Counts the tries of a login. */
export interface Attempts {
  /** Counts a try before the password is looked at; throws an HttpError 429 where the pause is on. */
  begin(network: string, name: string): Promise<void>;
  /** Takes back a try whose password was not looked at. */
  cancel(network: string, name: string): Promise<void>;
  /** Takes back the try of a right password, and forgets the wrong ones for the name. */
  succeed(network: string, name: string): Promise<void>;
}

/**
 * Makes the counters. None counts a name from everywhere: anybody could keep its owner out then
 * (docs/decisions/no-limit-by-name.md).
 */
export function createAttempts({ wrongPerName, wrongPerNetwork }: LoginLimits): Attempts {
  const hour = 3600;
  const ofNetwork = createRateLimiter(wrongPerNetwork, hour);
  const ofName = createRateLimiter(wrongPerName, hour / 4);
  const nameKey = (network: string, name: string) => `${network} ${name.toLowerCase()}`;

  return {
    async begin(network, name) {
      let seconds = await ofNetwork.consume(network);
      if (seconds === 0) {
        seconds = await ofName.consume(nameKey(network, name));
        if (seconds === 0) return;
        await ofNetwork.refund(network);
      }
      const minutes = Math.ceil(seconds / 60);
      const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
      throw tooManyRequests(`Too many attempts. Please try again in ${wait}.`, seconds);
    },
    async cancel(network, name) {
      await ofNetwork.refund(network);
      await ofName.refund(nameKey(network, name));
    },
    async succeed(network, name) {
      await ofNetwork.refund(network);
      await ofName.reset(nameKey(network, name));
    },
  };
}
