import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { completed, session, signatureFor } from "../../src/tools/stripe-events.ts";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { expect, test } from "../support/browser/test.ts";
import { startSite } from "../support/server/site.ts";

const secret = "whsec_a_secret_of_the_tests";

test("of 300 payments while the process is killed each makes one enrollment in the end", async () => {
  const site = await startSite({
    ADMIN_PASSWORD: password,
    CHECKOUT_URL_STUDENTS: "https://pay.example.com/students",
    PAYMENT_WEBHOOK_SECRET: secret,
  });
  const bodies = Array.from({ length: 300 }, (_, number) => {
    const customer_details = { name: `Person ${number}`, email: `person-${number}@example.com`, phone: null };
    return JSON.stringify(completed(session({ customer_details })));
  });
  const send = (body: string) =>
    fetch(`${site.url}/api/payments/stripe`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signatureFor(body, secret) },
      body,
    }).then(
      ({ status }) => status,
      () => null,
    );
  let answered = 0;
  const first = bodies.map(async (body, number) => {
    // They come one after the other, so that some are answered before the kill and some are not.
    await new Promise((resolve) => setTimeout(resolve, number * 3));
    const status = await send(body);
    if (status === 200) answered += 1;
    return status;
  });
  await expect.poll(() => answered, { intervals: [5] }).toBeGreaterThan(20);
  await site.end("SIGKILL");
  const statuses = await Promise.all(first);
  expect(statuses).toContain(null);
  await site.start();

  const enrolled = async () => {
    const answer = await fetch(`${site.url}/api/leads`, { headers: { Cookie: await cookieOf(site.url) } });
    const leads = (await answer.json()) as LeadEntry[];
    return leads.map(({ fields }) => fields.name).toSorted();
  };
  const names = bodies.map((_, number) => `Person ${number}`);
  const kept = new Set(await enrolled());
  // What was answered is kept; what was not, the provider sends again.
  expect(names.filter((name, number) => statuses[number] === 200 && !kept.has(name))).toEqual([]);
  expect(await Promise.all(bodies.map(send))).toEqual(bodies.map(() => 200));
  expect(await enrolled()).toEqual(names.toSorted());
  await site.stop();
});
