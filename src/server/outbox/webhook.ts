import { Webhook } from "standardwebhooks";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { LeadWebhook } from "../settings/env.ts";
import { DeliveryError } from "./delivery-error.ts";

const answerWithinMs = 10_000;

/** Signed by the Standard Webhooks specification. Retries have the same id, so that receivers can deduplicate them. */
export async function sendToWebhook({ url, secret }: LeadWebhook, request: StoredRequest): Promise<void> {
  const id = `lead_${request.id}`;
  const now = new Date();
  const body = bodyOf(request);
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    body,
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch((error: unknown) => {
    throw unreached(error);
  });
  await response.body?.cancel().catch(() => {});
  if (response.ok) return;
  const { status } = response;
  const hint = status >= 300 && status < 400 ? " Redirects are not followed." : "";
  throw new DeliveryError(`The webhook answered with status ${status}.${hint}`, `status ${status}`);
}

function bodyOf({ id, kind, formName, formId, fields, page, source, createdAt }: StoredRequest): string {
  return JSON.stringify({
    type: `${kind}.created`,
    timestamp: createdAt,
    data: { id, form: formName, formId, fields, page, source, createdAt },
  });
}

function unreached(error: unknown): DeliveryError {
  if (error instanceof Error && error.name === "TimeoutError") {
    return new DeliveryError("The webhook did not answer within 10 seconds.", "timeout");
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "no connection";
  return new DeliveryError(`The webhook could not be reached (${code}).`, code);
}
