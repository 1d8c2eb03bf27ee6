import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionLocks } from "../../../src/server/store/postgres/session-locks.ts";

const reconnectMs = 4_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

/** The locks of a process, and the database that has them: one statement after another, as over the real connection. */
function openLocks() {
  const holders = new Map<string, pg.Client>();
  const report = vi.fn();
  /** Called before a statement about a name is answered. */
  const meanwhile = vi.fn((_name: string): void => {});
  let last: Promise<unknown> = Promise.resolve();
  const answer = async (client: pg.Client, text: string, name: string) => {
    meanwhile(name);
    const holder = holders.get(name) ?? client;
    if (holder === client && text.includes("pg_advisory_unlock")) holders.delete(name);
    else if (holder === client) holders.set(name, client);
    return { rows: [{ got: holder === client }], command: "", rowCount: 1, oid: 0, fields: [] };
  };
  const locks = new SessionLocks({
    ask(client, text, [name]) {
      const answered = last.then(() => answer(client, text, String(name)));
      last = answered.catch(() => {});
      return answered;
    },
    reconnectMs,
    report,
  });
  /** The process has another connection, at once or after a while. */
  const reconnect = async () => {
    holders.clear();
    const client = new pg.Client();
    await locks.reacquireOn(client);
    return client;
  };
  return { locks, holders, meanwhile, report, reconnect };
}

async function acquire(locks: SessionLocks, name: string, onLost?: () => void): Promise<() => Promise<void>> {
  const release = await locks.acquire(name, onLost);
  if (release === null) throw new Error(`Nobody else has "${name}"`);
  return release;
}

test.each(["a", "b"])("what is released while it is taken back is free, at the turn of %s", async (turn) => {
  const { locks, holders, meanwhile, reconnect } = openLocks();
  await reconnect();
  const release = await acquire(locks, "a");
  await acquire(locks, "b");
  let released: Promise<void> | undefined;
  meanwhile.mockImplementation((name) => {
    if (name === turn) released ??= release();
  });
  const client = await reconnect();
  await released;
  expect([...holders]).toEqual([["b", client]]);
});

test("what was lost, and is released while it is tried again, is free", async () => {
  const { locks, holders, meanwhile, report, reconnect } = openLocks();
  await reconnect();
  const [lost, kept] = [vi.fn(), vi.fn()];
  const release = await acquire(locks, "a", lost);
  const releaseKept = await acquire(locks, "b", kept);
  meanwhile.mockImplementationOnce((name) => holders.set(name, new pg.Client()));
  await reconnect();
  expect([report, lost, kept].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  await releaseKept();
  holders.clear();
  let released: Promise<void> | undefined;
  meanwhile.mockImplementationOnce(() => {
    released = release();
  });
  await locks.retryLost();
  await released;
  expect([...holders]).toEqual([]);
});

test("what somebody else has once it is released is not lost", async () => {
  const { locks, holders, meanwhile, report, reconnect } = openLocks();
  await reconnect();
  const release = await acquire(locks, "a");
  meanwhile.mockImplementationOnce((name) => {
    void release();
    holders.set(name, new pg.Client());
  });
  await reconnect();
  expect(report).not.toHaveBeenCalled();
  holders.clear();
  await locks.retryLost();
  expect([...holders]).toEqual([]);
});

test("after a break nothing new is taken until the others had time, counted from the last connection", async () => {
  const { locks, meanwhile, reconnect } = openLocks();
  await reconnect();
  await acquire(locks, "a");
  meanwhile.mockImplementationOnce(() => {
    throw new Error("It broke again");
  });
  await expect(reconnect()).rejects.toThrow("It broke again");
  expect(await locks.acquire("b")).toBeNull();
  vi.advanceTimersByTime(reconnectMs);
  expect(await locks.acquire("b")).toBeNull();
  await reconnect();
  vi.advanceTimersByTime(reconnectMs - 1);
  expect(await locks.acquire("b")).toBeNull();
  vi.advanceTimersByTime(1);
  expect(await locks.acquire("b")).not.toBeNull();
});
