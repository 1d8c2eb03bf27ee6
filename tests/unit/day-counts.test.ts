import { expect, test } from "vitest";
import { type Counted, withCounts } from "../../src/server/visits/day-counts.ts";

const day = "2026-05-01";

/** The day as it is stored once these were counted. */
function storedAfter(counted: readonly Omit<Counted, "date">[]) {
  return withCounts(
    [],
    counted.map((one) => ({ date: day, ...one })),
  );
}

test("what was counted is added to what is stored, day by day in order", () => {
  const [first, second] = withCounts(storedAfter([{ views: 1, page: "/", chats: 1 }]), [
    { date: "2026-05-02", views: 1, page: "/" },
    { date: day, views: 2, visit: { source: "direct", campaign: null } },
  ]);
  expect(first).toMatchObject({ date: day, views: 3, visits: 1, chats: 1, pages: [["/", 1]] });
  expect(first?.sources).toEqual([["direct", 1]]);
  expect(second).toMatchObject({ date: "2026-05-02", views: 1, visits: 0, pages: [["/", 1]] });
});

test("a busy day's 2,000 sources all have their names", () => {
  const stored = storedAfter(
    Array.from({ length: 2_000 }, (_, at) => ({
      visit: { source: `source-${at}.example`, campaign: null },
    })),
  );
  expect(stored[0]?.sources).toHaveLength(2_000);
});

test("a day of made-up names costs no more than a busy one, and counts every visit", () => {
  const stored = storedAfter(
    Array.from({ length: 20_000 }, (_, at) => {
      const name = `${at}`.padEnd(100, "“");
      return {
        visit: { source: name, campaign: { campaign: name, source: name, medium: name } },
        page: name,
      };
    }),
  );
  expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(190_000);
  for (const list of [stored[0]?.sources, stored[0]?.campaigns, stored[0]?.pages] as const) {
    const counted = list?.map((entry) => entry.at(-1) as number) ?? [];
    expect(counted.reduce((sum, count) => sum + count)).toBe(20_000);
    expect(list?.at(-1)?.[0]).toBe("other");
  }
});
