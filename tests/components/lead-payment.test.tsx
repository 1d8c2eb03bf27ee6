import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeadFacts } from "../../src/admin/leads/lead-facts.tsx";
import { toDoWords } from "../../src/admin/leads/lead-text.ts";
import type { LeadEntry, LeadPayment } from "../../src/shared/forms/lead.ts";

const payment: LeadPayment = {
  state: "paid",
  amount: 79_900,
  currency: "usd",
  at: "2026-05-01T10:00:00.000Z",
  provider: "stripe",
  reference: "pi_1",
};

function enrollment(part: Partial<LeadEntry> = {}): LeadEntry {
  return {
    id: "1",
    kind: "enrollment",
    formName: "Enrollment request",
    fields: { name: "Ada" },
    page: null,
    source: null,
    cohort: null,
    payment,
    state: "new",
    notes: [],
    nextStep: null,
    deliveries: [],
    createdAt: "2026-05-01T10:00:00.000Z",
    handledAt: null,
    ...part,
  };
}

test.each<[string, Partial<LeadEntry>, string | null]>([
  ["paid, without a date", {}, "Needs a date"],
  ["paid twice, without a date", { paidTwice: true }, "Paid twice · Needs a date"],
  ["paid, with a date", { cohort: "a date" }, null],
  ["refunded", { payment: { ...payment, state: "refunded" } }, null],
  ["not paid for", { payment: null }, null],
])("what is to do for an enrollment that is %s", (_what, part, words) => {
  expect(toDoWords(enrollment(part))).toBe(words);
});

test("an enrollment shows what was paid, and that it was paid twice", () => {
  render(<LeadFacts entry={enrollment({ paidTwice: true })} cohorts={[]} />);
  expect(screen.getByText("$799.00 paid (stripe, pi_1)")).toBeTruthy();
  expect(screen.getByText("The same address had paid before, and has one seat.")).toBeTruthy();
});
