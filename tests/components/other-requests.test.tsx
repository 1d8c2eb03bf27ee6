import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OtherRequests } from "../../src/admin/leads/other-requests.tsx";
import { leadEntry } from "../support/inputs/lead-entry.ts";

test.each([
  ["Ada@Example.com", "ada@example.COM", 1],
  ["ada@bücher.example", "ada@xn--bcher-kva.example", 1],
  ["ren\u00e9@example.com", "rene\u0301@example.com", 1],
  ["ada@example.com", "mailto:ada@example.com", 1],
  ["Ada <ada@example.com>", "ada@example.com\u200b", 1],
  ["\uff41da@example.com.", "ADA@example.com", 1],
  ["ada@example.com", "ada@example.org", 0],
  ["not an address", "not an address", 1],
  ["ada@", "ada@", 1],
  ["", "", 0],
])("%j and %j are one person's: %i", (one, other, others) => {
  const entry = leadEntry({ id: "a", fields: { email: one } });
  const entries = [entry, leadEntry({ id: "b", fields: { email: other } })];
  render(<OtherRequests entry={entry} entries={entries} onOpen={() => {}} />);
  expect(screen.queryAllByRole("button")).toHaveLength(others);
});
