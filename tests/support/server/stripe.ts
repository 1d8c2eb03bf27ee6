import { signatureFor } from "../../../src/tools/stripe-events.ts";
import type { RunningApp } from "./app.ts";

export const paymentSecret = "whsec_a_secret_of_the_tests";

interface Sent {
  secret?: string;
  /** In seconds. */
  timestamp?: number;
  /** Replaces the body that was signed. */
  body?: string;
}

/** Sends an event as Stripe does. */
export function send(
  app: Pick<RunningApp, "ask">,
  event: object,
  { secret = paymentSecret, timestamp, body }: Sent = {},
): Promise<Response> {
  const payload = JSON.stringify(event, null, 2);
  return app.ask("/api/payments/stripe", {
    body: body ?? payload,
    headers: { "Stripe-Signature": signatureFor(payload, secret, timestamp) },
  });
}
