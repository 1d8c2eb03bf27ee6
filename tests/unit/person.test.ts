import { expect, test } from "vitest";
import { lastDayOf } from "../../src/server/people/backups.ts";
import { withoutPerson } from "../../src/server/people/person.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const at = "2026-05-01T10:00:00.000Z";
const utm = { source: null, medium: null, campaign: null, term: null, content: null };

test.each<[string, Partial<StoredRequest>, string]>([
  ["in its field", { fields: { email: "ann@example.com" } }, "ann@example.com"],
  ["in other letters", { fields: { email: "Ann@Example.COM" } }, "aNN@example.com"],
  ["in a text", { fields: { message: "Write to <ann@example.com>." } }, "ann@example.com"],
  ["behind a line break", { fields: { message: "Mail:\nann@example.com\nThanks" } }, "ann@example.com"],
  ["among others", { fields: { message: "bob@example.com,ann@example.com;x" } }, "ann@example.com"],
  ["in an address", { fields: { message: "https://x.test/?m=ann%40example.com&a" } }, "ann@example.com"],
  ["in the page's address", { page: "/contact?m=ann@example.com" }, "ann@example.com"],
  [
    "in the campaign",
    { source: { landing: null, referrer: null, utm: { ...utm, content: "ann@example.com" }, clickId: null } },
    "ann@example.com",
  ],
  [
    "in what a receiver said",
    {
      deliveries: [
        {
          channel: "mail",
          state: "failed",
          attempts: 1,
          lastError: "550 <ann@example.com>",
          since: at,
          at,
          dueAt: null,
        },
      ],
    },
    "ann@example.com",
  ],
  ["in the trash", { fields: { email: "ann@example.com" }, deletedAt: at }, "ann@example.com"],
  ["among suspected ones", { fields: { email: "ann@example.com" }, state: "suspected" }, "ann@example.com"],
  ["with a quoted local part", { fields: { email: '"ann b"@example.com' } }, '"Ann B"@example.com'],
  ["with signs that patterns use", { fields: { email: "a.n+n$^*@example.com" } }, "a.n+n$^*@example.com"],
  [
    "of an international domain",
    { fields: { email: "ann@bu\u0308cher.example" } },
    "ann@B\u00dcCHER.example",
  ],
  ["by the domain's other name", { fields: { email: "ann@bücher.example" } }, "ann@xn--bcher-kva.example"],
  ["by the domain's own letters", { fields: { email: "ann@xn--bcher-kva.example" } }, "ann@Bücher.example"],
])("who is named %s is found", (_where, given, email) => {
  const request = storedRequest(given);
  expect(withoutPerson([request], email)).toEqual({ kept: [], removed: [request] });
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
  expect(withoutPerson([request], email)).toEqual({ kept: [request], removed: [] });
});

test("a note that names the person leaves the lead of another", () => {
  const about = { text: "Colleague of Ann@example.com", at };
  const other = { text: "Called", at };
  const bob = storedRequest({ fields: { email: "bob@example.com" }, notes: [about, other] });
  expect(withoutPerson([bob], "ann@example.com")).toEqual({
    kept: [{ ...bob, notes: [other] }],
    removed: [],
  });
});

test.each<[string[], number, string | null]>([
  [[], 14, null],
  [["/b/daily-2026-11-21.json.gz", "/b/daily-2026-11-22.json.gz"], 14, "2026-12-06"],
  [["/b/daily-2026-11-22.json.gz"], 1, "2026-11-23"],
  // They go no more.
  [["/b/daily-2026-11-22.json.gz"], 0, null],
  [["/b/backup-2026-11-22T101010Z.json.gz", "/d/before-restore-2026-11-22T101010Z/requests.json"], 14, null],
  [["/b/backup-before-upgrade-2026-11-22T101010Z.json.gz"], 0, "2026-11-24"],
  [["/b/backup-before-upgrade-2026-12-30T101010Z.json.gz"], 3, "2027-01-02"],
])("of %j with %i daily ones the last goes on %s", (archives, backupDays, lastDay) => {
  expect(lastDayOf(archives, backupDays)).toBe(lastDay);
});
