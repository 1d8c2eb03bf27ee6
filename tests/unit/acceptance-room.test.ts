import { expect, test } from "vitest";
import { withRoom } from "../../src/server/payments/acceptances-router.ts";
import type { StoredAcceptance } from "../../src/server/payments/stored-payments.ts";

const at = "2026-05-01T12:00:00.000Z";

function accepted(id: string, followedAt: string | null = null): StoredAcceptance {
  return { id, plan: "students", cohort: null, agreementVersion: "1", source: null, at, followedAt };
}

/** The first letter of an id is its network. */
const networkOfId = (id: string) => id[0];

test("the oldest one of the busiest network goes that nothing followed", () => {
  const all = [accepted("a1"), accepted("b1", at), accepted("b2"), accepted("b3"), accepted("a2", at)];
  expect(withRoom(all, networkOfId, 6)).toBe(all);
  expect(withRoom(all, networkOfId, 5)?.map(({ id }) => id)).toEqual(["a1", "b1", "b3", "a2"]);
});

test("what a checkout followed stays", () => {
  expect(withRoom([accepted("a1", at)], networkOfId, 1)).toBe(null);
});
