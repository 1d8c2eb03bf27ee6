import { NodePlatformFunctions } from "../../../node_modules/stripe/esm/platform/NodePlatformFunctions.js";
import { createWebhooks } from "../../../node_modules/stripe/esm/Webhooks.js";

export const webhooks = createWebhooks(new NodePlatformFunctions());

/** Returns a signed event, checked over the raw body within 5 minutes; null if none of the secrets signed it. */
export function signedEvent(body: Uint8Array, header: string, secrets: readonly string[]): unknown {
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, header, secret);
    } catch {
      // An older secret may have signed it.
    }
  }
  return null;
}
