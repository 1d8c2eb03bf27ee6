import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseGoneError } from "../../../src/server/store/postgres/database-errors.ts";
import { createFollower } from "../../../src/server/store/postgres/follow-changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One whose first tries fail. */
function setUp(...failures: Error[]) {
  const asked: number[] = [];
  const reported: unknown[] = [];
  const follower = createFollower(
    async (version) => {
      asked.push(version);
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    },
    (error) => reported.push(error),
  );
  return { follower, asked, reported };
}

test("what could not be followed is tried again, less and less often, and reported", async () => {
  const failures = [1, 2, 3].map((nth) => new Error(`failure ${nth}`));
  const { follower, asked, reported } = setUp(...failures);
  await follower.follow(5);
  for (const [ms, times] of [
    [499, 1],
    [1, 2],
    [999, 2],
    [1, 3],
    [2_000, 4],
    [600_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(asked).toHaveLength(times);
  }
  expect(asked).toEqual([5, 5, 5, 5]);
  expect(reported).toEqual(failures);
});

test("a newer notice is followed at once, and what is tried again is the newest", async () => {
  const { follower, asked } = setUp(new Error("one"), new Error("two"));
  await follower.follow(5);
  await follower.follow(6);
  await follower.follow(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([5, 6, 6]);
  await follower.follow(7);
  expect(asked).toEqual([5, 6, 6, 7]);
});

test("a database that is gone is not reported, and nothing is tried after the end", async () => {
  const { follower, asked, reported } = setUp(new DatabaseGoneError(), new DatabaseGoneError());
  await follower.follow(1);
  await vi.advanceTimersByTimeAsync(500);
  follower.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([asked, reported]).toEqual([[1, 1], []]);
});
