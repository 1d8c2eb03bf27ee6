import type { Database } from "./database.ts";
import type { DatabaseCollection } from "./database-collection.ts";
import { DatabaseGoneError } from "./database-errors.ts";

const firstRetryMs = 500;
const longestRetryMs = 60_000;
const pruneEveryMs = 60 * 60 * 1000;

/**
 * Has collections follow what other processes write, by their names, and forget each hour what was removed; resolves once
 * they have what was there by now, to what ends that.
 */
export async function followChanges(
  database: Database,
  collections: Readonly<Record<string, Pick<DatabaseCollection<unknown>, "follow" | "prune">>>,
  report: (error: unknown) => void,
): Promise<() => void> {
  const followers = new Map<string, Follower>();
  for (const [name, { follow }] of Object.entries(collections))
    followers.set(name, createFollower(follow, report));
  const followAll = async () => {
    await Promise.all([...followers.values()].map(({ follow }) => follow(Number.POSITIVE_INFINITY)));
  };
  database.listen((notice) => {
    const [name = "", version] = notice.split(" ");
    void followers.get(name)?.follow(Number(version));
  }, followAll);
  // Changes that came between reading and listening are taken over now.
  await followAll();
  const pruning = setInterval(() => {
    for (const { prune } of Object.values(collections)) prune().catch(report);
  }, pruneEveryMs).unref();
  return () => {
    clearInterval(pruning);
    for (const { stop } of followers.values()) stop();
  };
}

interface Follower {
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
  let retryMs = firstRetryMs;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function tryNow(): Promise<void> {
    clearTimeout(timer);
    const to = wanted;
    try {
      await follow(to);
      if (wanted === to) wanted = 0;
      retryMs = firstRetryMs;
    } catch (error) {
      if (isStopped) return;
      // A database that is gone is reported elsewhere, and everything is followed once it is there again.
      if (!(error instanceof DatabaseGoneError)) report(error);
      timer = setTimeout(tryNow, retryMs).unref();
      retryMs = Math.min(2 * retryMs, longestRetryMs);
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
