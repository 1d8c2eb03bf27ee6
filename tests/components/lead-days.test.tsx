import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LeadDays } from "../../src/admin/overview/new-leads.tsx";
import { leadEntry } from "../support/inputs/lead-entry.ts";

test.each([
  // The company is in Chicago: its 1 May begins at 5:00 UTC, and the 14th day before at 5:00 UTC of 18 April.
  ["2026-05-02T04:59:00.000Z", 1],
  ["2026-05-01T05:00:00.000Z", 1],
  ["2026-04-18T05:00:00.000Z", 1],
  ["2026-04-18T04:59:00.000Z", 0],
  ["2026-05-02T05:00:00.000Z", 0],
])("of a lead of %s the sum counts %i, as the bars do", (createdAt, count) => {
  const entries = [leadEntry({ createdAt }), leadEntry({ createdAt, state: "suspected" })];
  const { container } = render(<LeadDays entries={entries} today="2026-05-01" />);
  screen.getByText(`${count === 1 ? "1 lead" : "0 leads"} in the last 14 days`);
  const bars = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")).join("");
  expect(bars.match(/V8(?!\d)/g) ?? []).toHaveLength(count);
});
