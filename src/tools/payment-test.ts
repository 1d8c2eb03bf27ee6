import { randomUUID } from "node:crypto";
import { runTool, ToolError } from "./run-tool.ts";
import {
  completed,
  dispute,
  refunded,
  refundFailed,
  session,
  signatureFor,
  stripeEvent,
} from "./stripe-events.ts";

const answerWithinMs = 10_000;

/** Sends an event of every kind to the running site, signed with its secret, as Stripe would. No account is needed. */
await runTool(async (_dataDir, { port, host, paymentSecrets, mail }) => {
  const [secret] = paymentSecrets ?? [];
  if (secret === undefined)
    throw new ToolError("PAYMENT_WEBHOOK_SECRET is not set, so the site takes no events.");
  const site = `http://${host ?? "localhost"}:${port}`;
  const email = mail?.leadsTo[0] ?? "payment-test@example.com";
  const reference = randomUUID();
  const paid = session({
    client_reference_id: reference,
    metadata: { course: "no-code" },
    customer_details: { name: "Payment Test", email, phone: null },
  });

  await step("An acceptance without a date", "/api/acceptances", {
    id: reference,
    plan: "students",
    cohort: null,
    agreementVersion: "a test",
    source: "utm_source=test&utm_campaign=payment-test",
  });
  await event("A bank that has still to pay", completed({ ...paid, payment_status: "unpaid" }));
  await event("The payment", completed(paid));
  await event("The same once more", stripeEvent("checkout.session.async_payment_succeeded", paid));
  await event("A dispute", dispute("created", paid.payment_intent, "needs_response"));
  await event("The dispute is won", dispute("closed", paid.payment_intent, "won"));
  const now = Date.now();
  await event("A refund in full", refunded(paid.payment_intent, {}, now - 2_000));
  await event("The refund fails", refundFailed(paid.payment_intent, now - 1_000));
  await event("Another refund in full", refunded(paid.payment_intent, {}, now));
  await event("Something that the site does not use", stripeEvent("customer.created", { id: "cus_test" }));
  console.info(
    `The dashboard has one enrollment of "Payment Test" with ${email}, refunded, with 5 notes. It took no seat. Delete it when you have seen it.`,
  );

  async function event(name: string, sent: object): Promise<void> {
    const body = JSON.stringify(sent);
    await step(name, "/api/payments/stripe", sent, {
      "Stripe-Signature": signatureFor(body, secret as string),
    });
  }

  async function step(name: string, path: string, sent: object, headers = {}): Promise<void> {
    const answer = await fetch(site + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => {
      throw new ToolError(`Nothing answers at ${site}. Start the site first, with the same settings.`);
    });
    if (!answer.ok) throw new ToolError(`${name}: the site answered ${answer.status} ${await answer.text()}`);
    console.info(`${name}: ${answer.status}`);
  }
});
