import { expect, test, vi } from "vitest";
import { localTimeIn, momentOf } from "../../src/shared/company-time.ts";

test.each([
  ["2026-07-01T09:30", "2026-07-01T14:30:00.000Z"],
  ["2026-12-01T09:30", "2026-12-01T15:30:00.000Z"],
  ["2026-03-08T01:59", "2026-03-08T07:59:00.000Z"],
  ["2026-03-08T03:00", "2026-03-08T08:00:00.000Z"],
  ["2026-11-01T00:30", "2026-11-01T05:30:00.000Z"],
  ["2026-11-01T02:00", "2026-11-01T08:00:00.000Z"],
])("%s in Chicago is %s, and back", (local, moment) => {
  expect(momentOf("America/Chicago", local)).toBe(moment);
  expect(localTimeIn("America/Chicago", moment)).toBe(local);
});

test("an hour that the clocks leave out is one beside it, and what is no time is none", () => {
  expect(momentOf("America/Chicago", "2026-03-08T02:30")).toMatch(/^2026-03-08T0[78]:30:00\.000Z$/);
  for (const text of ["", "2026-07-01", "tomorrow"]) expect(momentOf("America/Chicago", text)).toBeNull();
});

test("the times of a long file share one format, which takes long to make", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  for (let minute = 10; minute < 60; minute++)
    localTimeIn("America/Chicago", `2026-07-01T14:${minute}:00.000Z`);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});
