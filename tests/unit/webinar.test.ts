import { expect, test } from "vitest";
import { noCodeCourse } from "../../content/training/no-code-agentic-ai.ts";
import { nextWebinar } from "../../src/server/outbox/webinar.ts";
import { fullTimeIn, instantIn } from "../../src/shared/company-time.ts";

test("the webinar is at its date's next return, until it begins", () => {
  expect(nextWebinar(new Date("2026-09-28T16:59:59.999Z"))).toEqual(new Date("2026-09-28T17:00:00Z"));
  expect(nextWebinar(new Date("2026-09-28T17:00:00Z"))).toEqual(new Date("2027-09-28T17:00:00Z"));
  expect(nextWebinar(new Date("2026-12-31T23:00:00Z"))).toEqual(new Date("2027-09-28T17:00:00Z"));
});

test("calendars have the date that the page says", () => {
  const words = fullTimeIn("America/Chicago", nextWebinar(new Date("2026-01-01")));
  expect(words).toBe("Monday, September 28, 2026 at 12:00 PM CDT");
  expect(noCodeCourse.webinar.date).toBe("September 28th at 12pm CDT");
});

test.each([
  ["America/Chicago", { year: 2026, month: 1, day: 5, hour: 12 }, "2026-01-05T18:00:00Z"],
  ["America/Chicago", { year: 2026, month: 3, day: 8, hour: 3 }, "2026-03-08T08:00:00Z"],
  ["America/Chicago", { year: 2026, month: 11, day: 1, hour: 2 }, "2026-11-01T08:00:00Z"],
  ["Asia/Kolkata", { year: 2026, month: 7, day: 1, hour: 0 }, "2026-06-30T18:30:00Z"],
  ["UTC", { year: 2026, month: 7, day: 1, hour: 23 }, "2026-07-01T23:00:00Z"],
])("in %s it is %j at one moment", (timeZone, local, moment) => {
  expect(instantIn(timeZone, local)).toEqual(new Date(moment));
});
