import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { agreementDate, agreementVersion } from "../../content/training/plans.ts";
import { courseDates, createDatesView } from "../../src/server/cohorts/course-dates.ts";
import { type CohortsState, firstDates } from "../../src/server/cohorts/stored-cohorts.ts";
import { longDateIn } from "../../src/shared/company-time.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";

const nobody = new Map<string, number>();
const october = storedCohort({ id: "october", seats: 2 });
const january = storedCohort({ id: "january", startsOn: "2027-01-11", endsOn: "2027-02-18" });

function stateOf(part: Partial<CohortsState>): CohortsState {
  return { cohorts: [], offers: [], agreementChangedAt: null, ...part };
}

function nextNoCode(state: CohortsState, now: string, taken: ReadonlyMap<string, number> = nobody) {
  const { open, full } = courseDates(state, taken, new Date(now)).next["no-code"];
  return { open: open?.id ?? null, full: full?.id ?? null };
}

describe("what is next", () => {
  const state = stateOf({ cohorts: [january, october] });

  test("the soonest, until the moment that it starts", () => {
    expect(nextNoCode(state, "2026-10-07T00:44:59.999Z")).toEqual({ open: "october", full: null });
    expect(nextNoCode(state, "2026-10-07T00:45:00.000Z")).toEqual({ open: "january", full: null });
    expect(nextNoCode(state, "2027-01-12T01:45:00.000Z")).toEqual({ open: null, full: null });
  });

  test("a full one is said to be full, and a later one with seats is offered", () => {
    expect(nextNoCode(state, "2026-10-01T00:00:00Z", new Map([["october", 1]]))).toEqual({
      open: "october",
      full: null,
    });
    for (const count of [2, 3])
      expect(nextNoCode(state, "2026-10-01T00:00:00Z", new Map([["october", count]]))).toEqual({
        open: "january",
        full: "october",
      });
  });

  test("one full and none later", () => {
    const alone = stateOf({ cohorts: [october] });
    expect(nextNoCode(alone, "2026-10-01T00:00:00Z", new Map([["october", 2]]))).toEqual({
      open: null,
      full: "october",
    });
  });

  test.each([
    [0, "Oct 6th", "Mon-Thu 7:45pm-9:15pm CDT"],
    [2, "Jan 11th, 2027 (Oct 6th is full)", "Mon-Thu 7:45pm-9:15pm CST"],
  ])("with %i of 2 seats taken it reads as one line", (count, starts, schedule) => {
    const { next } = courseDates(state, new Map([["october", count]]), new Date("2026-10-01T00:00:00Z"));
    expect(next["no-code"].line).toEqual({ starts, schedule });
    expect(next.engineer.line).toEqual({
      starts: "Will be announced",
      schedule: "Will be announced with the date",
    });
  });

  test("other courses have their own", () => {
    const { next } = courseDates(state, nobody, new Date("2026-10-01T00:00:00Z"));
    expect([next.engineer, next.webinar]).toMatchObject(Array(2).fill({ open: null, full: null }));
  });
});

describe("codes", () => {
  const offers = [
    { code: "EARLY", amount: 100, lastDay: "2026-09-30" },
    { code: "LATE", amount: 50, lastDay: null },
  ];

  test("count to the end of their last day in the company's time", () => {
    const at = (time: string) => courseDates(stateOf({ offers }), nobody, new Date(time)).offer;
    expect(at("2026-10-01T04:59:59.999Z")).toEqual({ code: "EARLY", amount: 100 });
    expect(at("2026-10-01T05:00:00.000Z")).toEqual({ code: "LATE", amount: 50 });
  });

  test("none", () => {
    expect(courseDates(stateOf({}), nobody, new Date()).offer).toBeNull();
  });
});

