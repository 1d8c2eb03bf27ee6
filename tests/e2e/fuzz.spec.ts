import { expect, test } from "playwright/test";
import { fuzz } from "../support/server/fuzz.ts";
import { hasTlsProxy } from "../support/server/tls-proxy.ts";

test("3,000 requests of every kind: no 5xx, no hang, no cut connection, and memory that does not grow", async () => {
  test.slow();
  const { faults, statuses } = await fuzz(1_500, Number(process.env.FUZZ_SEED ?? Date.now() % 1e6));
  expect(faults).toEqual([]);
  // What was sent reached what lies behind the checks, too: some of it was written.
  const written = [201, 204, 303].map((status) => statuses[status] ?? 0);
  expect(Math.max(...written)).toBeGreaterThan(0);
});

test("600 of them through a TLS proxy that passes each target on as it came", async () => {
  test.skip(!hasTlsProxy(), "HAProxy is not installed");
  test.slow();
  const { faults } = await fuzz(300, Number(process.env.FUZZ_SEED ?? Date.now() % 1e6), true);
  expect(faults).toEqual([]);
});
