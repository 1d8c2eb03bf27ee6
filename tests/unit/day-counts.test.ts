import { expect, test } from "vitest";
import { type Counted, createDayCounts, withCounts } from "../../src/server/visits/day-counts.ts";

const day = "2026-05-01";

/** The day as it is stored once these were counted. */
function storedAfter(counted: readonly Counted[]) {
  const counts = createDayCounts();
  for (const one of counted) counts.add(day, one);
  return withCounts([], counts.take());
}

test("what was counted is added to what is stored, day by day in order", () => {
  const counts = createDayCounts();
  counts.add("2026-05-02", { views: 1, page: "/" });
  counts.add(day, { views: 2, visit: { source: "direct", campaign: null } });
  const [first, second] = withCounts(storedAfter([{ views: 1, page: "/", chats: 1 }]), counts.take());
  expect(first).toMatchObject({ date: day, views: 3, visits: 1, chats: 1, pages: [["/", 1]] });
  expect(first?.sources).toEqual([["direct", 1]]);
  expect(second).toMatchObject({ date: "2026-05-02", views: 1, visits: 0, pages: [["/", 1]] });
});

test("what could not be written is counted with what came after it", () => {
  const counts = createDayCounts();
  counts.add(day, { views: 1, page: "/" });
  const taken = counts.take();
  counts.add(day, { views: 1, page: "/" });
  counts.giveBack(taken);
  expect(withCounts([], counts.take())).toMatchObject([{ date: day, views: 2, pages: [["/", 2]] }]);
  expect(counts.take().size).toBe(0);
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
  expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(250_000);
  for (const list of [stored[0]?.sources, stored[0]?.campaigns, stored[0]?.pages] as const) {
    const counted = list?.map((entry) => entry.at(-1) as number) ?? [];
    expect(counted.reduce((sum, count) => sum + count)).toBe(20_000);
    expect(list?.at(-1)?.[0]).toBe("other");
  }
});
