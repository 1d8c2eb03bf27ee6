import express, { Router } from "express";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { log } from "../logging/log.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { Payments } from "./payments.ts";

// Stripe's largest events have some tens of kilobytes.
const maxBytes = 1_000_000;

/** `POST /api/payments/stripe`: the provider sends again what is not answered with 200. */
export function paymentsRouter(payments: Pick<Payments, "take">, secrets: readonly string[] | null): Router {
  const router = Router({ caseSensitive: true });
  if (secrets === null) return router;
  router
    .route("/payments/stripe")
    .post(express.raw({ type: () => true, limit: maxBytes, inflate: false }), async (req, res) => {
      const { signedEvent } = await import("./stripe-signature.ts");
      const body = req.body instanceof Buffer ? req.body : Buffer.alloc(0);
      const signed = signedEvent(body, req.get("Stripe-Signature") ?? "", secrets);
      if (signed === null) {
        log.warn({ bytes: body.length }, "payment not signed");
        throw new HttpError(400, "This event is not signed with the secret of this site.");
      }
      const { nameOfEvent, readEvent } = await import("./stripe-events.ts");
      let event: ReturnType<typeof readEvent> = null;
      try {
        event = readEvent(signed);
      } catch (err) {
        // Sent again it would read the same.
        log.error({ ...nameOfEvent(signed), err }, "payment not understood");
      }
      if (event !== null) await payments.take(event).catch(sendAgain);
      res.json({ received: true });
    })
    .all(allowOnly("POST"));
  return router;
}

/** The provider sends again after any error, but this one says why. */
function sendAgain(error: unknown): never {
  if (!(error instanceof StoreWriteError)) throw error;
  log.error({ err: error.cause }, "payment not stored");
  throw new HttpError(503, "This event cannot be stored at the moment. Please send it again.");
}
