import { DeliveryError } from "./delivery-error.ts";
import type { DeliverySettings } from "./delivery-rules.ts";
import type { Deliver } from "./outbox.ts";

/** Sends a request the way the settings of today say, which may be others than when it came. */
export function createDeliver({ leadWebhook }: DeliverySettings): Deliver {
  // What each channel needs is loaded with its first delivery: no page waits for it.
  return async (_channel, request) => {
    if (leadWebhook === null) throw notConfigured("LEAD_WEBHOOK_URL is not set any more.");
    const { sendToWebhook } = await import("./webhook.ts");
    await sendToWebhook(leadWebhook, request);
  };
}

function notConfigured(message: string): DeliveryError {
  return new DeliveryError(message, "not configured");
}
