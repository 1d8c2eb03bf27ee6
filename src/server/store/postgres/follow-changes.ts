import type { Database } from "./database.ts";
import type { DatabaseCollection } from "./database-collection.ts";
import { DatabaseGoneError } from "./database-errors.ts";

const firstRetryMs = 500;
const longestRetryMs = 60_000;
const pruneEveryMs = 60 * 60 * 1000;

/** Follows the writes of other processes. Resolves, once up to date, to a function that stops it. */
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
  // Changes written between the first read and LISTEN gave no notice here.
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
  /** The promise never rejects: failures are retried with exponential backoff. */
  follow(version: number): Promise<void>;
  stop(): void;
}

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
      // The loss of the database is reported elsewhere, and everything is followed after the reconnect.
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