describe("the dates that an empty store begins with", () => {
  test.each([
    ["2026-05-01T12:00:00Z", "Oct 6th", "September 28th at 12pm CDT"],
    ["2026-09-28T16:59:59Z", "Oct 6th", "September 28th at 12pm CDT"],
    ["2026-09-28T17:00:00Z", "Oct 6th", "September 28th, 2027 at 12pm CDT"],
    ["2026-11-22T12:00:00Z", "Oct 6th, 2027", "September 28th, 2027 at 12pm CDT"],
  ])("at %s", (time, noCode, webinar) => {
    const now = new Date(time);
    const { next, offer, agreement } = courseDates(firstDates(now), nobody, now);
    expect(next["no-code"].open).toMatchObject({ starts: noCode, schedule: "Mon-Thu 7:45pm-9:15pm CDT" });
    expect(next.webinar.open?.starts).toBe(webinar);
    expect(next.engineer).toMatchObject({ open: null, full: null });
    expect(offer).toEqual({ code: "EARLYNOCODE", amount: 100 });
    expect(agreement.changedAt).toBeNull();
  });

  test("the course has its 24 classes, whatever day of the week it begins on", () => {
    // October 6 is a Friday in 2028, and a Saturday in 2029.
    for (const year of [2026, 2027, 2028, 2029]) {
      const [noCode] = firstDates(new Date(`${year}-01-15T12:00:00Z`)).cohorts;
      expect(noCode?.startsOn).toBe(`${year}-10-06`);
      expect(noCode?.endsOn).toMatch(new RegExp(`^${year}-11-1[5-9]$`));
    }
  });
});

describe("the view of it", () => {
  test("is the same object until a write, a seat or the clock changes what is next", () => {
    const clock = createSetClock("2026-09-01T00:00:00Z");
    let state = stateOf({ cohorts: [january, october] });
    let taken: ReadonlyMap<string, number> = nobody;
    const view = createDatesView(
      () => state,
      () => taken,
      clock,
    );
    const first = view();
    clock.set("2026-10-07T00:44:59.999Z");
    expect(view()).toBe(first);
    taken = new Map([["october", 1]]);
    expect(view()).toBe(first);
    taken = new Map([["october", 2]]);
    const full = view();
    expect(full.next["no-code"].full?.id).toBe("october");
    // Also where the clock goes over several at once, and back.
    clock.set("2027-03-01T00:00:00Z");
    expect(view().next["no-code"]).toMatchObject({ open: null, full: null });
    clock.set("2026-10-01T00:00:00Z");
    expect(view()).toEqual(full);
    state = { ...state, cohorts: [] };
    expect(view().next["no-code"]).toMatchObject({ open: null, full: null });
  });

  test("turns at the company's new year", () => {
    const clock = createSetClock("2027-01-01T05:59:59.999Z");
    const view = createDatesView(
      () => stateOf({ cohorts: [january] }),
      () => nobody,
      clock,
    );
    expect(view().next["no-code"].open?.starts).toBe("Jan 11th, 2027");
    clock.set("2027-01-01T06:00:00.000Z");
    expect(view().next["no-code"].open?.starts).toBe("Jan 11th");
  });
});

test("the agreement's version is the last change of its dates, unless its own words are newer", () => {
  const { day } = agreementDate;
  const versionAfter = (changedAt: string) => {
    const state = stateOf({ agreementChangedAt: changedAt });
    return agreementVersion(courseDates(state, nobody, new Date(`${day}T20:00:00Z`)));
  };
  // The company's day begins at five or six in the morning by universal time.
  expect(versionAfter(`${day}T04:59:59Z`)).toBe(agreementDate.text);
  expect(versionAfter(`${day}T18:00:00Z`)).toMatch(/^\w+ \d+, \d{4} at 1[23]:00:00 PM C[DS]T$/);
});

test("the words' day is the same in words and in figures", () => {
  expect(longDateIn(site.timeZone, `${agreementDate.day}T12:00:00Z`)).toBe(agreementDate.text);
});

test("the agreement's text changes when a cohort starts and when a code ends", () => {
  const state = stateOf({
    cohorts: [october, january],
    offers: [{ code: "EARLY", amount: 100, lastDay: "2026-11-30" }],
    agreementChangedAt: "2026-09-01T10:00:00.000Z",
  });
  const at = (time: string) => courseDates(state, nobody, new Date(time)).agreement;
  expect(at("2026-10-01T00:00:00Z")).toMatchObject({ changedAt: "2026-09-01T10:00:00.000Z" });
  expect(at("2026-10-07T00:45:00Z")).toMatchObject({ changedAt: "2026-10-07T00:45:00.000Z" });
  expect(at("2026-12-02T00:00:00Z")).toMatchObject({ changedAt: "2026-12-01T06:00:00.000Z" });
  expect(at("2026-10-01T00:00:00Z").cohorts.map(({ id }) => id)).toEqual(["october", "january"]);
});
