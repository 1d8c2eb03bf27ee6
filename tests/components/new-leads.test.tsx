import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { NewLeads } from "../../src/admin/overview/new-leads.tsx";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

const refused = {
  channel: "mail",
  state: "waiting",
  attempts: 2,
  lastError: "The mail server refused the password",
  at: "2026-05-01T10:00:00.000Z",
} as const;

function show(items: LeadEntry[]) {
  const onOpen = vi.fn();
  const leads = {
    items,
    failed: false,
    outdatedSince: null,
    reload: async () => {},
    refresh: async () => {},
    change: () => {},
  };
  render(
    <MemoryRouter>
      <NewLeads leads={leads} today="2026-05-02" onOpen={onOpen} onAll={() => {}} />
    </MemoryRouter>,
  );
  return onOpen;
}

test("mail that does not arrive is said on the overview, and leads to the latest lead that tells why", () => {
  const onOpen = show([
    leadEntry({ id: "fine" }),
    leadEntry({ id: "latest", deliveries: [refused] }),
    leadEntry({ id: "older", deliveries: [refused] }),
  ]);
  screen.getByText("The mail or the webhook of 2 leads has not arrived.");
  fireEvent.click(screen.getByRole("button", { name: "See why" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("latest");
});

test("nothing is said where all arrived, or somebody has looked after the lead", () => {
  show([leadEntry({}), leadEntry({ id: "b", state: "won", deliveries: [refused] })]);
  expect(screen.queryByRole("button", { name: "See why" })).toBeNull();
});
