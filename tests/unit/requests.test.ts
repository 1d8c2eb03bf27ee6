import { expect, test } from "vitest";
import { isRepeat } from "../../src/server/requests/repeats.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const first = storedRequest({
  fields: { message: "Hello", phone: "" },
  createdAt: "2026-03-02T10:00:00.000Z",
  handledAt: "2026-03-02T10:05:00.000Z",
});
const again = (createdAt: string, change: Partial<StoredRequest> = {}): StoredRequest => ({
  ...first,
  id: "2",
  createdAt,
  handledAt: null,
  fields: { phone: "", message: "Hello" },
  ...change,
});

test("the same words within 10 minutes are one request, whoever handled it meanwhile", () => {
  expect(isRepeat([first], again("2026-03-02T10:10:00.000Z"))).toBe(true);
});

test.each<[string, StoredRequest]>([
  ["the same words later", again("2026-03-02T10:10:00.001Z")],
  ["other words", again("2026-03-02T10:01:00.000Z", { fields: { phone: "", message: "Hallo" } })],
  ["the same words in another form", again("2026-03-02T10:01:00.000Z", { formId: "b" })],
  ["the same words of another kind", again("2026-03-02T10:01:00.000Z", { kind: "enrollment" })],
  ["the same words for another date", again("2026-03-02T10:01:00.000Z", { cohort: "another" })],
])("%s are a request of their own", (_, next) => {
  expect(isRepeat([first], next)).toBe(false);
});
