import { expect, test } from "vitest";
import { createPasswords } from "../../src/server/auth/passwords.ts";

const passwords = createPasswords({ logN: 10, r: 8, p: 1 });

test("a password matches its key and no other", async () => {
  const key = await passwords.hash("right");
  expect(await passwords.matches("right", key)).toBe(true);
  expect(await passwords.matches("Right", key)).toBe(false);
});

test("of 60 at once ten are checked and the others turned away, and then there is room again", async () => {
  const key = await passwords.hash("right");
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches("right", key)));
  expect(flood.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const refusals = flood.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refusals.every(({ status }) => status === 503)).toBe(true);
  expect(await passwords.matches("right", key)).toBe(true);
});
