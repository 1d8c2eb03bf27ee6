import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LeadDeliveries } from "../../src/admin/leads/lead-deliveries.tsx";
import { LeadList } from "../../src/admin/leads/lead-list.tsx";
import { OpenLead } from "../../src/admin/leads/open-lead.tsx";
import type { LeadDelivery } from "../../src/shared/forms/lead.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

function openLead(state: LeadDelivery["state"]) {
  const delivery = { channel: "mail", attempts: 1, lastError: null, at: "2026-05-01T10:00:00.000Z" } as const;
  return (
    <MemoryRouter>
      <OpenLead title="Ada" onBack={() => {}}>
        <LeadDeliveries deliveries={[{ ...delivery, state }]} onSend={() => {}} />
        <input aria-label="Other" />
      </OpenLead>
    </MemoryRouter>
  );
}

test("the heading takes over the focus of a button that did its work, and no other", () => {
  const { rerender } = render(openLead("failed"));
  screen.getByText("Try again").focus();
  rerender(openLead("sent"));
  expect(screen.queryByText("Try again")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Ada");

  rerender(openLead("failed"));
  screen.getByLabelText("Other").focus();
  rerender(openLead("sent"));
  expect(document.activeElement).toBe(screen.getByLabelText("Other"));
  screen.getByLabelText("Other").blur();
  rerender(openLead("failed"));
  expect(document.activeElement).toBe(document.body);
});

const none = { entries: [], has: () => false, choose: () => {}, chooseAll: () => {} };

test("the button for more leads gives the focus to the first row that it brought when it goes", () => {
  const entries = Array.from({ length: 21 }, (_, index) => leadEntry({ id: `lead-${index}` }));
  render(
    <LeadList
      entries={entries}
      openId={null}
      chosen={none}
      today="2026-05-02"
      suspected={0}
      onSuspected={() => {}}
      headingId="heading"
      onOpen={() => {}}
    />,
  );
  const more = screen.getByText("Show more leads");
  more.focus();
  more.click();
  expect(more.isConnected).toBe(false);
  expect((document.activeElement as HTMLElement).dataset.lead).toBe("lead-20");
});
