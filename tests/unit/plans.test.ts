import { expect, test } from "vitest";
import { parsePlan } from "../../src/shared/forms/plans.ts";

test.each([
  ["professionals", "professionals"],
  ["STUDENTS", "students"],
  ["Students", "students"],
  ["student", null],
  ["students ", null],
  ["", null],
  [null, null],
])("the plan query %j names %j", (value, plan) => {
  expect(parsePlan(value)).toBe(plan);
});
