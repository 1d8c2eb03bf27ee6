import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { CoursesTab } from "../../src/admin/courses/courses-tab.tsx";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

afterEach(() => vi.unstubAllGlobals());

test("who waits is whom the server would tell, and is asked again when the leads change", async () => {
  let people = 2;
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "/api/waitlists" ? [{ course: "no-code", people }] : []),
  );
  const nothing = async () => {};
  const cohorts = { items: [], failed: false, outdatedSince: null, reload: nothing, refresh: nothing };
  const tab = (leads: LeadEntry[]) => (
    <MemoryRouter>
      <CoursesTab cohorts={{ ...cohorts, change: () => {} }} leads={leads} />
    </MemoryRouter>
  );
  const { rerender } = render(tab([]));
  await screen.findByText(/^2 people wait/);
  people = 1;
  await act(async () => rerender(tab([leadEntry({})])));
  fireEvent.click(screen.getByRole("button", { name: "New date" }));
  expect(screen.getByText(/^1 person waits for a date\. As soon/)).toBeTruthy();
});
