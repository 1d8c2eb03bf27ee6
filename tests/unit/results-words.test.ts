import { expect, test } from "vitest";
import { statsCsv } from "../../src/admin/results/stats-csv.ts";
import { changeWords, checkoutWords, leadsWords, rateOf, sentWords } from "../../src/admin/results/words.ts";
import type { SiteStats } from "../../src/shared/visits/stats.ts";

const none = { won: 0, enrollments: 0, revenue: 0, subscriptions: 0 };
const stats: SiteStats = {
  days: [{ date: "2026-05-01", visits: 2, views: 3, leads: 1 }],
  pages: [
    { path: "/contact", visits: 2, leads: 1, won: 1, enrollments: 1, revenue: 79_900, subscriptions: 2 },
  ],
  landings: [{ path: "/blogs/first", leads: 1 }],
  sources: [{ source: "=HYPERLINK(1)", visits: 2, leads: 1, ...none }],
  campaigns: [{ campaign: "spring", source: null, medium: "mail", visits: 1, leads: 0, ...none }],
  events: {
    formsSeen: 2,
    formsSent: 1,
    chats: 0,
    searches: 3,
    checkouts: 1,
    enrollments: 1,
    subscriptions: 2,
  },
  revenue: 79_900,
  before: { visits: 4, leads: 2 },
  elsewhere: { forms: false, payments: false, leadsKeptDays: null },
};

test.each([
  [0, 0, "–"],
  [1, 0, "–"],
  [0, 5, "0 %"],
  [1, 5_000, "under 0.1 %"],
  [1, 8, "13 %"],
  [9.94, 100, "9.9 %"],
  [9.99, 100, "10 %"],
  [5, 5, "100 %"],
  [3, 1, "over 100 %"],
])("%d of %d is %s", (part, whole, words) => {
  expect(rateOf(part, whole)).toBe(words);
});

test.each([
  [5, 0, "none in the 7 days before"],
  [5, 5, "as many as 5 in the 7 days before"],
  [1_003, 1_000, "about as many as 1,000 in the 7 days before"],
  [6, 4, "50 % more than 4 in the 7 days before"],
  [3, 4, "25 % fewer than 4 in the 7 days before"],
])("%d after %d: %s", (now, before, words) => {
  expect(changeWords(now, before, 7)).toBe(words);
});

test("leads that are removed after a time are compared with none before it", () => {
  const keptFor = (leadsKeptDays: number | null) =>
    leadsWords({ ...stats, elsewhere: { ...stats.elsewhere, leadsKeptDays } }, 1);
  expect(keptFor(null)).toBe("50 % fewer than 2 in the 1 days before");
  expect(keptFor(2)).toBe("50 % fewer than 2 in the 1 days before");
  expect(keptFor(1)).toBe("older ones are removed after 1 days");
});

test("where a provider has the forms and the payments, no zero stands for what it has", () => {
  const elsewhere = { forms: true, payments: true, leadsKeptDays: null };
  expect(leadsWords({ ...stats, elsewhere }, 1)).toBe("without those of your form provider");
  const csv = statsCsv({ ...stats, elsewhere });
  expect(csv).toContain('"event","formsSent","","","","","","","","","",""\r\n');
  expect(csv).toContain('"event","enrollments","","","","","","","","","",""\r\n');
  expect(csv).toContain('"event","checkouts","","","","","","","","","","1"\r\n');
});

test("what was sent is compared with what was seen", () => {
  expect([sentWords(0, 0), sentWords(1, 4)]).toEqual(["none was seen", "25 % of 4 seen"]);
  expect([checkoutWords(0, 0), checkoutWords(1, 4)]).toEqual([
    "nobody came to the checkout",
    "25 % of 4 visits to the checkout",
  ]);
});

test("what was sent without a counted visit is not said to have come from nobody", () => {
  const words = "by visitors who were not counted";
  expect([sentWords(11, 0), checkoutWords(2, 0)]).toEqual([words, words]);
});

test("the CSV has every list, the events and the days before, and no formula", () => {
  expect(statsCsv(stats).replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    '"list","name","source","medium","visits","views","leads","won","enrollments","revenue","subscriptions","count"',
    '"sum","revenue in cents of US dollars","","","","","","","","79900","",""',
    '"day","2026-05-01","","","2","3","1","","","","",""',
    '"page","/contact","","","2","","1","1","1","79900","2",""',
    '"first page","/blogs/first","","","","","1","","","","",""',
    `"source","'=HYPERLINK(1)","","","2","","1","0","0","0","0",""`,
    '"campaign","spring","","mail","1","","0","0","0","0","0",""',
    '"event","formsSeen","","","","","","","","","","2"',
    '"event","formsSent","","","","","","","","","","1"',
    '"event","chats","","","","","","","","","","0"',
    '"event","searches","","","","","","","","","","3"',
    '"event","checkouts","","","","","","","","","","1"',
    '"event","enrollments","","","","","","","","","","1"',
    '"event","subscriptions","","","","","","","","","","2"',
    '"before","the 1 days before","","","4","","2","","","","",""',
  ]);
});
