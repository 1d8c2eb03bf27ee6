import { expect, test } from "vitest";
import { instantIn } from "../../src/shared/company-time.ts";

test.each([
  ["America/Chicago", { year: 2026, month: 1, day: 5, hour: 12 }, "2026-01-05T18:00:00Z"],
  ["America/Chicago", { year: 2026, month: 3, day: 8, hour: 3 }, "2026-03-08T08:00:00Z"],
  ["America/Chicago", { year: 2026, month: 11, day: 1, hour: 2 }, "2026-11-01T08:00:00Z"],
  // The clocks skip this hour, and show that one twice.
  ["America/Chicago", { year: 2027, month: 3, day: 14, hour: 2, minute: 30 }, "2027-03-14T08:30:00Z"],
  ["America/Chicago", { year: 2026, month: 11, day: 1, hour: 1, minute: 30 }, "2026-11-01T06:30:00Z"],
  ["Asia/Kolkata", { year: 2026, month: 7, day: 1, hour: 0 }, "2026-06-30T18:30:00Z"],
  ["UTC", { year: 2026, month: 7, day: 1, hour: 23 }, "2026-07-01T23:00:00Z"],
])("in %s it is %j at one moment", (timeZone, local, moment) => {
  expect(instantIn(timeZone, local)).toEqual(new Date(moment));
});
