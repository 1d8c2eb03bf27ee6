import { expect, test } from "vitest";
import { longDateIn, yearIn } from "../../src/shared/company-time.ts";

test.each([
  ["2026-05-03T12:00:00.000Z", "May 3, 2026"],
  ["2026-05-03T04:59:59.999Z", "May 2, 2026"],
  ["2026-05-03T05:00:00.000Z", "May 3, 2026"],
  ["2027-01-01T05:59:59.999Z", "December 31, 2026"],
  ["2024-03-01T05:30:00.000Z", "February 29, 2024"],
])("%s is %s in Chicago", (date, text) => {
  expect(longDateIn("America/Chicago", date)).toBe(text);
});

test("the year ends when the company's does", () => {
  expect(yearIn("America/Chicago", new Date("2027-01-01T05:59:59.999Z"))).toBe(2026);
  expect(yearIn("America/Chicago", new Date("2027-01-01T06:00:00.000Z"))).toBe(2027);
});
