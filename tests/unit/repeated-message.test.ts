import { expect, test } from "vitest";
import { personForm } from "../../content/chat/person-form.ts";
import { isRepeatedMessage } from "../../src/server/requests/suspicion/repeated-message.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const message = "We would like a chat for our shop, by the end of spring.";
const now = "2026-05-02T10:00:00.000Z";

const sent = (email: string, given: { message?: string; createdAt?: string } = {}) =>
  storedRequest({ fields: { email, message: given.message ?? message }, createdAt: given.createdAt ?? now });
const isRepeated = (emails: string[], given: Parameters<typeof sent>[1] = {}) =>
  isRepeatedMessage(
    emails.map((email) => sent(email, given)),
    sent("ann@example.com"),
  );

test("two other addresses have to send the same message", () => {
  expect(isRepeated(["bob@example.com", "cid@example.com"])).toBe(true);
  expect(isRepeated(["bob@example.com"])).toBe(false);
  expect(isRepeated([])).toBe(false);
});

test("one's own address does not count, however it is written, nor another one twice", () => {
  expect(isRepeated(["bob@example.com", "Ann@Example.com", "mailto:ann@example.com"])).toBe(false);
  expect(isRepeated(["bob@example.com", "BOB@example.com", "Bob <bob@example.com>"])).toBe(false);
});

test("a day counts, and not a moment more", () => {
  const others = ["bob@example.com", "cid@example.com"];
  expect(isRepeated(others, { createdAt: "2026-05-01T10:00:00.000Z" })).toBe(true);
  expect(isRepeated(others, { createdAt: "2026-05-01T09:59:59.999Z" })).toBe(false);
});

test.each([
  message.toUpperCase(),
  `  ${message.replaceAll(" ", "\r\n ")}\t`,
  message.replace("chat", "ch\u200bat"),
  message.replace("shop", "ｓｈｏｐ"),
])("%j is the same message", (other) => {
  expect(isRepeated(["bob@example.com", "cid@example.com"], { message: other })).toBe(true);
});

test("another message is another one, and short ones are the same by chance", () => {
  expect(isRepeated(["bob@example.com", "cid@example.com"], { message: `${message} Thanks` })).toBe(false);
  for (const [length, isSame] of [
    [39, false],
    [40, true],
  ] as const) {
    const others = ["bob@example.com", "cid@example.com"].map((email) =>
      sent(email, { message: "x".repeat(length) }),
    );
    expect(isRepeatedMessage(others, sent("ann@example.com", { message: "x".repeat(length) }))).toBe(isSame);
  }
});

test("forms without a message are no repetition, and the chat's buttons make the same conversation", () => {
  const empty = ["bob@example.com", "cid@example.com"].map((email) => storedRequest({ fields: { email } }));
  expect(isRepeatedMessage(empty, storedRequest({ fields: { email: "ann@example.com" } }))).toBe(false);
  const chats = ["bob@example.com", "cid@example.com", "ann@example.com"].map((email) => ({
    ...sent(email),
    formId: personForm.id,
  }));
  expect(isRepeatedMessage(chats.slice(0, 2), chats[2] as (typeof chats)[number])).toBe(false);
});
