import { expect, test } from "vitest";
import { BusyError, createPasswords } from "../../src/server/auth/passwords.ts";

const passwords = createPasswords({ logN: 10, r: 8, p: 1 });

test("a password matches its key and no other, and nothing matches no key", async () => {
  const key = await passwords.hash("right");
  expect(await passwords.matches("right", key)).toBe(true);
  expect(await passwords.matches("Right", key)).toBe(false);
  expect(await passwords.matches("right", null)).toBe(false);
});

test("no key takes as long as one", async () => {
  const stronger = createPasswords({ logN: 15, r: 8, p: 1 });
  const key = await stronger.hash("right");
  const wrong = await cpuOf(() => stronger.matches("wrong", key));
  const none = await cpuOf(() => stronger.matches("wrong", null));
  expect(none / wrong).toBeGreaterThan(0.5);
  expect(none / wrong).toBeLessThan(2);
});

test("of 60 at once ten are checked and the others turned away, and then there is room again", async () => {
  const key = await passwords.hash("right");
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches("right", key)));
  expect(flood.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const refusals = flood.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refusals.every((reason) => reason instanceof BusyError)).toBe(true);
  expect(await passwords.matches("right", key)).toBe(true);
});

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
