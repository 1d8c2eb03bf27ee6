import { describe, expect, test } from "vitest";
import { calendarOf } from "../../src/server/cohorts/calendar.ts";
import type { StoredCohort } from "../../src/server/cohorts/stored-cohorts.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";

const siteUrl = "https://www.example.test";
const id = "0b8fd9d1-6c1f-4f2f-9c57-3c9f5f9d8f10";

function linesOf(...cohorts: Partial<StoredCohort>[]): string[] {
  return calendarOf(
    cohorts.map((cohort) => storedCohort(cohort)),
    siteUrl,
  )
    .replaceAll("\r\n ", "")
    .split("\r\n");
}

describe("a cohort in a calendar", () => {
  test("is one event that comes with every class, at its local time", () => {
    const lines = linesOf({ id });
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        "TZID:America/Chicago",
        "DTSTART;TZID=America/Chicago:20261006T194500",
        "DTEND;TZID=America/Chicago:20261006T211500",
        "RRULE:FREQ=WEEKLY;COUNT=24;BYDAY=MO,TU,WE,TH",
        "SUMMARY:No Code Agentic AI Course",
        "SEQUENCE:0",
        "DTSTAMP:20260501T100000Z",
      ]),
    );
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines.filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(1);
  });

  test.each([
    ["US/Central", "America/Chicago"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["america/chicago", "America/Chicago"],
    ["Europe/Kyiv", "Europe/Kyiv"],
  ])("in %s names the zone as its rules are named", (timeZone, name) => {
    const lines = linesOf({ timeZone });
    expect(lines).toContain(`TZID:${name}`);
    expect(lines).toContain(`DTSTART;TZID=${name}:20261006T194500`);
  });

  test("begins with its first class, where it starts on a day without one", () => {
    // October 9, 2026 is a Friday.
    expect(linesOf({ startsOn: "2026-10-09" })).toContain("DTSTART;TZID=America/Chicago:20261012T194500");
  });

  test("a changed one keeps its UID and has a higher number", () => {
    const uid = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));
    const changed = linesOf({ id, revision: 3, time: "18:00", changedAt: "2026-06-01T00:00:00.000Z" });
    expect(uid(changed)).toBe(uid(linesOf({ id })));
    expect(changed).toContain("SEQUENCE:3");
    expect(changed).toContain("LAST-MODIFIED:20260601T000000Z");
  });

  test("a webinar is once, also over midnight, in its own zone", () => {
    const lines = linesOf({
      course: "webinar",
      startsOn: "2026-12-31",
      endsOn: "2026-12-31",
      days: ["thu"],
      time: "23:30",
      timeZone: "Asia/Kolkata",
    });
    expect(lines).toContain("DTSTART;TZID=Asia/Kolkata:20261231T233000");
    expect(lines).toContain("DTEND;TZID=Asia/Kolkata:20270101T010000");
    expect(lines.some((line) => line.startsWith("RRULE:FREQ=WEEKLY"))).toBe(false);
  });

  test("several in one zone need its rules once", () => {
    const lines = linesOf({}, { startsOn: "2027-01-11", endsOn: "2027-02-18" });
    expect(lines.filter((line) => line === "BEGIN:VTIMEZONE")).toHaveLength(1);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  });

  test("every line ends as RFC 5545 says, and none is longer than 75 bytes", () => {
    for (const cohorts of [[storedCohort()], []]) {
      const text = calendarOf(cohorts, siteUrl);
      expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75 && !line.includes("\n"))).toBe(
        true,
      );
      expect(text).toMatch(/[^\r\n]\r\nEND:VCALENDAR\r\n$/);
    }
  });
});
