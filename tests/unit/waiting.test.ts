import { expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import { waitingFor } from "../../src/admin/courses/waiting.ts";
import type { LeadDelivery, LeadEntry } from "../../src/shared/forms/lead.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

const told: LeadDelivery = {
  channel: "announcement",
  state: "sent",
  attempts: 1,
  lastError: null,
  at: "2026-11-20T10:00:00.000Z",
};

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

test("whoever asked twice was told of both by one mail, and waits again by asking after it", () => {
  const createdAt = "2026-11-19T10:00:00.000Z";
  const twice = [
    lead("told@example.org", { createdAt, deliveries: [told] }),
    lead("Told@example.org", { createdAt }),
  ];
  expect(waitingFor(twice, "no-code")).toBe(0);
  const again = lead("told@example.org", { createdAt: "2026-11-21T10:00:00.000Z" });
  expect(waitingFor([...twice, again], "no-code")).toBe(1);
});
