import { expect, test } from "vitest";
import { versionOf } from "../../src/shared/record-version.ts";

test("a record has one version, in whatever order a store or an answer gives its fields", () => {
  const record = { code: "EARLY", amount: 100, lastDay: null, days: ["mon", "tue"] };
  const { code, ...others } = record;
  expect(versionOf({ ...others, code })).toBe(versionOf(record));
});

test.each([{ amount: 10 }, { lastDay: "2027-01-11" }, { code: "EARLY-2" }, { days: ["tue", "mon"] }])(
  "%j makes another version of it",
  (part) => {
    const record = { code: "EARLY", amount: 100, lastDay: null, days: ["mon", "tue"] };
    expect(versionOf({ ...record, ...part })).not.toBe(versionOf(record));
  },
);
