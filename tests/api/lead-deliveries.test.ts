import { expect, test } from "vitest";
import type { AppDependencies } from "../../src/server/app.ts";
import type { StoredDelivery } from "../../src/server/requests/stored-requests.ts";
import { startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const leadWebhook = { url: "http://127.0.0.1:9/leads", secret: `whsec_${"A".repeat(32)}` };
const failedOne: StoredDelivery = {
  channel: "webhook",
  state: "failed",
  attempts: 9,
  lastError: "The webhook answered with status 500.",
  at: "2026-05-04T06:36:00.000Z",
  since: "2026-05-01T10:00:00.000Z",
  dueAt: null,
};

test("what has failed is due again at once, on the administrator's word", async () => {
  const app = await appWith();
  await app.store.requests.update(() => [storedRequest({ id: "1", deliveries: [failedOne] })]);
  const before = Date.now();
  const answer = await app.ask("/api/leads/1/deliveries", { method: "POST" });
  expect(answer.status).toBe(202);
  const { dueAt: _, since: __, ...shown } = failedOne;
  expect((await answer.json()).deliveries).toEqual([{ ...shown, state: "waiting" }]);
  const dueAt = app.store.requests.read()[0]?.deliveries[0]?.dueAt ?? "";
  expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(dueAt)).toBeLessThanOrEqual(Date.now());
  expect((await app.ask("/api/leads/2/deliveries", { method: "POST" })).status).toBe(404);
  expect((await app.ask("/api/leads/1/deliveries")).status).toBe(405);
});

test("a lead that came before the webhook was set is sent to it, without a confirmation to its sender", async () => {
  const mail = {
    server: { host: "127.0.0.1", port: 9, secure: false, requireTLS: false },
    from: { name: "", address: "info@example.com" },
    leadsTo: ["sales@example.com"],
    leadsToTeam: { training: ["sales@example.com"], talent: ["sales@example.com"] },
    confirmToSender: true,
  };
  const app = await appWith({ mail, leadWebhook });
  const fields = { email: "ada@example.com" };
  await app.store.requests.update(() => [storedRequest({ id: "1", fields })]);
  const answer = await app.ask("/api/leads/1/deliveries", { method: "POST" });
  expect(answer.status).toBe(202);
  expect((await answer.json()).deliveries).toMatchObject([
    { channel: "mail", state: "waiting", attempts: 0 },
    { channel: "webhook", state: "waiting", attempts: 0 },
  ]);
});

test("what nobody can be told of is refused, with a sentence", async () => {
  const app = await appWith({});
  await app.store.requests.update(() => [
    storedRequest({ id: "1" }),
    storedRequest({ id: "2", state: "suspected", deliveries: [failedOne] }),
  ]);
  const refusal = async (id: string) => {
    const answer = await app.ask(`/api/leads/${id}/deliveries`, { method: "POST" });
    return [answer.status, (await answer.json()).message];
  };
  expect(await refusal("1")).toEqual([
    409,
    "Nobody is told of leads: SMTP_URL and LEAD_WEBHOOK_URL are not set.",
  ]);
  expect(await refusal("2")).toEqual([
    409,
    "Nobody is told of a suspected lead. Please choose another state first.",
  ]);
  expect(app.store.requests.read().map(({ deliveries }) => deliveries)).toEqual([[], [failedOne]]);
});

test("a suspected request gets its deliveries when it becomes a lead, and gets them once", async () => {
  const app = await appWith();
  await app.store.requests.update(() => [storedRequest({ id: "1", state: "suspected" })]);
  const put = async (body: object) =>
    (await (await app.ask("/api/leads/1", { method: "PATCH", body })).json()).deliveries;
  expect(await put({ note: "Is this a person?" })).toEqual([]);
  expect(await put({ state: "new" })).toMatchObject([{ channel: "webhook", state: "waiting", attempts: 0 }]);
  await put({ state: "suspected" });
  expect(await put({ state: "in progress" })).toHaveLength(1);
});

test("an old lead that was suspected by mistake is not told of for the first time", async () => {
  const app = await appWith();
  await app.store.requests.update(() => [storedRequest({ id: "1" })]);
  const put = async (state: string) =>
    (await (await app.ask("/api/leads/1", { method: "PATCH", body: { state } })).json()).deliveries;
  expect(await put("suspected")).toEqual([]);
  expect(await put("new")).toEqual([]);
});

function appWith(env: Partial<AppDependencies["env"]> = { leadWebhook }) {
  return untilTestEnds(startApp({ env }));
}
