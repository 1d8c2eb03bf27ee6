import { expect, test } from "vitest";
import { moveStart } from "../../src/admin/courses/cohorts.ts";
import type { CohortInput } from "../../src/shared/cohorts/cohort-input.ts";

const course: CohortInput = {
  course: "no-code",
  startsOn: "2027-10-06",
  endsOn: "2027-11-16",
  days: ["mon", "tue", "wed", "thu"],
  time: "19:45",
  minutes: 90,
  timeZone: "America/Chicago",
  seats: null,
};

test("a course that moves keeps its 24 classes", () => {
  expect(moveStart(course, "2027-01-11")).toEqual({ startsOn: "2027-01-11", endsOn: "2027-02-18" });
  expect(moveStart(course, "2027-10-06")).toEqual({ startsOn: "2027-10-06", endsOn: "2027-11-16" });
});

test("what is on one day moves to another weekday", () => {
  const webinar: CohortInput = { ...course, startsOn: "2027-09-28", endsOn: "2027-09-28", days: ["tue"] };
  expect(moveStart(webinar, "2027-09-30")).toEqual({
    startsOn: "2027-09-30",
    endsOn: "2027-09-30",
    days: ["thu"],
  });
});

test.each(["", "0002-01-11", "2027-02-30", "soon"])("%j moves no end", (startsOn) => {
  expect(moveStart(course, startsOn)).toEqual({ startsOn });
});

test("where nothing was there before, or its end is before its start, no end is made up", () => {
  expect(moveStart({ ...course, startsOn: "", endsOn: "" }, "2027-01-11")).toEqual({
    startsOn: "2027-01-11",
  });
  expect(moveStart({ ...course, endsOn: "2027-01-01" }, "2027-01-11")).toEqual({ startsOn: "2027-01-11" });
});
