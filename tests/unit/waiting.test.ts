import { expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import { waitingFor } from "../../src/admin/courses/waiting.ts";
import type { LeadDelivery, LeadEntry } from "../../src/shared/forms/lead.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

const told: LeadDelivery = { channel: "announcement", state: "sent", attempts: 1, lastError: null, at: "" };

function lead(email: string, part: Partial<LeadEntry> = {}): LeadEntry {
  return leadEntry({ id: email, formName: forms.noCodeWaitlist.name, fields: { email }, ...part });
}

test("who waits is an address that was not told of a date", () => {
  const leads = [
    lead("one@example.org"),
    lead("ONE@example.org"),
    lead("two@example.org", { state: "in progress" }),
    lead("told@example.org", { deliveries: [told] }),
    lead("robot@example.org", { state: "suspected" }),
    lead("gone@example.org", { state: "lost" }),
    lead("other@example.org", { formName: forms.webinar.name }),
  ];
  expect(waitingFor(leads, "no-code")).toBe(2);
  expect(waitingFor(leads, "webinar")).toBe(0);
  // It has no waitlist.
  expect(waitingFor([lead("x@example.org")], "engineer")).toBe(0);
});
