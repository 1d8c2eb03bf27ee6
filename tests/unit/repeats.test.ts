import { expect, test } from "vitest";
import { addOnce } from "../../src/server/requests/duplicates.ts";

const first: Parameters<typeof addOnce>[1] & { fields: object } = {
  id: "1",
  createdAt: "2026-03-02T10:00:00.000Z",
  handledAt: "2026-03-02T10:05:00.000Z",
  fields: { message: "Hello", phone: "" },
};
const again = (createdAt: string, fields = { phone: "", message: "Hello" }) => ({
  id: "2",
  createdAt,
  handledAt: null,
  fields,
});

test("the same words within 10 minutes are one request, whoever handled it meanwhile", () => {
  expect(addOnce([first], again("2026-03-02T10:10:00.000Z"))).toEqual([first]);
});

test("the same words later, or other words, are a request of their own", () => {
  expect(addOnce([first], again("2026-03-02T10:10:00.001Z"))).toHaveLength(2);
  expect(addOnce([first], again("2026-03-02T10:01:00.000Z", { phone: "", message: "Hallo" }))).toHaveLength(
    2,
  );
});
