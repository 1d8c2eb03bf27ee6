import { DatabaseGoneError } from "./database-errors.ts";

const firstAgainMs = 500;
const longestAgainMs = 60_000;

export interface Follower {
  /** Follows to this version at once. Never rejects: what fails is tried again, less and less often. */
  follow(version: number): Promise<void>;
  stop(): void;
}

/** Has a collection follow what others write: a notice that could not be followed may be the last one for long. */
export function createFollower(
  follow: (version: number) => Promise<void>,
  report: (error: unknown) => void,
): Follower {
  let wanted = 0;
  let againMs = firstAgainMs;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function tryNow(): Promise<void> {
    clearTimeout(timer);
    const to = wanted;
    try {
      await follow(to);
      if (wanted === to) wanted = 0;
      againMs = firstAgainMs;
    } catch (error) {
      if (isStopped) return;
      // That is known, and all is followed when the database is there again.
      if (!(error instanceof DatabaseGoneError)) report(error);
      timer = setTimeout(tryNow, againMs).unref();
      againMs = Math.min(2 * againMs, longestAgainMs);
    }
  }

  return {
    follow(version) {
      wanted = Math.max(wanted, version);
      return tryNow();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
