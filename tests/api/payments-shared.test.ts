import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { completed, refunded, session } from "../../src/tools/stripe-events.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import type { RunningApp } from "../support/server/app.ts";
import { startShared } from "../support/server/shared-site.ts";
import { paymentSecret, send } from "../support/server/stripe.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";

const postgres = postgresForFile();

async function startTwo() {
  const url = await postgres.createDatabase();
  const dependencies = { render, env: { paymentSecrets: [paymentSecret] } };
  const { app: one } = await startShared(url, dependencies);
  const { app: other } = await startShared(url, dependencies);
  const cohort = storedCohort({ seats: 3, startsOn: "2028-10-06", endsOn: "2028-11-16" });
  await one.store.cohorts.update((state) => ({ ...state, cohorts: [cohort] }));
  return { one, other, cohort: cohort.id };
}

async function stored(app: RunningApp) {
  await app.store.requests.refresh();
  return app.store.requests.read();
}

const person = (number: number) => ({
  customer_details: { name: `Person ${number}`, email: `person-${number}@example.com`, phone: null },
});

/** Sends as the provider does, who repeats what a busy site had no time for. */
async function sendUntilTaken(app: Parameters<typeof send>[0], event: Parameters<typeof send>[1]) {
  let { status } = await send(app, event);
  while (status === 503) {
    await wait(500);
    ({ status } = await send(app, event));
  }
  return status;
}

test("of 50 who pay for 3 seats at two processes at once 3 have a date, and each event counts once", async () => {
  const { one, other, cohort } = await startTwo();
  const sessions = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      const id = randomUUID();
      const accepted = { id, plan: "students", cohort, agreementVersion: "1", source: null };
      const headers = { "X-Forwarded-For": `10.0.0.${number}` };
      expect((await one.ask("/api/acceptances", { body: accepted, headers })).status).toBe(204);
      return session({ client_reference_id: id, ...person(number) });
    }),
  );
  // Each process gets each event, and so does the one that has not seen the acceptances yet.
  const statuses = await Promise.all(
    sessions.flatMap((paid) => [other, one].map((app) => sendUntilTaken(app, completed(paid)))),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const all = await stored(one);
  expect(all).toHaveLength(50);
  expect(all.filter((request) => request.cohort === cohort)).toHaveLength(3);
  expect(all.every(({ fields }) => fields.plan === "students")).toBe(true);
});

test("the last seat goes to a payer at one process or to a form at the other", async () => {
  const { one, other, cohort } = await startTwo();
  await one.store.cohorts.update((state) => ({
    ...state,
    cohorts: state.cohorts.map((date) => ({ ...date, seats: 1 })),
  }));
  const [paid, sent] = await Promise.all([
    sendUntilTaken(one, completed(session(person(1)))),
    other.ask("/checkout?plan=students", {
      body: new URLSearchParams({ name: "Ada", email: "ada@example.com", cohort }),
    }),
  ]);
  expect(paid).toBe(200);
  const all = await stored(one);
  const seated = all.filter((request) => request.cohort === cohort);
  expect(seated).toHaveLength(1);
  expect(sent.status).toBe(seated[0]?.payment === undefined ? 303 : 409);
});

test("a refund at one process is known to the session that comes to the other", async () => {
  const { one, other } = await startTwo();
  const paid = session();
  await sendUntilTaken(one, refunded(paid.payment_intent));
  await sendUntilTaken(other, completed(paid));
  expect(await stored(one)).toMatchObject([{ payment: { state: "refunded" } }]);
});

test("while the database is away the provider is asked to send again, and then nothing is lost or doubled", async () => {
  const { one } = await startTwo();
  const paid = session();
  await postgres.stop("crash");
  expect((await send(one, completed(paid))).status).toBe(503);
  await postgres.start();
  await vi.waitFor(async () => expect((await send(one, completed(paid))).status).toBe(200), {
    interval: 500,
  });
  await send(one, completed(paid));
  expect(await stored(one)).toHaveLength(1);
});
