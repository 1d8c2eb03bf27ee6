import { expect, test } from "vitest";
import {
  callTo,
  originOf,
  placeOf,
  replyTo,
  senderOf,
  undeliveredWords,
} from "../../src/admin/leads/lead-text.ts";
import type { LeadDelivery } from "../../src/shared/forms/lead.ts";
import type { VisitSource } from "../../src/shared/forms/visit-source.ts";
import { leadEntry as lead } from "../support/inputs/lead-entry.ts";

const nothing: VisitSource = {
  landing: null,
  referrer: null,
  utm: { source: null, medium: null, campaign: null, term: null, content: null },
  clickId: null,
};

test.each<[VisitSource | null, string | null]>([
  [null, null],
  [nothing, "Not known: no other site or campaign was named"],
  // They are facts of their own, and say that there was a campaign.
  [{ ...nothing, utm: { ...nothing.utm, term: "agents" } }, null],
  [{ ...nothing, utm: { ...nothing.utm, content: "banner" } }, null],
  [{ ...nothing, referrer: "news.example" }, "news.example"],
  [{ ...nothing, clickId: "g1" }, "after a click on an advertisement"],
  [{ ...nothing, utm: { ...nothing.utm, campaign: "fall" } }, "Campaign “fall”"],
  [
    { ...nothing, referrer: "x.test", utm: { ...nothing.utm, source: "google", medium: "cpc" } },
    "google, cpc",
  ],
  [
    { ...nothing, utm: { ...nothing.utm, source: "google", campaign: "fall" }, clickId: "g1" },
    "Campaign “fall” (google), after a click on an advertisement",
  ],
])("of %j it says %s", (source, words) => {
  expect(originOf(lead({ source }))).toBe(words);
});

test("a list says the campaign, or else the page", () => {
  const source = { ...nothing, utm: { ...nothing.utm, campaign: "fall" } };
  expect(placeOf(lead({ source, page: "/contact" }))).toBe("/contact · fall");
  expect(placeOf(lead({ source: nothing, page: "/contact" }))).toBe("/contact");
  expect(placeOf(lead({}))).toBe("");
});

test.each([
  [{ name: "Pat", firstName: "", lastName: "" }, "Pat"],
  [{ firstName: "Ada", lastName: "Lovelace", email: "a@b.test" }, "Ada Lovelace"],
  [{ firstName: "", lastName: "محمد" }, "محمد"],
  [{ firstName: "", lastName: "", email: "a@b.test" }, "a@b.test"],
  [{ message: "Hi" }, "No name"],
])("%j is from %s", (fields, sender) => {
  expect(senderOf(lead({ fields }))).toBe(sender);
});

test("a reply goes to the one address, whatever stands in it", () => {
  const [address, query] = replyTo('"a@b?cc=x&c"@example.com').split("?");
  expect(decodeURIComponent(address ?? "")).toBe('mailto:"a@b?cc=x&c"@example.com');
  expect(address).not.toMatch(/[&"]/);
  expect(query).toBe("subject=Your%20request%20to%20Corvanta");
});

test.each([
  ["+1 (972) 555-0100", "tel:+19725550100"],
  ["972.555.0100", "tel:9725550100"],
  ["(+1) 972 555 0100", "tel:+19725550100"],
  ["Tel. 030/123 45", "tel:03012345"],
  ["+1 972 555 0100 ext. 12", "tel:+19725550100"],
  ["972 555 0100x12", "tel:9725550100"],
  ["9725550100,,12#", "tel:9725550100"],
  ["030 123 45 or 040 678", "tel:03012345"],
  ["+49 (0)30 123", "tel:+4930123"],
  ["(0)30 123", "tel:030123"],
  ["0049 (0)30 123456", "tel:004930123456"],
  ["tel +49 2151 / 123456", null],
  ["+49 30 / 123456", "tel:+4930123456"],
  ["972 555 0100 / 972 555 0101", "tel:9725550100"],
  ["972-555-0100/972-555-0101", "tel:9725550100"],
  ["555 0100 / 555 0101", null],
  ["972 555 0100 972 555 0101", null],
  ["1-800-FLOWERS", null],
  ["1-888-555-help", null],
  ["1 888 555 HELP", null],
  ["972 555 0100 EXT 12", "tel:9725550100"],
  ["972 555 0100 (MOBILE)", "tel:9725550100"],
  ["tba", null],
  ["555", null],
  ["12", null],
  ["+", null],
  ["", null],
])("a call to %j goes to %s", (phone, address) => {
  expect(callTo(phone)).toBe(address);
});

test("what the company was not told is said, and not what is done, not tried or the visitor's", () => {
  const delivery = (change: Partial<LeadDelivery>): LeadDelivery => ({
    channel: "mail",
    state: "waiting",
    attempts: 1,
    lastError: "refused",
    at: "2026-05-01T10:00:00.000Z",
    ...change,
  });
  const words = (...deliveries: LeadDelivery[]) => undeliveredWords({ deliveries });
  expect(words()).toBeNull();
  expect(words(delivery({ attempts: 0, lastError: null }))).toBeNull();
  expect(words(delivery({ state: "sent" }))).toBeNull();
  expect(words(delivery({ channel: "confirmation", state: "failed" }))).toBeNull();
  expect(words(delivery({}))).toBe("Not delivered yet: Mail to the company");
  expect(words(delivery({}), delivery({ channel: "webhook", state: "failed" }))).toBe(
    "Not delivered: Mail to the company, Webhook",
  );
});
