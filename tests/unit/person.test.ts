import { expect, test } from "vitest";
import { withoutPerson } from "../../src/server/people/person.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import cases from "./person.cases.json" with { type: "json" };

const at = "2026-05-01T10:00:00.000Z";
const utm = { source: null, medium: null, campaign: null, term: null, content: null };

test.each<[string, Partial<StoredRequest>, string]>([
  ["in the same letters", { fields: { email: "ann@example.com" } }, "ann@example.com"],
  ["in other letters", { fields: { email: "Ann@Example.COM" } }, "aNN@example.com"],
  ["in the trash", { fields: { email: "ann@example.com" }, deletedAt: at }, "ann@example.com"],
  ["among suspected ones", { fields: { email: "ann@example.com" }, state: "suspected" }, "ann@example.com"],
  ["with a quoted local part", { fields: { email: '"ann b"@example.com' } }, '"Ann B"@example.com'],
  ["with signs that patterns use", { fields: { email: "a.n+n$^*@example.com" } }, "a.n+n$^*@example.com"],
  [
    "with a letter that is two in small",
    { fields: { email: "\u0130bo@example.com" } },
    "\u0130bo@example.com",
  ],
  [
    "of an international domain",
    { fields: { email: "ann@bu\u0308cher.example" } },
    "ann@B\u00dcCHER.example",
  ],
  ["by the domain's other name", { fields: { email: "ann@bücher.example" } }, "ann@xn--bcher-kva.example"],
  ["by the domain's own letters", { fields: { email: "ann@xn--bcher-kva.example" } }, "ann@Bücher.example"],
  ["with an invisible sign", { fields: { email: "ann@example.com\u200b" } }, "ann@example.com"],
  ["as a link", { fields: { email: "mailto:ann@example.com" } }, "ann@example.com"],
  ["with a name", { fields: { email: "Ann <ann@example.com>" } }, "ann@example.com"],
  ["in full-width letters", { fields: { email: "\uff41\uff4e\uff4e\uff20example.com" } }, "ann@example.com"],
])("what somebody sent %s is removed", (_how, given, email) => {
  const request = storedRequest(given);
  expect(withoutPerson([request], email)).toEqual({ kept: [], removed: [request] });
});

test.each(cases.found as [string, string, string, string][])(
  "an address %s is taken out of what somebody else sent",
  (_where, message, email, left) => {
    const request = storedRequest({ fields: { name: "Bob", email: "bob@example.com", message } });
    expect(withoutPerson([request], email)).toEqual({
      kept: [{ ...request, fields: { ...request.fields, message: left } }],
      removed: [],
    });
  },
);

test("an address is taken out of whatever a browser, a receiver or the administrator put it in", () => {
  const named = (words: string): StoredRequest => ({
    ...bob,
    page: `/contact/${words}`,
    source: {
      landing: `/${words}`,
      referrer: null,
      utm: { ...utm, content: words },
      clickId: `to=${words}`,
    },
    notes: [
      { text: `Colleague of ${words}`, at },
      { text: "Called", at },
    ],
    deliveries: [
      {
        channel: "mail",
        state: "failed",
        attempts: 1,
        lastError: `550 <${words}> unknown`,
        since: at,
        at,
        dueAt: null,
      },
    ],
  });
  const bob = storedRequest({ fields: { email: "bob@example.com" } });
  expect(withoutPerson([named("Ann@example.com"), bob], "ann@example.com")).toEqual({
    kept: [named("[removed]"), bob],
    removed: [],
  });
});

test("who is told of leads gets none again, and who is told no more is named nowhere", () => {
  const delivery = { channel: "mail", state: "waiting", attempts: 1, since: at, at, dueAt: at } as const;
  const told = storedRequest({
    fields: { email: "bob@example.com" },
    deliveries: [
      {
        ...delivery,
        lastError: "552 ann@example.com is full",
        reached: ["Ann@example.com", "carl@example.com"],
      },
      { ...delivery, channel: "webhook", lastError: null },
    ],
  });
  const reachedAfter = (leadsTo?: string[]) =>
    withoutPerson([told], "ann@example.com", leadsTo).kept[0]?.deliveries[0];
  expect(reachedAfter(["carl@example.com", "ANN@example.com"])).toEqual({
    ...delivery,
    lastError: "552 [removed] is full",
    reached: ["Ann@example.com", "carl@example.com"],
  });
  for (const leadsTo of [undefined, ["carl@example.com"]])
    expect(reachedAfter(leadsTo)?.reached).toEqual(["[removed]", "carl@example.com"]);
});

test.each([
  ["joann@example.com", "ann@example.com"],
  ["jo.ann@example.com", "ann@example.com"],
  ["o'ann@example.com", "ann@example.com"],
  ["ann@example.com.au", "ann@example.com"],
  ["ann@example.community", "ann@example.com"],
  ["ann@sub.example.com", "ann@example.com"],
  ["annXexample.com", "ann.example.com"],
  ["ann@exampleXcom", "ann@example.com"],
])("%s is not %s", (address, email) => {
  const request = storedRequest({ fields: { email: address, message: `From ${address}, today` } });
  const { kept, removed } = withoutPerson([request], email);
  expect([kept[0], kept.length, removed]).toEqual([request, 1, []]);
  expect(kept[0]).toBe(request);
});
