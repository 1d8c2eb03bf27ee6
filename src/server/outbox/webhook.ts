import { Webhook } from "standardwebhooks";
import type { DeliverySubject } from "../../shared/forms/lead.ts";
import { paymentOf, type StoredRequest } from "../requests/stored-requests.ts";
import type { LeadWebhook } from "../settings/env.ts";
import { DeliveryError } from "./delivery-error.ts";

const answerWithinMs = 10_000;

/** Signed by the Standard Webhooks specification. Retries have the same id, so that receivers can deduplicate them. */
export async function sendToWebhook(
  { url, secret }: LeadWebhook,
  request: StoredRequest,
  about?: DeliverySubject,
): Promise<void> {
  const delivery = request.deliveries.findLast(
    ({ channel, about: told }) => channel === "webhook" && told === about,
  );
  const id = [
    "lead",
    request.id,
    ...(about === undefined ? [] : [about, Date.parse(delivery?.since ?? "")]),
  ].join("_");
  const now = new Date();
  const body = bodyOf(request, about, delivery?.since);
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

function bodyOf(
  request: StoredRequest,
  about: DeliverySubject | undefined,
  since: string | undefined,
): string {
  const { id, kind, formName, formId, fields, page, source, createdAt, cohort, payment } = request;
  return JSON.stringify({
    type: `${kind}.${about ?? "created"}`,
    timestamp: about === undefined ? createdAt : since,
    data: {
      id,
      form: formName,
      formId,
      fields,
      page,
      source,
      createdAt,
      ...(kind === "enrollment" && { cohort, payment: payment === undefined ? null : paymentOf(payment) }),
    },
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
