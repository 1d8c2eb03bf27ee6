import { expect, test } from "vitest";
import { endOf, startOf } from "../../src/server/cohorts/cohort-times.ts";
import { classDays } from "../../src/shared/cohorts/cohort.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";

test("classes keep their local time when the clocks change", () => {
  const cohort = storedCohort();
  expect(startOf(cohort).toISOString()).toBe("2026-10-07T00:45:00.000Z");
  expect(startOf({ ...cohort, startsOn: "2026-11-02" }).toISOString()).toBe("2026-11-03T01:45:00.000Z");
  expect(classDays(cohort)).toHaveLength(24);
  expect(classDays(cohort).at(-1)).toBe("2026-11-16");
  expect(endOf({ ...cohort, endsOn: "2026-11-18", days: ["mon"] }).toISOString()).toBe(
    "2026-11-17T03:15:00.000Z",
  );
});
