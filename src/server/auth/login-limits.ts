import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "../problem.ts";

/** How many wrong passwords are taken before a pause. */
export interface LoginLimits {
  /** For one name from one address, in 15 minutes. */
  wrongPerPair: number;
  /** From one address, in an hour. */
  wrongPerAddress: number;
  /** For one name from everywhere, in an hour. */
  wrongPerName: number;
}

export const defaultLoginLimits: LoginLimits = { wrongPerPair: 5, wrongPerAddress: 20, wrongPerName: 100 };

/** Counts the tries of a login; a right password takes its try back. */
export interface Attempts {
  /** Counts a try before the password is looked at; throws a Problem 429 where the pause is on. */
  begin(address: string, name: string): Promise<void>;
  succeed(address: string, name: string): Promise<void>;
}

/** Makes the counters, in memory: a restart forgets them. */
export function createAttempts(limits: LoginLimits): Attempts {
  const hour = 3600;
  const perPair = new RateLimiterMemory({ points: limits.wrongPerPair, duration: hour / 4 });
  const perAddress = new RateLimiterMemory({ points: limits.wrongPerAddress, duration: hour });
  const perName = new RateLimiterMemory({ points: limits.wrongPerName, duration: hour });
  const countersOf = (address: string, name: string) =>
    [
      [perAddress, address],
      [perPair, `${name.toLowerCase()} ${address}`],
      [perName, name.toLowerCase()],
    ] as const;

  return {
    async begin(address, name) {
      for (const [counter, key] of countersOf(address, name)) {
        try {
          await counter.consume(key);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          throw tooMany(refusal.msBeforeNext);
        }
      }
    },
    async succeed(address, name) {
      for (const [counter, key] of countersOf(address, name)) await counter.reward(key);
      await perPair.delete(`${name.toLowerCase()} ${address}`);
    },
  };
}

function tooMany(waitMs: number): Problem {
  const seconds = Math.ceil(waitMs / 1000);
  const minutes = Math.ceil(seconds / 60);
  return new Problem(
    429,
    `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    {},
    { "Retry-After": String(seconds) },
  );
}
