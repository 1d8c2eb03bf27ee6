import { setTimeout as wait } from "node:timers/promises";
import { type CohortEntry, inputOf } from "../../src/shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { completed, session, signatureFor } from "../../src/tools/stripe-events.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { expect, test } from "../support/browser/test.ts";
import { startPostgres } from "../support/postgres/postgres-server.ts";
import { type Site, startSite } from "../support/server/site.ts";

const secret = "whsec_a_secret_of_the_tests";
const env = {
  ADMIN_PASSWORD: password,
  CHECKOUT_URL_STUDENTS: "https://pay.example.com/students",
  PAYMENT_WEBHOOK_SECRET: secret,
};

test("of 300 payments while the process is killed each makes one enrollment in the end", async () => {
  const site = await startSite(env);
  const bodies = paidBy(300);
  let answered = 0;
  const first = bodies.map(async (body, number) => {
    // They come one after the other, so that some are answered before the kill and some are not.
    await wait(number * 3);
    const status = await send(site, body);
    if (status === 200) answered += 1;
    return status;
  });
  await expect.poll(() => answered, { intervals: [5] }).toBeGreaterThan(20);
  await site.end("SIGKILL");
  const statuses = await Promise.all(first);
  expect(statuses).toContain(null);
  await site.start();

  const names = bodies.map((_, number) => `Person ${number}`);
  const kept = new Set((await leadsOf(site)).map(({ fields }) => fields.name));
  // What was answered is kept; what was not, the provider sends again.
  expect(names.filter((name, number) => statuses[number] === 200 && !kept.has(name))).toEqual([]);
  expect(await Promise.all(bodies.map((body) => sendUntilTaken(site, body)))).toEqual(bodies.map(() => 200));
  expect((await leadsOf(site)).map(({ fields }) => fields.name).toSorted()).toEqual(names.toSorted());
  await site.stop();
});

test("of 50 who pay for 3 seats at two processes, one of them killed, 3 have a date and each counts once", async () => {
  const postgres = await startPostgres();
  const shared = { ...env, DATABASE_URL: await postgres.createDatabase() };
  const one = await startSite(shared);
  const other = await startSite(shared);
  try {
    const headers = { Cookie: await cookieOf(one.url), Origin: one.url, "Content-Type": "application/json" };
    const dates = (await (await fetch(`${one.url}/api/cohorts`)).json()) as CohortEntry[];
    const date = dates.find(({ course }) => course === "no-code");
    if (date === undefined) throw new Error("A fresh site has no date of the course");
    const { status } = await fetch(`${one.url}/api/cohorts/${date.id}`, {
      method: "PUT",
      headers,
      body: JSON.stringify({ ...inputOf(date), seats: 3 }),
    });
    expect(status).toBe(200);

    const bodies = paidBy(50);
    const first = bodies.flatMap((body) => [send(one, body), send(other, body)]);
    await Promise.race(first);
    await one.end("SIGKILL");
    await Promise.all(first);
    await one.start();
    const again = await Promise.all(
      bodies.flatMap((body) => [sendUntilTaken(one, body), sendUntilTaken(other, body)]),
    );
    expect(again.filter((answer) => answer !== 200)).toEqual([]);

    const leads = await leadsOf(other);
    expect(leads).toHaveLength(50);
    expect(leads.filter(({ cohort }) => cohort === date.id)).toHaveLength(3);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    await postgres.remove();
  }
});

/** Bodies of events, each of a person of its own who paid. */
function paidBy(people: number): string[] {
  return Array.from({ length: people }, (_, number) => {
    const customer_details = { name: `Person ${number}`, email: `person-${number}@example.com`, phone: null };
    return JSON.stringify(completed(session({ customer_details })));
  });
}

/** The status of the answer; null where there was none. */
function send(site: Site, body: string): Promise<number | null> {
  return fetch(`${site.url}/api/payments/stripe`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Stripe-Signature": signatureFor(body, secret) },
    body,
  }).then(
    ({ status }) => status,
    () => null,
  );
}

/** Sends as the provider does, who repeats what a busy site had no time for. */
async function sendUntilTaken(site: Site, body: string): Promise<number | null> {
  let status = await send(site, body);
  while (status === 503) {
    await wait(500);
    status = await send(site, body);
  }
  return status;
}

async function leadsOf(site: Site): Promise<LeadEntry[]> {
  const answer = await fetch(`${site.url}/api/leads`, { headers: { Cookie: await cookieOf(site.url) } });
  return (await answer.json()) as LeadEntry[];
}
