import { expect, test } from "vitest";
import { filterLeads, leadFilterOf } from "../../src/shared/forms/lead-filter.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

test.each([
  ["(972) 555-0100", true],
  ["972555", true],
  ["+19725550100", true],
  ["555 0100", true],
  ["9725550101", false],
])("a number is found by %j: %j", (query, isFound) => {
  const entry = leadEntry({ fields: { phone: "+1 (972) 555-0100" } });
  const filter = { ...leadFilterOf(new URLSearchParams()), query };
  expect(filterLeads([entry], filter, {})).toEqual(isFound ? [entry] : []);
});
