import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { CohortList } from "../../src/admin/courses/cohort-list.tsx";
import type { CohortEntry, DatedCourse } from "../../src/shared/cohorts/cohort.ts";

const cohort: CohortEntry = {
  id: "1",
  course: "no-code",
  startsOn: "2026-10-06",
  endsOn: "2026-11-12",
  days: ["mon", "tue", "wed", "thu"],
  time: "19:45",
  minutes: 90,
  timeZone: "America/Chicago",
  seats: null,
  seatsLeft: null,
};

afterEach(() => vi.useRealTimers());

test.each([
  // In Plano it is still the day before, and then the evening of the day.
  ["2026-10-06T00:30:00.000Z", "1 to come, 0 past"],
  ["2026-10-07T00:44:00.000Z", "1 to come, 0 past"],
  ["2026-10-07T00:46:00.000Z", "0 to come, 1 past"],
])("at %s a date that starts at 7:45 PM in Plano is listed as %s", (now, count) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  show(cohort);
  expect(screen.getByText(count)).toBeTruthy();
});

test("who waits for a date of a course is counted, as a way to these requests", () => {
  show(cohort, (course) => (course === "no-code" ? 3 : 0));
  const link = screen.getByRole("link", { name: "3 people wait for a date: No Code Agentic AI Course" });
  expect(link.getAttribute("href")).toBe("?tab=leads&form=No+Code+Agentic+AI+Course+Waitlist");
  expect(screen.getAllByText(/for a date:/)).toHaveLength(1);
});

test.each([
  [3, 3, "Full: 3 seats"],
  [3, 4, "Full: 3 seats, 1 person too many"],
  [0, 2, "Full: 0 seats, 2 people too many"],
])("of a date with %i seats in which %i people take part the list says %s", (seats, people, words) => {
  show({ ...cohort, startsOn: "2099-10-06", endsOn: "2099-11-12", seats, seatsLeft: 0 }, () => 0, people);
  expect(screen.getByText(words)).toBeTruthy();
});

function show(item: CohortEntry, waiting: (course: DatedCourse) => number = () => 0, people = 0): void {
  const nothing = async () => {};
  render(
    <MemoryRouter>
      <CohortList
        list={{
          items: [item],
          failed: false,
          outdatedSince: null,
          reload: nothing,
          refresh: nothing,
          change: () => {},
        }}
        takingPart={() => people}
        waiting={waiting}
        onNew={() => {}}
        onEdit={() => {}}
        onDelete={() => {}}
      />
    </MemoryRouter>,
  );
}
