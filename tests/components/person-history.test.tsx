import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { chatFormName } from "../../content/form-names.ts";
import { PersonHistory } from "../../src/admin/leads/person-history.tsx";
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
  render(<PersonHistory entry={entry} entries={entries} cohorts={[]} onOpen={() => {}} />);
  expect(screen.queryAllByRole("button")).toHaveLength(others);
});

test("requests, enrollments, payments, dates and chats stand in one list, the latest first", () => {
  const fields = { email: "ada@example.com" };
  const webinar = leadEntry({
    id: "webinar",
    formName: "No Code Agentic AI Course",
    fields,
    cohort: "gone",
    createdAt: "2026-05-01T10:00:00.000Z",
  });
  const chat = leadEntry({
    id: "chat",
    formName: chatFormName,
    fields: { email: "ADA@example.com" },
    createdAt: "2026-05-02T10:00:00.000Z",
  });
  const enrollment = leadEntry({
    id: "paid",
    kind: "enrollment",
    formName: "Enrollment request",
    fields,
    createdAt: "2026-05-03T10:00:00.000Z",
    payment: {
      state: "refunded",
      amount: 79_900,
      currency: "usd",
      at: "2026-05-03T10:00:00.000Z",
      provider: "stripe",
      reference: "pi_1",
    },
  });
  const onOpen = vi.fn();
  render(<PersonHistory entry={chat} entries={[webinar, enrollment, chat]} cohorts={[]} onOpen={onOpen} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "$799.00 paid and refundedMay 3, 2026New",
    "Enrollment requestMay 3, 2026New",
    "Question from the chatMay 2, 2026open here",
    "Webinar registration, A date that is no longer listedMay 1, 2026New",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Webinar/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("webinar");
});

test("who sent one request alone has no list", () => {
  const entry = leadEntry({ fields: { email: "ada@example.com" } });
  render(<PersonHistory entry={entry} entries={[entry]} cohorts={[]} onOpen={() => {}} />);
  expect(screen.queryByRole("region")).toBeNull();
});
