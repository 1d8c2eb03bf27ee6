import { expect, test } from "vitest";
import { plans, priceWithCode } from "../../content/training/plans.ts";
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

test("a code takes its dollars off the price of a plan", () => {
  expect(priceWithCode(plans.professionals, 100)).toBe("$899");
  expect(priceWithCode(plans.students, 50)).toBe("$749");
});

test("a code of the time when it could take off more than a plan costs makes no price less than a dollar", () => {
  expect(priceWithCode(plans.professionals, 1_000)).toBe("$1");
  expect(priceWithCode(plans.students, 10_000)).toBe("$1");
});
