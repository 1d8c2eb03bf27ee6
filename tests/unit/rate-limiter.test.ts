import fc from "fast-check";
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
  ["203.0.113.8:40000", "203.0.113.8"],
  [" 203.0.113.8:1 ", "203.0.113.8"],
  ["203.0.113.8:", "203.0.113.8"],
  ["::ffff:203.0.113.8", "203.0.113.8"],
  ["[::ffff:203.0.113.8]:40000", "203.0.113.8"],
  ["::ffff:203.0.113.8:40000", "203.0.113.8"],
  ["[2001:db8:0:1::5]:443", "2001:db8:0:1::/64"],
  ["[2001:db8:0:1::5]", "2001:db8:0:1::/64"],
  ['"[2001:db8:0:1::5]:443"', "2001:db8:0:1::/64"],
  ['"203.0.113.8:443"', "203.0.113.8"],
  ["2001:db8:0:1:2:3:4:5:443", "2001:db8:0:1::/64"],
  ["2001:db8:0:1::5:443", "2001:db8:0:1::/64"],
  ["[fe80::1%eth0]:443", "fe80:0:0:0::/64"],
  ["\t192.0.2.1", "192.0.2.1"],
  ["unknown", "unknown"],
  ["_hidden", "unknown"],
  ["unknown:40000", "unknown"],
  ["40000", "unknown"],
  ["192.0.2.1.example", "unknown"],
  ["::192.0.2.1", "unknown"],
  ["", "unknown"],
  [undefined, "unknown"],
])("what comes from %s counts for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("no text is too strange to be counted", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.ipV4(), fc.ipV4Extended(), fc.ipV6()),
      fc.nat(70_000),
      (text, port) => {
        for (const spelling of [text, `${text}:${port}`, `[${text}]:${port}`]) networkOf(spelling);
      },
    ),
  );
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
      expect(networkOf(`${address}:${port}`)).toBe(networkOf(address));
    }),
  );
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
