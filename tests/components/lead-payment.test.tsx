import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { rowWords, toDoWords } from "../../src/admin/leads/lead-fact-words.ts";
import { LeadFacts } from "../../src/admin/leads/lead-facts.tsx";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { leadEntry, leadPayment } from "../support/inputs/lead-entry.ts";

const enrollment = (part: Partial<LeadEntry> = {}) =>
  leadEntry({
    kind: "enrollment",
    formName: "Enrollment request",
    fields: { name: "Ada" },
    page: null,
    payment: leadPayment,
    ...part,
  });

test.each<[string, Partial<LeadEntry>, string | null]>([
  ["paid, without a date", {}, "Needs a date"],
  ["paid twice, without a date", { paidTwice: true }, "Paid twice · Needs a date"],
  ["paid, with a date", { cohort: "a date" }, null],
  ["refunded", { payment: { ...leadPayment, state: "refunded" } }, null],
  ["not paid for", { payment: null }, null],
])("what is to do for an enrollment that is %s", (_what, part, words) => {
  expect(toDoWords(enrollment(part))).toBe(words);
});

test.each<[string, Partial<LeadEntry>, string]>([
  ["was paid for", {}, "$799.00 paid · Plan: students"],
  [
    "was refunded",
    { payment: { ...leadPayment, state: "refunded" } },
    "$799.00 refunded in full · Plan: students",
  ],
  ["was only asked for", { payment: null }, "Plan: students"],
  ["was paid for without more", { fields: { name: "Ada" } }, "$799.00 paid"],
])("the list says of an enrollment that it %s", (_what, part, words) => {
  expect(rowWords(enrollment({ fields: { name: "Ada", plan: "students" }, ...part }))).toBe(words);
});

test("an enrollment shows what was paid, and that it was paid twice", () => {
  render(<LeadFacts entry={enrollment({ paidTwice: true })} cohorts={[]} />);
  expect(screen.getByText("$799.00 paid (stripe, pi_1)")).toBeTruthy();
  expect(screen.getByText("The same address had paid before, and has one seat.")).toBeTruthy();
});
