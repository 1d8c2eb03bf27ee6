import { expect, test } from "vitest";
import { chatFormName } from "../../content/form-names.ts";
import { messageOf, originOf } from "../../src/admin/leads/lead-fact-words.ts";
import { arrivalOf, placeOf, senderOf, undeliveredWords } from "../../src/admin/leads/lead-text.ts";
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

test("a conversation is listed by what the visitor said", () => {
  const message =
    "Cora: Hello! Welcome.\n\nVisitor: Do you teach in Dallas?\n\nCora: Live online.\n\nNote: see /training\n\nVisitor: A person, please";
  const fields = { name: "Dana", message };
  expect(messageOf(lead({ formName: chatFormName, fields }))).toBe(
    "Do you teach in Dallas? A person, please",
  );
  expect(messageOf(lead({ fields }))).toBe(message);
});

test("what came today is listed with its time, by the company's clocks", () => {
  const today = "2026-11-24";
  expect(arrivalOf(lead({ createdAt: "2026-11-24T17:24:00.000Z" }), today)).toBe("11:24 AM");
  expect(arrivalOf(lead({ createdAt: "2026-11-24T05:24:00.000Z" }), today)).toBe("November 23, 2026");
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
  expect(words(delivery({ about: "refunded" }))).toBe(
    "Not delivered yet: Mail to the company about the refund",
  );
  expect(words(delivery({}), delivery({ channel: "webhook", state: "failed" }))).toBe(
    "Not delivered: Mail to the company, Webhook",
  );
});
