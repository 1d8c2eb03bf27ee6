import { expect, test } from "vitest";
import { filterLeads } from "../../src/shared/forms/filter-leads.ts";
import { leadFilterOf } from "../../src/shared/forms/lead-filter.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

test.each([
  ["(972) 555-0100", true],
  ["972555", true],
  ["+19725550100", true],
  ["555 0100", true],
  ["9725550101", false],
])("a number is found by %j: %j", (query, isFound) => {
  const typed = [
    "+1 (972) 555-0100",
    "\u202a+1 (972)\u00a0555\u20110100",
    "\uff0b1 (\uff19\uff17\uff12) 555-0100",
  ];
  for (const phone of typed) {
    const entry = leadEntry({ fields: { phone } });
    const filter = { ...leadFilterOf(new URLSearchParams()), query };
    expect(filterLeads([entry], filter, {}, "2026-05-01")).toEqual(isFound ? [entry] : []);
  }
});
