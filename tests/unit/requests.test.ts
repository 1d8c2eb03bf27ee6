import { expect, test } from "vitest";
import { isRepeat } from "../../src/server/requests/requests.ts";
import { requestsCollection, type StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { parseStored } from "../../src/server/store/json/file-format.ts";
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

test("requests of the first version have no source, and those that were handled are in progress", () => {
  const {
    page: _p,
    source: _s,
    state: _t,
    notes: _n,
    deliveries: _d,
    deletedAt: _x,
    ...older
  } = second(first);
  expect(brought(1, [older, { ...older, id: "2", handledAt: null }])).toMatchObject({
    isOlder: true,
    data: [
      { ...first, state: "in progress" },
      { ...first, id: "2", handledAt: null, state: "new" },
    ],
  });
});

test("requests of the second version that are suspected are so since they came", () => {
  const others = [first, { ...first, id: "2", notes: [{ text: "Called", at: first.createdAt }] }];
  const suspected = storedRequest({ state: "suspected", suspectedAt: "2026-05-01T10:00:00.000Z" });
  expect(brought(2, [...others, suspected].map(second))).toMatchObject({
    isOlder: true,
    data: [...others, suspected],
  });
});

test("requests of the third version are for no date", () => {
  const { cohort: _, ...third } = storedRequest({ state: "suspected", cohort: "any" });
  expect(brought(3, [third])).toMatchObject({ isOlder: true, data: [{ ...third, cohort: null }] });
});

/** A request as the second version had it. */
function second({ suspectedAt: _, cohort: __, ...request }: StoredRequest) {
  return request;
}

function brought(version: number, data: unknown[]) {
  return parseStored({ value: { version, data }, bytes: 1 }, null, requestsCollection);
}
