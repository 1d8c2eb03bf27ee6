import { expect, test } from "vitest";
import { entryOf } from "../../src/server/requests/lead-entries.ts";
import { filterLeads, prepareSearch } from "../../src/shared/forms/filter-leads.ts";
import type { LeadState } from "../../src/shared/forms/lead.ts";
import { leadFilterOf } from "../../src/shared/forms/lead-filter.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";
import { manyLeads } from "../support/inputs/many-leads.ts";
import { processorMs } from "../support/processor-time.ts";

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

const all = leadFilterOf(new URLSearchParams());

test.each([
  ["won", ["won"]],
  ["in progress", ["working"]],
  ["general message", ["new", "won", "working"]],
  ["contact form WON", ["won"]],
  ["send the offer", ["working"]],
])("the words of states, forms and next steps are found: %j", (query, found) => {
  const formName = "General Contact Form";
  const entries = [
    leadEntry({ id: "new", formName }),
    leadEntry({ id: "won", formName, state: "won" }),
    leadEntry({
      id: "working",
      formName,
      state: "in progress",
      nextStep: { text: "Send the offer", on: "2026-05-02" },
    }),
  ];
  const shown = filterLeads(entries, { ...all, query }, { [formName]: "General message" }, "2026-05-01");
  expect(shown.map(({ id }) => id)).toEqual(found);
});

test("due is what is planned for today and before, but of suspected spam, the longest due first", () => {
  const planned = (id: string, on: string, state: LeadState = "new") =>
    leadEntry({ id, state, nextStep: { text: "Call", on } });
  const entries = [
    planned("today", "2026-05-01"),
    planned("tomorrow", "2026-05-02"),
    planned("late", "2025-12-31", "lost"),
    planned("spam", "2026-04-01", "suspected"),
    leadEntry({ id: "none" }),
  ];
  const shown = filterLeads(entries, { ...all, state: "due" }, {}, "2026-05-01");
  expect(shown.map(({ id }) => id)).toEqual(["late", "today"]);
});

test("planned is all that has a next step but suspected spam, in the order of its days", () => {
  const planned = (id: string, on: string, state: LeadState = "new") =>
    leadEntry({ id, state, nextStep: { text: "Call", on } });
  const entries = [
    planned("next week", "2026-05-08"),
    planned("today", "2026-05-01"),
    planned("tomorrow", "2026-05-02", "won"),
    planned("late", "2025-12-31"),
    planned("spam", "2026-05-03", "suspected"),
    leadEntry({ id: "none" }),
  ];
  const shown = filterLeads(
    entries,
    { ...all, ...leadFilterOf(new URLSearchParams("state=planned")) },
    {},
    "2026-05-01",
  );
  expect(shown.map(({ id }) => id)).toEqual(["late", "today", "tomorrow", "next week"]);
});

test("a search over 10,000 leads takes the processor less than a frame of a busy phone", () => {
  const entries = manyLeads(10_000).map((request) => leadEntry(entryOf(request, [])));
  prepareSearch(entries, {});
  filterLeads(entries, { ...all, query: "company 1" }, {}, "2026-05-01");
  const before = processorMs();
  const shown = filterLeads(entries, { ...all, query: "company 12 müller" }, {}, "2026-05-01");
  expect(processorMs() - before).toBeLessThan(100);
  expect(shown.length).toBeGreaterThan(0);
});
