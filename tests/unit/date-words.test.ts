import { describe, expect, test } from "vitest";
import { wordsOf } from "../../src/server/cohorts/date-words.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";

const inMay = new Date("2026-05-01T10:00:00Z");

describe("a cohort in words", () => {
  test("the specification's", () => {
    const words = wordsOf(storedCohort(), inMay);
    expect(words).toMatchObject({ starts: "Oct 6th", schedule: "Mon-Thu 7:45pm-9:15pm CDT" });
    expect(words.startsAt).toBe("2026-10-06T19:45:00-05:00");
    // Summer time is over by then.
    expect(words.endsAt).toBe("2026-11-17T03:15:00.000Z");
  });

  test("the year is there where it is not the company's current one", () => {
    const cohort = storedCohort();
    expect(wordsOf(cohort, new Date("2025-12-31T12:00:00Z")).starts).toBe("Oct 6th, 2026");
    // New year in London, and not yet in Plano.
    expect(wordsOf(cohort, new Date("2026-01-01T05:59:59Z")).starts).toBe("Oct 6th, 2026");
    expect(wordsOf(cohort, new Date("2026-01-01T06:00:00Z")).starts).toBe("Oct 6th");
  });

  test("a webinar's has its time", () => {
    const webinar = storedCohort({
      course: "webinar",
      startsOn: "2026-09-28",
      endsOn: "2026-09-28",
      time: "12:00",
    });
    expect(wordsOf(webinar, inMay).starts).toBe("September 28th at 12pm CDT");
    expect(wordsOf(webinar, new Date("2025-05-01T10:00:00Z")).starts).toBe(
      "September 28th, 2026 at 12pm CDT",
    );
  });

  test.each([
    [1, "Oct 1st"],
    [2, "Oct 2nd"],
    [3, "Oct 3rd"],
    [11, "Oct 11th"],
    [12, "Oct 12th"],
    [13, "Oct 13th"],
    [21, "Oct 21st"],
    [22, "Oct 22nd"],
    [23, "Oct 23rd"],
    [31, "Oct 31st"],
  ])("the %ith", (day, starts) => {
    const startsOn = `2026-10-${String(day).padStart(2, "0")}`;
    expect(wordsOf(storedCohort({ startsOn }), inMay).starts).toBe(starts);
  });

  test.each([
    [{ days: ["tue"] as const, time: "09:05", minutes: 60 }, "Tue 9:05am-10:05am CDT"],
    [{ days: ["mon", "wed"] as const, time: "12:30", minutes: 30 }, "Mon, Wed 12:30pm-1pm CDT"],
    [{ days: ["mon", "tue", "thu"] as const, time: "00:00", minutes: 60 }, "Mon, Tue, Thu 12am-1am CDT"],
    [{ days: ["sat", "sun"] as const, time: "23:30", minutes: 60 }, "Sat, Sun 11:30pm-12:30am CDT"],
  ])("the schedule of %o", ({ days, ...times }, schedule) => {
    expect(wordsOf(storedCohort({ days: [...days], ...times }), inMay).schedule).toBe(schedule);
  });

  test("another zone has its own name and offset", () => {
    const words = wordsOf(storedCohort({ timeZone: "Europe/Berlin" }), inMay);
    expect(words.schedule).toBe("Mon-Thu 7:45pm-9:15pm GMT+2");
    expect(words.startsAt).toBe("2026-10-06T19:45:00+02:00");
  });
});
