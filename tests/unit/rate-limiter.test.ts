import { expect, test, vi } from "vitest";
import { memoryLimiter, networkOf } from "../../src/server/http/rate-limiter.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001:0DB8:0:1::", "2001:db8:0:1::/64"],
  ["2001:0DB8::5", "2001:db8:0:0::/64"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
  ["", ""],
  [undefined, ""],
])("what comes from %s counts for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("says how long to wait, counts each key by itself, and forgets in time", async () => {
  vi.useFakeTimers();
  const limiter = memoryLimiter("test", 2, 60);
  expect([await limiter.consume("a"), await limiter.consume("a"), await limiter.consume("b")]).toEqual([
    0, 0, 0,
  ]);
  vi.advanceTimersByTime(20_000);
  expect(await limiter.consume("a")).toBe(40);
  vi.advanceTimersByTime(41_000);
  expect(await limiter.consume("a")).toBe(0);
  vi.useRealTimers();
});

test("gives back what need not have counted", async () => {
  const limiter = memoryLimiter("test", 1, 60);
  await limiter.consume("a");
  await limiter.refund("a");
  expect(await limiter.consume("a")).toBe(0);
  expect(await limiter.consume("a")).toBeGreaterThan(0);
  await limiter.reset("a");
  expect(await limiter.consume("a")).toBe(0);
});
