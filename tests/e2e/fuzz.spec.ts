import { expect, test } from "playwright/test";
import { fuzz } from "../support/fuzz.ts";

test("3,000 requests of every kind: no 5xx, no hang, no cut connection, and memory that does not grow", async () => {
  test.slow();
  const { faults, statuses } = await fuzz(1_500, Number(process.env.FUZZ_SEED ?? Date.now() % 1e6));
  expect(faults).toEqual([]);
  // What was sent reached what lies behind the checks, too: some of it was written.
  const written = [201, 204, 303].map((status) => statuses[status] ?? 0);
  expect(Math.max(...written)).toBeGreaterThan(0);
});
