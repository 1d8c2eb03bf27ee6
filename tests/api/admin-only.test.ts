import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithAccount } from "../support/server/account.ts";
import type { RunningApp } from "../support/server/app.ts";
import { storedRequest } from "../support/store/stored-request.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startWithAccount();
  await app.store.requests.update(() => [storedRequest({ id: "1" })]);
});
afterAll(() => app.stop());

/** All that only the administrator may read or change, but for the posts themselves. */
test.each([
  ["GET", "/api/blogs/1/versions"],
  ["GET", "/api/blogs/1/versions/1"],
  ["POST", "/api/blogs/1/versions/1/restore"],
  ["GET", "/api/unsaved"],
  ["GET", "/api/blogs/1/unsaved"],
  ["PUT", "/api/blogs/1/unsaved"],
  ["DELETE", "/api/blogs/1/unsaved"],
  ["POST", "/api/blogs/1/preview"],
  ["DELETE", "/api/blogs/1/preview"],
  ["GET", "/api/leads"],
  ["POST", "/api/leads"],
  ["POST", "/api/leads/bulk"],
  ["GET", "/api/leads.csv"],
  ["POST", "/api/leads.csv"],
  ["PATCH", "/api/leads/1"],
  ["DELETE", "/api/leads/1"],
  ["POST", "/api/leads/1/restore"],
  ["POST", "/api/leads/1/deliveries"],
  ["DELETE", "/api/people/ann@example.com"],
  ["GET", "/api/subscribers"],
  ["DELETE", "/api/subscribers/1"],
  ["GET", "/api/waitlists"],
  ["GET", "/api/cohorts?all=1"],
  ["POST", "/api/cohorts"],
  ["PUT", "/api/cohorts/1"],
  ["DELETE", "/api/cohorts/1"],
  ["GET", "/api/offers"],
  ["PUT", "/api/offers/EARLY"],
  ["DELETE", "/api/offers/EARLY"],
  ["GET", "/api/questions"],
  ["DELETE", "/api/questions"],
  ["GET", "/api/answers"],
  ["POST", "/api/answers"],
  ["POST", "/api/answers/caught"],
  ["PUT", "/api/answers/1"],
  ["DELETE", "/api/answers/1"],
  ["GET", "/api/images"],
  ["POST", "/api/images"],
  ["DELETE", "/api/images/x"],
  ["POST", "/api/images/check"],
  ["GET", "/api/auth/second-factor"],
  ["POST", "/api/auth/second-factor"],
  ["DELETE", "/api/auth/second-factor"],
  ["POST", "/api/auth/second-factor/confirm"],
  ["POST", "/api/auth/second-factor/recovery-codes"],
])("%s %s is nobody else's, whatever is sent", async (method, path) => {
  const before = structuredClone(
    Object.values(app.store).flatMap((one) => ("read" in one ? [one.read()] : [])),
  );
  for (const body of method === "GET" ? [undefined] : [{ handled: true }, "{"]) {
    const answer = await app.ask(path, { method, body });
    expect([answer.status, await answer.json()]).toEqual([401, { message: "Please log in." }]);
  }
  expect(Object.values(app.store).flatMap((one) => ("read" in one ? [one.read()] : []))).toEqual(before);
});

test("the dates to come are for everybody", async () => {
  expect((await app.ask("/api/cohorts")).status).toBe(200);
});
